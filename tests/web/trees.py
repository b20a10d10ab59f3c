"""Rounds of games whose arms grow from a centre, drawn by the page's own scripts without a browser: no tile moves when another is laid,
the arms bend at the sides of the felt, and no tile or place for one lies on another where there is room."""
import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
PAGE = f"{HERE}/../../src/visitors/web/page"


def grow(_binary, folder, _axe, _pictures):
    for name in ("board", "layout", "tile", "words"):
        shutil.copy(f"{PAGE}/{name}.js", folder)
    for name in ("felt", "trees"):
        shutil.copy(f"{HERE}/{name}.mjs", folder)
    with open(f"{folder}/package.json", "w", encoding="utf-8") as file:
        file.write('{"type": "module"}')
    told = subprocess.run(("node", f"{folder}/trees.mjs"), capture_output=True, text=True, check=False)
    lines = told.stdout.splitlines()
    print("\n".join(line for line in lines if line.startswith("#")))
    faults = [line for line in lines if not line.startswith("#")]
    return faults if told.returncode == 0 else [*faults, told.stderr]
