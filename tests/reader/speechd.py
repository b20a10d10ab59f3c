"""A stand-in Speech Dispatcher: takes what a screen reader wants spoken and speaks it, in order, at a voice's rate, but
without a sound."""
import html
import os
import re
import socket
import threading
import time

# What the reader says of a key takes so much of the time of a word.
KEY = 0.6


class Utterance:
    """What was to be spoken, and what became of it."""

    def __init__(self, text, lasts):
        self.text, self.lasts = text, lasts
        self.begins = self.ends = None
        # Somebody had it stop before its end, or before it began.
        self.cut = False


class Voice:
    """Speaks one after the other, until it is told to stop."""

    def __init__(self, rate):
        self._rate = rate
        self.said = []
        self._waiting = []
        self._now = threading.Condition()
        threading.Thread(target=self._speak, daemon=True).start()

    def add(self, text, ended=None):
        plain = html.unescape(re.sub(r"<[^>]*>", "", text))
        words = max(len(re.findall(r"\w+", plain)), KEY)
        utterance = Utterance(plain, words * 60 / self._rate)
        with self._now:
            self.said.append(utterance)
            self._waiting.append((utterance, ended))
            self._now.notify_all()

    def stop(self):
        with self._now:
            for utterance, _ in self._waiting:
                utterance.cut = True
            self._waiting.clear()
            self._now.notify_all()

    def is_silent(self):
        with self._now:
            return not self._waiting

    def _speak(self):
        while True:
            with self._now:
                while not self._waiting:
                    self._now.wait()
                utterance, ended = self._waiting[0]
                utterance.begins = time.monotonic()
                until = utterance.begins + utterance.lasts
                while not utterance.cut and (left := until - time.monotonic()) > 0:
                    self._now.wait(left)
                utterance.ends = time.monotonic()
                if not utterance.cut:
                    self._waiting.pop(0)
            if ended:
                ended(utterance.cut)


class Spoken:
    """The dispatcher. `rate`: how many words a minute its voice speaks."""

    def __init__(self, path, rate):
        self.voice = Voice(rate)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        if os.path.exists(path):
            os.unlink(path)
        self._socket.bind(path)
        self._socket.listen(16)
        self._messages = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def since(self, mark):
        """What was to be spoken, as plain texts."""
        return [utterance.text for utterance in self.voice.said[mark:]]

    def uncut_since(self, mark):
        """What was spoken whole, or will be."""
        return [utterance.text for utterance in self.voice.said[mark:] if not utterance.cut]

    def count(self):
        return len(self.voice.said)

    def is_silent(self):
        return self.voice.is_silent()

    def _accept(self):
        while True:
            connection, _ = self._socket.accept()
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        lines, whole = connection.makefile("rb"), threading.Lock()

        def send(*answers):
            with whole:
                connection.sendall("".join(answer + "\r\n" for answer in answers).encode())

        def tell(number, cut):
            end = ("703", "CANCELED") if cut else ("702", "END")
            try:
                send(f"{end[0]}-{number}", f"{end[0]}-1", f"{end[0]} {end[1]}")
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
                    self._messages += 1
                    number = self._messages
                    send(f"225-{number}", "225 OK MESSAGE QUEUED")
                    send(f"701-{number}", "701-1", "701 BEGIN")
                    self.voice.add("\n".join(text), lambda cut, number=number: tell(number, cut))
                elif words[0] in ("CHAR", "KEY", "SOUND_ICON"):
                    self.voice.add(line.split(" ", 1)[-1])
                    send("225-1", "225 OK MESSAGE QUEUED")
                elif words[0] in ("CANCEL", "STOP"):
                    self.voice.stop()
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
