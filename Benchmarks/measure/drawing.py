"""Drawing small and large apps."""

import subprocess

import places
from runs import Command, compare
from table import Row, Section, markdown, seconds, taken, times

SIZES = [10, 50, 200, 1_000, 3_000]
# The most seconds that some sizes may take.
LIMITS = {1_000: 0.5, 3_000: 1.5}
OVERVIEW, OVERVIEW_LIMIT = 10_000, 1.0

TEXT = """\
The map of an app with six screens for each coordinator: `coordgraph render` from the trace to a finished SVG,
with verdicts and nothing cached, and `dot -Tsvg` on the DOT that coordgraph writes for the same map, stopped
after a minute. Both write to standard output. "Layout and render" is the worker process alone, on that DOT."""


def measure():
    took = {size: sized(size) for size in SIZES}
    overview = compare({"": drawing(places.trace("tour", OVERVIEW), "--overview", "200")}, 3)[""]
    rows = [row for size in SIZES for row in compared(size, took[size])]
    rows.append(Row(
        f"draw-{OVERVIEW}", f"draw {OVERVIEW:,} screens as an overview of 200 nodes", "",
        f"≤ {seconds(OVERVIEW_LIMIT)}", taken(overview), within(overview, OVERVIEW_LIMIT)))
    return Section("Drawing", rows, TEXT, [markdown(
        ["screens", "coordgraph", "of that, layout and render", "dot"],
        [[f"{size:,}", *(taken(took[size][name]) for name in ["coordgraph", "layout", "dot"])]
         for size in SIZES])])


def compared(size, took):
    what = f"draw {size:,} screens"
    ours, dot = took["coordgraph"], took["dot"]
    share = dot.ratio(ours)
    yield Row(
        f"draw-{size}", what, "`dot -Tsvg`", "≤ 0.8× its time",
        f"{taken(ours)}; `dot` {taken(dot)}" + (f"; {times(share)}" if share else ""),
        ours.seconds is not None and (share is None or share <= 0.8))
    if size in LIMITS:
        yield Row(
            f"draw-{size}-limit", what, "", f"≤ {seconds(LIMITS[size])}", taken(ours),
            within(ours, LIMITS[size]))


def within(took, limit):
    return took.seconds is not None and took.seconds <= limit


def drawing(trace, *options):
    return Command(
        [places.product / "coordgraph", "render", trace, "--format", "svg", "--no-cache", *options])


def sized(size):
    trace, dot = places.trace("tour", size), places.work / f"draw-{size}.dot"
    subprocess.run([places.product / "coordgraph", "render", trace, "-o", dot], check=True)
    commands = {
        "coordgraph": drawing(trace),
        "dot": Command(["dot", "-Tsvg", dot]),
        "layout": Command(
            [places.product / "coordgraph-layout", "-Tsvg", "-Kdot", "-Gnewrank=true"], input=dot),
    }
    return compare(commands, rounds=15 if size <= 200 else 3 if size <= 1_000 else 1)
