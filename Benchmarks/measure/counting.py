"""Counts the instructions of tracing, folding, writing DOT and starting, and reads their ceilings.

The cost of one more is the difference between a run and one twice as long, so that one-time costs,
such as the start of the process, cancel out. `start` counts these: a whole run on a short trace."""

import math
import subprocess
from dataclasses import dataclass

import places
import valgrind
from table import Section, markdown

CEILINGS = places.benchmarks / "ceilings.txt"
HEADROOM = 1.1


@dataclass
class Ceiling:
    most: int
    at_first: int
    words: str


def measure():
    counts = count()
    return Section("Instructions", [], """\
Instructions, counted by valgrind, which does not depend on what else the machine is doing. `make guard`, and so CI, fails above the ceilings in
[`ceilings.txt`](../Benchmarks/ceilings.txt).""", [
        markdown(["", "at first", "now", "ceiling"],
                 [[ceiling.words, f"{ceiling.at_first:,}", f"{counts[name]:,}", f"{ceiling.most:,}"]
                  for name, ceiling in read().items()])])


def count():
    """Instructions by the names of the ceilings."""
    return {"trace": trace(), "fold": fold(), "dot": dot(), "start": start()}


def trace():
    out = places.work / "guard.trace"
    return slope(300, lambda times: workload("navigate", "traced", times, out))


def fold():
    return slope(20_000, lambda events: workload("fold", places.trace("walk", events)))


def dot():
    def once(screens):
        # Reading the graph is in both.
        source = places.trace("tour", screens)
        return workload("dot", source, 2, "/dev/null") - workload("dot", source, 1, "/dev/null")

    return slope(300, once)


def start():
    # Valgrind does not read the debug information of the linker that Swift uses.
    program = places.work / "coordgraph"
    subprocess.run(["objcopy", "--strip-debug", places.product / "coordgraph", program], check=True)
    return valgrind.instructions([program, "render", places.trace("tour", 10), "--format", "dot"])


def slope(size, instructions):
    return round((instructions(2 * size) - instructions(size)) / size)


def workload(*arguments):
    return valgrind.instructions([places.tool / "workload", *arguments])


def read():
    ceilings = {}
    for line in CEILINGS.read_text().splitlines():
        if line and not line.startswith("#"):
            name, most, at_first, words = line.split(maxsplit=3)
            ceilings[name] = Ceiling(int(most), int(at_first), words)
    return ceilings


def renew(counts):
    """Puts new ceilings into the file, and leaves its words."""
    comments = [line for line in CEILINGS.read_text().splitlines() if line.startswith("#")]
    lines = [
        f"{name:<6} {rounded_up(counts[name] * HEADROOM):>9} {ceiling.at_first:>10}  {ceiling.words}"
        for name, ceiling in read().items()
    ]
    CEILINGS.write_text("\n".join(comments + lines) + "\n")


def rounded_up(count):
    """To three digits."""
    step = 10 ** (math.floor(math.log10(count)) - 2)
    return math.ceil(count / step) * step
