"""Drawing small and large apps."""

import subprocess

import places
from picture import Picture
from runs import Command, compare
from table import Row, Section, markdown, taken, times

SIZES = [10, 50, 200, 1_000, 3_000]
# Up to here the worker lays out as `dot` does, and can be compared with it alone.
SMALL = 50


def measure():
    took = {size: sized(size) for size in SIZES}
    return Section("Drawing", [row(size, took[size]) for size in SIZES], TEXT, [
        markdown(
            ["screens", "coordgraph", "of that, layout and render", "dot"],
            [[f"{size:,}", taken(took[size]["coordgraph"]),
              taken(took[size]["layout"]) if size <= SMALL else "–", taken(took[size]["dot"])]
             for size in SIZES]),
        markdown(
            ["screens", "crossings", "dot's", "area, millions of square points", "dot's"],
            [quality(size) for size in SIZES if took[size]["dot"].seconds is not None]),
    ])


TEXT = """\
The map of an app with six screens for each coordinator: `coordgraph render` from the graph as JSON to a
finished SVG with an empty cache, and `dot -Tsvg` on the DOT that coordgraph writes for the same map,
stopped after a minute. "Layout and render" is the worker process alone, on that DOT. A picture could be
drawn faster with more crossings, so the crossings of edges are counted where both programs finish. Both
pictures have the legend."""


def row(size, took):
    dot = took["dot"]
    if size <= SMALL:
        slower = dot.ratio(took["layout"])
        return Row(
            f"draw-{size}", f"draw {size} screens: layout and render", "`dot -Tsvg`", "≤ 1.3×",
            f"{times(slower)} of {taken(dot)}; {times(dot.ratio(took['coordgraph']))} as a whole",
            slower and slower <= 1.3)
    ours = took["coordgraph"]
    ahead = ours.ratio(dot)
    return Row(
        f"draw-{size}", f"draw {size:,} screens", "`dot -Tsvg`", "faster and complete",
        f"{taken(ours)}; `dot` {taken(dot)}",
        ours.seconds is not None and (ahead is None or ahead > 1))


def quality(size):
    ours, dot = (Picture(svg(size, name)) for name in ["coordgraph", "dot"])
    return [
        f"{size:,}", f"{ours.crossings:,}", f"{dot.crossings:,}", f"{ours.area:.1f}",
        f"{dot.area:.1f}"]


def svg(size, whose):
    return places.work / f"draw-{size}.{whose}.svg"


def sized(size):
    trace = places.trace("tour", size)
    graph, dot = places.work / f"draw-{size}.json", places.work / f"draw-{size}.dot"
    for path in [graph, dot]:
        subprocess.run([places.product / "coordgraph", "render", trace, "-o", path], check=True)
    commands = {
        "coordgraph": Command(
            [places.product / "coordgraph", "render", graph, "--no-cache",
             "-o", svg(size, "coordgraph")]),
        "dot": Command(["dot", "-Tsvg", dot, "-o", svg(size, "dot")]),
    }
    if size <= SMALL:
        commands["layout"] = Command(
            [places.product / "coordgraph-layout", "-Tsvg", "-Kdot", "-Gnewrank=true"], input=dot)
    return compare(commands, rounds=15 if size <= 200 else 3 if size <= 1_000 else 1)
