"""Drawing small and large apps."""

import places
import subprocess
from picture import Picture
from runs import Command, compare
from table import Row, Section, figure, markdown, taken, times

SIZES = [10, 50, 200, 1_000, 3_000]


def measure():
    took = {size: sized(size) for size in SIZES}
    rows = []
    for size in SIZES:
        ours, dot = took[size]["coordgraph"], took[size]["dot"]
        slower = dot.ratio(ours)
        if size <= 50:
            aim, is_met = "≤ 1.3×", slower is not None and slower <= 1.3
        else:
            aim = "ahead, and whole"
            is_met = ours.seconds is not None and (slower is None or slower < 1)
        measured = taken(ours) + (
            f", {times(slower)} of {taken(dot)}" if slower is not None else f"; dot: {dot.failure}")
        rows.append(
            Row(f"draw-{size}", f"draw {size:,} screens", "`dot -Tsvg`", aim, measured, is_met))
    figures = []
    for size in SIZES:
        cells = [f"{size:,}", taken(took[size]["coordgraph"]), taken(took[size]["dot"])]
        pictures = [
            Picture(path) if took[size][name].seconds is not None else None
            for name, path in [("coordgraph", svg(size, "ours")), ("dot", svg(size, "dot"))]
        ]
        cells += [f"{picture.crossings:,}" if picture else "–" for picture in pictures]
        cells += [f"{picture.area:,.0f}" if picture else "–" for picture in pictures]
        figures.append(cells)
    return Section("Drawing", rows, TEXT, [
        markdown(["screens", "coordgraph", "dot", "crossings", "dot's", "area, megapoints", "dot's"],
                 figures)])


TEXT = """\
The map of an app like real ones, six screens to a coordinator: `coordgraph render` from the graph
as JSON to a finished SVG, nothing kept from before, and `dot -Tsvg` on the DOT that coordgraph
writes of the same map, stopped after a minute. Crossings are counted between arrows; both pictures
have the legend."""


def svg(size, whose):
    return places.work / f"draw-{size}.{whose}.svg"


def sized(size):
    trace = places.trace("tour", size)
    graph, dot = places.work / f"draw-{size}.json", places.work / f"draw-{size}.dot"
    for path in [graph, dot]:
        subprocess.run([places.product / "coordgraph", "render", trace, "-o", path], check=True)
    rounds = 9 if size <= 200 else 3 if size <= 1_000 else 1
    return compare({
        "coordgraph": Command(
            [places.product / "coordgraph", "render", graph, "--no-cache",
             "-o", svg(size, "ours")]),
        "dot": Command(["dot", "-Tsvg", dot, "-o", svg(size, "dot")]),
    }, rounds)
