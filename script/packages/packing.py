#!/usr/bin/python3
"""Packs the files that script/dist makes. The same input makes the same bytes.

packing.py zip FILE PROGRAM: the zip for Windows, with the program, its licences, what to do first, and the sounds.
packing.py crates FILE: all crates that are in the program, as SPDX 2.3 lists them.
"""

import json
import os
import pathlib
import subprocess
import sys
import time
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
WHEN = int(os.environ["SOURCE_DATE_EPOCH"])

# How to start, in each language; and who made the parts.
TEXTS = [ROOT / "LICENSE", ROOT / "sounds/voices/NOTICE", *sorted((ROOT / "script/packages/first").glob("*.txt"))]


def pack(to, program):
    inside = {"serpente.exe": pathlib.Path(program).read_bytes()}
    for text in TEXTS:
        inside[text.stem + ".txt"] = windows_text(text.read_text())
    for sound in sorted((ROOT / "sounds").glob("*.wav")):
        inside["sounds/" + sound.name] = sound.read_bytes()
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in inside.items():
            entry = zipfile.ZipInfo("serpente/" + name, time.gmtime(WHEN)[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, content)


def windows_text(text):
    # Older versions of Notepad need a byte order mark to recognise UTF-8.
    return text.replace("\n", "\r\n").encode("utf-8-sig")


def crates(to):
    lock = tomllib.loads((ROOT / "Cargo.lock").read_text())
    sums = {(of["name"], of["version"]): of.get("checksum") for of in lock["package"]}
    said = subprocess.run(
        ["cargo", "metadata", "--locked", "--format-version", "1"], cwd=ROOT, check=True, stdout=subprocess.PIPE
    )
    known = json.loads(said.stdout)
    of = {package["id"]: package for package in known["packages"]}
    uses = {node["id"]: node["deps"] for node in known["resolve"]["nodes"]}
    root = known["resolve"]["root"]
    # Crates that only tests or builds need are not in the program.
    inside, edges, waiting = {root}, [], [root]
    while waiting:
        one = waiting.pop()
        for used in uses[one]:
            if any(kind["kind"] is None for kind in used["dep_kinds"]):
                edges.append((one, used["pkg"]))
                if used["pkg"] not in inside:
                    inside.add(used["pkg"])
                    waiting.append(used["pkg"])
    packages = sorted((of[one] for one in inside), key=lambda package: (package["name"], package["version"]))
    name = "serpente-" + of[root]["version"]
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        "documentNamespace": "https://spdx.org/spdxdocs/%s-%d" % (name, WHEN),
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(WHEN)),
            "creators": ["Tool: script/packages/packing.py"],
        },
        "packages": [listed(package, sums) for package in packages],
        "relationships": [
            {
                "spdxElementId": "SPDXRef-DOCUMENT",
                "relationshipType": "DESCRIBES",
                "relatedSpdxElement": called(of[root]),
            }
        ]
        + sorted(
            (
                {
                    "spdxElementId": called(of[one]),
                    "relationshipType": "DEPENDS_ON",
                    "relatedSpdxElement": called(of[other]),
                }
                for one, other in set(edges)
            ),
            key=lambda edge: (edge["spdxElementId"], edge["relatedSpdxElement"]),
        ),
    }
    pathlib.Path(to).write_text(json.dumps(document, indent=1) + "\n")


def called(package):
    plain = "".join(sign if sign.isalnum() or sign in ".-" else "-" for sign in package["version"])
    return "SPDXRef-%s-%s" % (package["name"].replace("_", "-us-"), plain)


def listed(package, sums):
    entry = {
        "SPDXID": called(package),
        "name": package["name"],
        "versionInfo": package["version"],
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        # Some crates still write a slash instead of OR.
        "licenseDeclared": (package["license"] or "NOASSERTION").replace("/", " OR "),
        "copyrightText": "NOASSERTION",
    }
    if package["source"]:
        entry["downloadLocation"] = "https://crates.io/crates/%s/%s" % (package["name"], package["version"])
        entry["externalRefs"] = [
            {
                "referenceCategory": "PACKAGE-MANAGER",
                "referenceType": "purl",
                "referenceLocator": "pkg:cargo/%s@%s" % (package["name"], package["version"]),
            }
        ]
    checksum = sums.get((package["name"], package["version"]))
    if checksum:
        entry["checksums"] = [{"algorithm": "SHA256", "checksumValue": checksum}]
    return entry


{"zip": pack, "crates": crates}[sys.argv[1]](*sys.argv[2:])
