"""Drawing all samples in all views."""

import shutil

import places
from runs import Command, compare
from table import Row, Section, markdown, taken, times

OURS = """
"$coordgraph" render docs/traces/*.trace --view map,hierarchy,flow --format svg \\
  --output "$out/{trace}-{view}.svg"
"""
DOTS = 'for dot in "$dots"/*.dot; do dot -Tsvg "$dot" -o "$out/$(basename "$dot" .dot).svg"; done'


def measure():
    folder = places.work / "gallery"
    shutil.rmtree(folder, ignore_errors=True)
    dots, cache = folder / "dots", folder / "cache"
    for place in [dots, folder / "ours", folder / "theirs"]:
        place.mkdir(parents=True)
    environment = {"coordgraph": str(places.product / "coordgraph"), "XDG_CACHE_HOME": str(cache)}

    def ours(**more):
        return shell(OURS, {**environment, "out": str(folder / "ours")}, **more)

    def clear():
        for place in [cache, folder / "ours"]:
            shutil.rmtree(place, ignore_errors=True)
        (folder / "ours").mkdir()

    compare({"": shell(OURS.replace("svg", "dot"), {**environment, "out": str(dots)})}, 1)
    took = compare({
        "coordgraph, cold": ours(prepare=clear),
        "coordgraph, again": ours(),
        "a loop over dot": shell(DOTS, {"dots": str(dots), "out": str(folder / "theirs")}),
    }, 5)
    loop = took["a loop over dot"]
    cold = took["coordgraph, cold"].ratio(loop)
    warm = took["coordgraph, again"].ratio(loop)
    pictures = len(list(dots.iterdir()))
    what, loops = "all samples, all views, SVG", "a shell loop over `dot`"
    rows = [
        Row("gallery-cold", what, loops, "≥ 3× cold",
            times(cold), cold and cold >= 3),
        Row("gallery-warm", what, loops, "≥ 20× again", times(warm), warm and warm >= 20),
    ]
    return Section("All samples", rows, f"""\
{pictures} pictures: seven traces, each drawn as map, hierarchy and flow. One `coordgraph render` draws all of
them, first with an empty cache and then with the filled one. `dot -Tsvg` draws the DOT of each, one after
the other.""", [
        markdown(["", "time"], [[name, taken(value)] for name, value in took.items()])])


def shell(script, environment, prepare=None):
    return Command(
        ["sh", "-c", f"set -eu; cd '{places.root}'; {script}"], environment=environment,
        prepare=prepare)
