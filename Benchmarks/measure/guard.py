"""Holds the instructions that tracing, folding and writing DOT take under their ceilings.

    python3 Benchmarks/measure/guard.py            exits with 1 when one takes more
    python3 Benchmarks/measure/guard.py --renew    writes what they take now, with headroom
"""

import math
import sys

import places
import valgrind

CEILINGS = places.benchmarks / "ceilings.txt"
HEADROOM = 1.15


def main(arguments):
    if not valgrind.is_there():
        print("valgrind is not there: instructions are not counted.", file=sys.stderr)
        return 0
    places.work.mkdir(parents=True, exist_ok=True)
    counted = {"trace": trace(), "fold": fold(), "dot": dot()}
    if arguments == ["--renew"]:
        renew(counted)
        return 0
    ceilings = read()
    is_held = True
    for name, count in counted.items():
        print(f"{name}: {count:,.0f} instructions, at most {ceilings[name]:,}", file=sys.stderr)
        is_held = is_held and count <= ceilings[name]
    if not is_held:
        print(f"More than {CEILINGS.relative_to(places.root)} allows; it says what to do.",
              file=sys.stderr)
    return 0 if is_held else 1


def slope(size, instructions):
    """What one more takes: what comes once, such as the start, is in both counts."""
    return (instructions(2 * size) - instructions(size)) / size


def trace():
    out = places.work / "guard.trace"
    return slope(300, lambda times: workload("navigate", "traced", times, out))


def fold():
    return slope(20_000, lambda events: workload("fold", places.trace("walk", events)))


def dot():
    """Reading the graph is in both counts of each size, so that it is not what is told."""
    def drawn(screens):
        source, out = places.trace("tour", screens), places.work / "guard.dot"
        return workload("dot", source, 2, out) - workload("dot", source, 1, out)

    return slope(300, drawn)


def workload(*arguments):
    return valgrind.instructions([places.tool / "workload", *arguments])


def read():
    lines = [line.split() for line in CEILINGS.read_text().splitlines()]
    return {line[0]: int(line[1]) for line in lines if line and line[0] != "#"}


def renew(counted):
    """Puts new ceilings into the file and leaves its words."""
    lines = []
    for line in CEILINGS.read_text().splitlines():
        words = line.split()
        if words and words[0] in counted:
            ceiling = counted[words[0]] * HEADROOM
            step = 10 ** max(0, math.floor(math.log10(ceiling)) - 1)
            rounded = math.ceil(ceiling / step) * step
            line = f"{words[0]:<6} {rounded:>9}  {' '.join(words[2:])}"
        lines.append(line)
    CEILINGS.write_text("\n".join(lines) + "\n")


sys.exit(main(sys.argv[1:]))
