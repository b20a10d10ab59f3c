#!/usr/bin/python3
"""What was printed and what a screen reader spoke of it, as a table: table.py RESULT... Fails unless every line was
spoken whole, once and in order, unless a key of the player cut it short, and nothing besides."""
import json
import sys


def main():
    rows = []
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            rows += [json.loads(line) for line in file if line.startswith("{")]
    print("| reader | language | what | printed | heard | cut | besides | not in braille |\n|---|---|---|---|---|---|---|---|")
    wrong = 0
    for row in rows:
        wrong += len(row["missed"]) + len(row["besides"]) + len(row["braille"])
        print(f"| {row['reader']} | {row['language']} | {row['scenario']} | {row['printed']} | {row['heard']} "
              f"| {row['cut']} | {len(row['besides'])} | {len(row['braille'])} |")
    printed, heard = (sum(row[key] for row in rows) for key in ("printed", "heard"))
    cut = sum(row["cut"] for row in rows)
    print(f"\nSpoken: {heard} of {printed} lines; {cut} were cut short by the player's keys.")
    for row in rows:
        for text in row.get("known", []):
            print(f"Known fault ({row['reader']}, {row['language']}, {row['scenario']}): {text}")
    for row in rows:
        place = f"{row['reader']}, {row['language']}, {row['scenario']}"
        for line in row["missed"]:
            print(f"Not spoken ({place}): {line}")
        for text in row["besides"]:
            print(f"Spoken besides ({place}): {text}")
        for text in row["braille"]:
            print(f"Not in braille ({place}): {text}")
    sys.exit(1 if wrong or not printed else 0)


if __name__ == "__main__":
    main()
