"""Reading and folding a long trace."""

import json

import places
from runs import Command, compare, peak_memory
from table import Row, Section, figure, markdown, taken, times

EVENTS = 1_000_000
WHAT = f"read and fold {EVENTS:,} events"


def measure():
    trace = places.trace("walk", EVENTS)
    graph = places.work / "walk.json"
    commands = {
        "coordgraph": Command([places.product / "coordgraph", "render", trace, "-o", graph]),
        "jq": Command(["jq", "-nr", "-f", places.peers / "fold.jq", trace], output=output("jq")),
        "Python json": Command(
            [places.python, places.peers / "fold_json.py", trace], output=output("json")),
        "DuckDB": Command(
            [places.python, places.peers / "fold_duckdb.py", trace], output=output("duckdb")),
    }
    took = compare(commands, rounds=3)
    check(graph, {name: command.output for name, command in commands.items()
                  if command.output and took[name].seconds is not None})
    ours = took["coordgraph"]
    memory = [
        peak_memory(Command(
            [places.product / "coordgraph", "render", places.trace("walk", size), "-o", graph]))
        for size in [EVENTS, 2 * EVENTS]
    ]
    rows = [
        Row(f"fold-{name}", WHAT, name,
            "faster", times(ours.ratio(took[name])) + f" ({taken(took[name])})",
            None if ours.ratio(took[name]) is None else ours.ratio(took[name]) > 1)
        for name in ["jq", "Python json", "DuckDB"]
    ]
    if None not in memory:
        rows.append(
            Row("fold-memory", WHAT, "2,000,000 events", "memory flat",
                f"{figure(memory[0])} MiB, {figure(memory[1])} MiB", memory[1] < memory[0] * 1.05))
    return Section("Folding", rows, TEXT, [
        markdown(["", "time", "ratio"],
                 [[name, taken(value), times(ours.ratio(value))] for name, value in took.items()])])


TEXT = f"""\
A trace with {EVENTS:,} events in many sessions of an app with 60 screens, from the first byte to the graph
as JSON in a file. The alternatives only count transitions by their screens and kind. All counts are equal."""


def output(name):
    return places.work / f"counts.{name}"


def check(graph, outputs):
    """Exits unless all counts are equal."""
    expected = {}
    for transition in json.loads(graph.read_text())["transitions"]:
        key = (transition["from"] or "None", transition["to"], transition["kind"])
        expected[key] = expected.get(key, 0) + transition["count"]
    for name, path in outputs.items():
        counted = {}
        for line in path.read_text().splitlines():
            tail, head, kind, count = line.split()
            counted[tail.removeprefix("Seeded."), head.removeprefix("Seeded."), kind] = int(count)
        if counted != expected:
            raise SystemExit(f"{name} counts other transitions than coordgraph.")
