"""Measures everything and writes docs/benchmarks.md; `make bench` builds what it needs.

    python3 Benchmarks/measure [TOPIC...]    measures some topics, and prints them
"""

import sys
import time

import counting
import drawing
import folding
import gallery
import legibility
import page
import places
import starting
import tracing
import valgrind
import writing

TOPICS = {
    "tracing": tracing, "folding": folding, "writing": writing, "drawing": drawing,
    "gallery": gallery, "legibility": legibility, "starting": starting, "counting": counting,
}


def main(names):
    if unknown := [name for name in names if name not in TOPICS]:
        raise SystemExit(f"There is no {unknown[0]}; topics are {', '.join(TOPICS)}.")
    if not valgrind.is_there():
        raise SystemExit("valgrind is needed, to count instructions and allocations.")
    places.clear()
    sections = []
    for name in names or TOPICS:
        begin = time.monotonic()
        sections.append(TOPICS[name].measure())
        print(f"{name}: {time.monotonic() - begin:.0f} s", file=sys.stderr)
    text = page.text(sections)
    if names:
        print(text)
    else:
        (places.root / "docs/benchmarks.md").write_text(text)


main(sys.argv[1:])
