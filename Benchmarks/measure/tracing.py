"""The cost of tracing an app."""

import json
import subprocess

import places
import valgrind
from table import Row, Section, figure, markdown, seconds, times

ROUNDS = 3
TRIPS = 200


def measure():
    took = library()
    trips = {name: walked(name) for name in ["untraced", "off", "traced", "traced-12"]}
    events = trips["traced"]["events"]

    def cost(name, than="navigate, untraced"):
        return took[name] - took[than]

    event = cost("navigate, traced") / events
    span = cost("navigate, a span each") / 2
    line = cost("navigate, a log line each") / 2
    look = cost("look, 12", "look, untraced")
    off = trips["off"]["instructions"] - trips["untraced"]["instructions"]
    off_allocations = trips["off"]["allocations"] - trips["untraced"]["allocations"]
    allocations = (trips["traced"]["allocations"] - trips["untraced"]["allocations"]) / events
    growth = trips["traced"]["growth"] - trips["untraced"]["growth"]
    encoder = took["JSONEncoder to file"] / took["four at once to file"]
    single = took["JSONEncoder to file"] / took["record to file"]
    line_alone = took["JSONEncoder in memory"] / took["line in memory"]

    what = "an event of a navigation, recorded in memory"
    rows = [
        Row("event", what, "the app untraced", "< 1 µs",
            f"{seconds(event)}, {figure(allocations)} allocations", event < 1e-6),
        Row("span", what, "a span", "≥ 5× cheaper",
            f"{times(span / event)} (a span {seconds(span)}, a log line {seconds(line)})",
            span / event >= 5),
        Row("growth", what, "", "nothing grows",
            f"{figure(growth)} bytes a navigation", growth < 1),
        Row("discovery", "a look at 12 coordinators in which nothing has changed", "", "< 10 µs",
            seconds(look), look < 10e-6),
        Row("off", "a navigation with tracing off", "untraced", "nothing measurable, 0 allocations",
            f"{figure(off / 2)} instructions of {figure(trips['untraced']['instructions'] / 2)}, "
            f"{figure(off_allocations / 2)} allocations",
            off < trips["untraced"]["instructions"] / 100 and off_allocations < 0.01),
        Row("file", "a line to a file, written with its navigation", "a line by `JSONEncoder`",
            "≥ 10× faster",
            f"{times(encoder)} ({seconds(took['four at once to file'])}); "
            f"{times(single)} by itself; {times(line_alone)} without the file", encoder >= 10),
    ]
    return Section("Tracing", rows, text(), [
        markdown(
            ["there and back", "time", "more than untraced"],
            [[name, seconds(took[f"navigate, {name}"]), seconds(cost(f"navigate, {name}"))]
             for name in ["untraced", "tracing off", "a log line each", "a span each", "traced"]]
            + [["traced, 12 coordinators", seconds(took["navigate, 12 coordinators, traced"]),
                seconds(cost("navigate, 12 coordinators, traced",
                             "navigate, 12 coordinators, untraced"))]]),
        markdown(
            ["a turn of the loop", "time"],
            [["untraced", seconds(took["look, untraced"])],
             ["a look at 1 coordinator", seconds(took["look, 1"])],
             ["a look at 12 coordinators", seconds(took["look, 12"])]]),
        markdown(
            ["one event", "time"],
            [[name, seconds(took[name])]
             for name in ["record in memory", "line in memory", "JSONEncoder in memory",
                          "four at once to file", "record to file", "JSONEncoder to file"]]),
        markdown(
            ["there and back, by valgrind", "instructions", "allocations", "events"],
            [[name, figure(trip["instructions"]), figure(trip["allocations"]),
              figure(trip["events"])] for name, trip in trips.items()]),
    ])


def text():
    return f"""\
An app with one coordinator pushes a new page through its `NavigationRouter` and pops it again, a thousand
times in each sample. It runs on `HeadlessUIKit`, the stand-in for UIKit, not on a phone. One round trip is
two navigations: two spans, two log lines, or the number of events in the last table. The router is wrapped
in a `TracingRouter`, or in a router of ten lines that records each navigation as a span (`InMemoryTracer`
of swift-distributed-tracing) or as a log line (`InMemoryLogHandler` of swift-log). Times are medians of the
samples, measured by ordo-one/benchmark, the least of {ROUNDS} runs. Instructions and allocations are the
difference between {TRIPS} and {2 * TRIPS} round trips under valgrind, traced to a file. The tracer
writes the lines of a navigation with one system call; the hand-written encoder writes each line when it
occurs."""


def library():
    """Seconds for one iteration of each benchmark, by name."""
    samples = {}
    for _ in range(ROUNDS):
        folder = places.work / "library"
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()
        subprocess.run(
            ["swift", "package", "--package-path", places.benchmarks,
             "--scratch-path", places.scratch, "--allow-writing-to-directory", folder,
             "benchmark", "--format", "jmh", "--path", folder, "--no-progress", "--quiet"],
            check=True, stdout=subprocess.DEVNULL)
        for file in folder.iterdir():
            for result in json.loads(file.read_text()):
                name = result["benchmark"].split(".")[-1].replace("_", " ")
                samples.setdefault(name, []).append(median(result))
    return {name: min(values) for name, values in samples.items()}


def median(result):
    microseconds = result["secondaryMetrics"]["Time (wall clock)"]["scorePercentiles"]["50.0"]
    return microseconds / 1e6 / 1000


def walked(name):
    """The cost of one round trip: half the difference between a number of them and twice as many."""
    trace = places.work / "navigate.trace"

    def count(times):
        command = [places.tool / "workload", "navigate", name, times, trace]
        trace.write_text("")
        heap = valgrind.heap(command)
        events = trace.read_bytes().count(b"\n")
        return valgrind.instructions(command), heap, events

    (once, once_heap, once_events), (twice, twice_heap, twice_events) = count(TRIPS), count(2 * TRIPS)
    return {
        "instructions": (twice - once) / TRIPS,
        "allocations": (twice_heap.allocations - once_heap.allocations) / TRIPS,
        "growth": (twice_heap.peak - once_heap.peak) / TRIPS,
        "events": (twice_events - once_events) / TRIPS,
    }
