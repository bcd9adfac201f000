"""Fails if tracing, folding, writing DOT or starting takes more instructions than its ceiling.

    python3 Benchmarks/measure/guard.py            exits with 1 when one takes more
    python3 Benchmarks/measure/guard.py --renew    makes ceilings of what they take now
"""

import sys

import counting
import places


def main(arguments):
    places.clear()
    counts = counting.count()
    if arguments == ["--renew"]:
        counting.renew(counts)
        return 0
    is_held = True
    for name, ceiling in counting.read().items():
        is_higher = counts[name] > ceiling.most
        print(f"{'error: ' if is_higher else ''}{ceiling.words}: {counts[name]:,} instructions, "
              f"at most {ceiling.most:,}", file=sys.stderr)
        is_held = is_held and not is_higher
    if not is_held:
        print("Benchmarks/ceilings.txt says what to do.", file=sys.stderr)
    return 0 if is_held else 1


sys.exit(main(sys.argv[1:]))
