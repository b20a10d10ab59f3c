"""A stand-in Speech Dispatcher: takes what a screen reader wants spoken and keeps it, in order."""
import html
import os
import re
import socket
import threading


class Spoken:
    """What was to be spoken, as plain texts. `lasts`: how many seconds each takes."""

    def __init__(self, path, lasts=0):
        self._lasts = lasts
        self.texts = []
        self._lock = threading.Lock()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        if os.path.exists(path):
            os.unlink(path)
        self._socket.bind(path)
        self._socket.listen(16)
        self._messages = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def since(self, mark):
        with self._lock:
            return list(self.texts[mark:])

    def count(self):
        with self._lock:
            return len(self.texts)

    def _accept(self):
        while True:
            connection, _ = self._socket.accept()
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _keep(self, text):
        plain = html.unescape(re.sub(r"<[^>]*>", "", text))
        with self._lock:
            self.texts.append(plain)

    def _serve(self, connection):
        lines, whole = connection.makefile("rb"), threading.Lock()

        def send(*answers):
            with whole:
                connection.sendall("".join(answer + "\r\n" for answer in answers).encode())

        def tell(*events):
            try:
                send(*events)
            except OSError:
                pass  # Nobody listens any more.

        def read():
            line = lines.readline()
            return line.decode("utf-8", "replace").rstrip("\r\n") if line else None

        try:
            while (line := read()) is not None:
                words = line.upper().split()
                if not words:
                    send("501 ERR INVALID COMMAND")
                elif words[0] == "SPEAK":
                    send("230 OK RECEIVING DATA")
                    text = []
                    while (part := read()) not in (".", None):
                        text.append(part[1:] if part.startswith("..") else part)
                    self._keep("\n".join(text))
                    self._messages += 1
                    number = self._messages
                    send(f"225-{number}", "225 OK MESSAGE QUEUED")
                    events = (f"701-{number}", "701-1", "701 BEGIN", f"702-{number}", "702-1", "702 END")
                    if self._lasts:
                        threading.Timer(self._lasts, tell, events).start()
                    else:
                        send(*events)
                elif words[0] in ("CHAR", "KEY", "SOUND_ICON"):
                    self._keep(line.split(" ", 1)[-1])
                    send("225-1", "225 OK MESSAGE QUEUED")
                elif words[0] in ("CANCEL", "STOP"):
                    send("210 OK CANCELED")
                elif words[:3] == ["HISTORY", "GET", "CLIENT_ID"]:
                    send("245-1", "245 OK CLIENT ID SENT")
                elif words[:2] == ["LIST", "SYNTHESIS_VOICES"]:
                    send("249-English\ten\tnone", "249-Italiano\tit\tnone", "249 OK VOICES SENT")
                elif words[:2] == ["LIST", "OUTPUT_MODULES"]:
                    send("250-espeak-ng", "250 OK MODULES SENT")
                elif words[0] == "GET":
                    send("251-0", "251 OK GET RETURNED")
                elif words[0] == "SET":
                    send("220 OK SET")
                elif words[0] == "QUIT":
                    send("231 HAPPY HACKING")
                    return
                else:
                    send("200 OK")
        except OSError:
            pass
        finally:
            connection.close()
