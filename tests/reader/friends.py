"""Friends at a table elsewhere, without a screen reader: the program as a page's tests drive it."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "web"))

from table import Program as Friend, Table  # noqa: E402, F401
