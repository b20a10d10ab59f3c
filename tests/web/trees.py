"""Trees of feet, laid in two hundred rounds by the page's own layout, without a browser: no tile moves when another is laid, and on a
narrow felt the arms bend at its sides."""
import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
LAYOUT = f"{HERE}/../../src/visitors/web/page/layout.js"


def grow(_binary, folder, _axe, _pictures):
    shutil.copy(f"{HERE}/trees.mjs", folder)
    shutil.copy(LAYOUT, f"{folder}/layout.mjs")
    told = subprocess.run(("node", f"{folder}/trees.mjs"), capture_output=True, text=True, check=False)
    lines = told.stdout.splitlines()
    print("\n".join(line for line in lines if line.startswith("#")))
    faults = [line for line in lines if not line.startswith("#")]
    return faults if told.returncode == 0 else [*faults, told.stderr]
