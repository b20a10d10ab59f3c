"""A parlour that one comes to by SSH, and somebody else at a table there, who has no program."""
import os
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "web"))

from table import Parlour, ssh  # noqa: E402
from wire import Wire  # noqa: E402

LANGUAGES = {"en": "en_GB.UTF-8", "it": "it_IT.UTF-8"}


class Visit:
    def __init__(self, binary, folder, language):
        os.makedirs(folder)
        self._parlour = Parlour(binary, folder)
        self.command = ssh(folder, "Bo", self._parlour.ssh_port, LANGUAGES[language])
        self._ada = Wire(self._parlour.address, "Ada")
        self._table = self._ada.opens(game="salotto", players=2, teams=None, options={"limit": 1, "pace": 30})
        self._ends = False

    def begin(self):
        """The match begins, and the other one plays, a while after each turn has come."""
        self._ada.begins()
        threading.Thread(target=self._play, daemon=True).start()

    def _play(self):
        while not self._ends:
            time.sleep(1)
            self._ada.play()

    def is_over(self, _sitting):
        return self._parlour.is_over(self._table)

    def close(self):
        self._ends = True
        self._ada.close()
        self._parlour.close()
