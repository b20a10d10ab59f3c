"""Somebody at a table by the wire alone: a WebSocket and JSON, written for this."""
import base64
import json
import os
import socket
import struct
import threading
import time

from browser import Failed, wait_for

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

# How long an answer to a move may take before another one is tried.
ANSWER = 10


def halves(tile):
    return [int(half) for half in tile.split("-")]


class Wire:
    """A client without a program. It opens the table, and plays what is not refused."""

    def __init__(self, address, name):
        host, port = address.rsplit(":", 1)
        self._socket = socket.create_connection((host, int(port)))
        self._in = self._socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall((f"GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                              "Sec-WebSocket-Protocol: serpente.1\r\n\r\n").encode())
        answer = self._in.readline()
        if b" 101 " not in answer:
            raise Failed(f"the wire: {answer}")
        while self._in.readline().strip():
            pass
        self.name, self.table, self.events, self.refused = name, None, [], []
        self._hand, self._ends, self._turn, self._over = [], {}, None, False
        threading.Thread(target=self._listen, daemon=True).start()
        self.send(type="hello", protocol=1, name=name, token=None, lang="en")

    def send(self, **frame):
        self._frame(TEXT, json.dumps(frame).encode())

    def _frame(self, kind, body):
        mask = os.urandom(4)
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack(">H", len(body))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))
        self._socket.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def _listen(self):
        while head := self._in.read(2):
            size = head[1] & 0x7F
            if size == 126:
                size = struct.unpack(">H", self._in.read(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._in.read(8))[0]
            body, kind = self._in.read(size), head[0] & 0x0F
            if kind == PING:
                self._frame(PONG, body)
            elif kind == TEXT:
                self._take(json.loads(body))
            elif kind == CLOSE:
                return

    def _take(self, frame):
        kind = frame["type"]
        if kind == "table":
            self.table = frame
        elif kind == "refused":
            self.refused.append(frame)
        elif kind in ("event", "step"):
            if kind == "event":
                self._see(frame["event"])
                self.events.append((frame["n"], frame["event"]))
            if frame.get("step") is not None:
                self.send(type="heard", n=frame["n"])

    def _see(self, event):
        kind, own = event["type"], event.get("seat") == self.table["seat"]
        if kind == "round":
            self._ends, self._turn = {}, None
        elif kind == "dealt" and own:
            self._hand = list(event["tiles"])
        elif kind == "drew" and own:
            self._hand.append(event["tile"])
        elif kind == "laid":
            high, low = halves(event["tile"])
            if own:
                self._hand.remove(event["tile"])
            if event["arm"] is None:
                self._ends = {0: high, 1: low}
            else:
                self._ends[event["arm"]] = low if event["inner"] == high else high
        elif kind == "turn":
            self._turn = event["seat"]
        elif kind == "round-over":
            self._turn = None
            self.send(type="deal")

    def opens(self, **conditions):
        """Opens a table, and says what it is called."""
        self.send(type="open", private=False, secret=None, **conditions)
        return wait_for("a table", lambda: self.table)["table"]

    def begins(self):
        """As soon as somebody sits on each chair."""
        wait_for("everybody", lambda: all(self.table["chairs"]))
        self.send(type="begin")
        wait_for("the match", lambda: self.events)

    def _moves(self):
        for tile in self._hand:
            if not self._ends:
                yield {"lay": {"tile": tile, "arm": None}}
            for arm, end in self._ends.items():
                if end in halves(tile):
                    yield {"lay": {"tile": tile, "arm": arm, "inner": end}}
        yield {"draw": True}
        yield {"pass": True}

    def play(self):
        """Tries one move after the other, if it is the own turn, until one is taken."""
        if self._turn != self.table["seat"] or not self.events:
            return
        for move in list(self._moves()):
            known, refused = self.events[-1][0], len(self.refused)
            self.send(type="move", after=known, **move)
            until = time.monotonic() + ANSWER
            while self.events[-1][0] == known and len(self.refused) == refused:
                if time.monotonic() > until:
                    raise Failed(f"no answer to {move}")
                time.sleep(0.01)
            if self.events[-1][0] != known:
                return

    def close(self):
        self._socket.close()
