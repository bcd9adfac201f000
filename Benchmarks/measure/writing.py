"""Building a graph and writing it as DOT."""

import statistics
import subprocess

import places
from runs import Command, Taken, run
from table import Row, Section, figure, markdown, taken, times

SIZES = [10, 100, 1_000, 10_000, 100_000]
WHAT = "build and write DOT, 10 … 100,000 screens"
PEERS = {"pygraphviz": "pygraphviz", "graphviz (Python)": "graphviz", "networkx, pydot": "networkx"}


def measure():
    took = {size: sized(size) for size in SIZES}
    worst = {
        name: min((ratio for size in SIZES
                   if (ratio := took[size]["coordgraph"].ratio(took[size][name])) is not None),
                  default=None)
        for name in PEERS
    }
    slope = (took[100_000]["drawn up"].seconds / took[1_000]["drawn up"].seconds) / 100
    rows = [
        Row(f"dot-{peer}", WHAT, name,
            "≥ 10× faster", "at least " + times(worst[name]) if worst[name] else "missing",
            worst[name] and worst[name] >= 10)
        for name, peer in PEERS.items()
    ] + [
        Row("dot-linear", WHAT, "1,000 screens, drawing up included", "linear",
            f"each of 100,000 takes {times(slope)}", slope < 1.5)
    ]
    return Section("Writing DOT", rows, TEXT, [
        markdown(["screens", "coordgraph", "with drawing up", *PEERS],
                 [[f"{size:,}", taken(took[size]["coordgraph"]), taken(took[size]["drawn up"])]
                  + [f"{taken(took[size][name])}, {times(took[size]['coordgraph'].ratio(took[size][name]))}"
                     for name in PEERS] for size in SIZES])])


TEXT = """\
From nodes, clusters and edges in memory to DOT handed to the system, without the start of the process:
building a graph, and writing it (networkx has no clusters). coordgraph first draws up the app's graph: it
decides what is shown, and under which names. The alternatives leave that to their users, so the second
column includes it."""


def sized(size):
    trace = places.trace("tour", size)
    parts = places.work / f"tour-{size}.parts"
    with open(parts, "wb") as file:
        subprocess.run([places.tool / "workload", "parts", trace], stdout=file, check=True)
    times = 10 if size <= 1_000 else 1
    # A disk would take longer than some of them.
    out = "/dev/null"
    commands = {
        "coordgraph": Command([places.tool / "workload", "write", trace, times, out]),
        "drawn up": Command([places.tool / "workload", "dot", trace, times, out]),
    }
    for name, peer in PEERS.items():
        commands[name] = Command(
            [places.python, places.peers / f"dot_{peer}.py", parts, times, out])
    samples = {name: [] for name in commands}
    failed = {}
    for _ in range(3 if size <= 10_000 else 1):
        for name, command in commands.items():
            if name in failed:
                continue
            command.output = places.work / "times"
            result = run(command)
            if result.seconds is None:
                failed[name] = result
            else:
                samples[name] += map(int, command.output.read_text().split())
    return {
        name: failed.get(name) or Taken(statistics.median(samples[name]) / 1e9)
        for name in commands
    }
