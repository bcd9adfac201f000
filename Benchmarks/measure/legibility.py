"""How well maps can be read: crossings, words that lines touch, and size, in a browser."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import places
from crossings import covered, crossings, squares
from table import Row, Section, figure, markdown

sys.path.append(str(places.root / "Tests/Tools"))
import browse  # noqa: E402

SAMPLES = ["HowToCode", "RayPets", "MerchTabs", "Shop-physical", "Shop-digital", "Onboarding", "Kanji"]
SIZES = [10, 50, 200, 1_000, 3_000]
# The width of a page of text, in points, and the size of its text.
PAGE, TEXT = 830, 11
# The pixels of a point.
PIXELS = 96 / 72
# A line that only grazes the space around letters does not touch them.
LINE_SPACING, SIDE = 0.22, 1

EXPLANATION = f"""\
Each map is opened in Chromium, which measures all drawings alike: how often lines cross, how many words a
line runs through, and how large the map is when most of its words have {TEXT} points. *Before* is what
coordgraph drew before screens became cards, with words on the arrows; `dot` draws the DOT that coordgraph
writes now; Mermaid 11 draws its Mermaid. A dash stands for no drawing within a minute."""


def measure():
    if not next(filter(None, map(shutil.which, browse.BROWSERS)), None):
        return Section("Legibility", [Row("legibility", "maps", "", "", "missing: Chromium", None)])
    samples = [(name, drawings(name, places.root / f"docs/traces/{name}.trace")) for name in SAMPLES]
    apps = [(f"{size:,} screens", drawings(f"tour-{size}", places.trace("tour", size)))
            for size in SIZES]
    cards = [found["cards"] for _, found in samples + apps]
    widest = max(found["cards"].width for _, found in samples)
    touched = sum(card.touched for card in cards)
    rows = [
        Row("legibility-words", "words that a line touches, in all maps", "", "0", str(touched),
            touched == 0),
        Row("legibility-width", f"the widest map of a sample, at {TEXT} points", "",
            f"≤ {PAGE} points", figure(widest), widest <= PAGE),
    ]
    return Section("Legibility", rows, EXPLANATION, [table(samples), table(apps)])


def table(maps):
    head = ["", "drawn by", "crossings", "words touched", "width, points", "height",
            "area, millions of square points"]
    return markdown(head, [
        [name if place == 0 else "", label] + (drawn.figures if drawn else ["–"] * 5)
        for name, found in maps
        for place, (label, drawn) in enumerate(
            (label, drawn) for label, drawn in found.items()
            if label != "before" or drawn)])


class Drawn:
    """A drawing as a browser shows it."""

    def __init__(self, found):
        size = float(max(found["sizes"], key=found["sizes"].get)) if found["sizes"] else TEXT * PIXELS
        scale = TEXT / size
        self.width, self.height = found["width"] * scale, found["height"] * scale
        edges = [
            [(tuple(a), tuple(b)) for line in edge["lines"] for a, b in zip(line, line[1:])]
            for edge in found["edges"]]
        self.crossings = crossings(edges)
        painted = [edge["place"] for edge in found["edges"]]
        self.touched = touched(edges, painted, found["texts"])

    @property
    def figures(self):
        area = self.width * self.height / 1e6
        return [f"{self.crossings:,}", f"{self.touched:,}", f"{self.width:,.0f}",
                f"{self.height:,.0f}", f"{area:.2f}"]


def touched(edges, painted, texts):
    """How many texts a line runs through, over their cards."""
    pieces = squares(edges)
    count = 0
    for text in texts:
        left, top, right, bottom = text["box"]
        spacing = (bottom - top) * LINE_SPACING
        box = left + SIDE, top + spacing, right - SIDE, bottom - spacing
        count += any(
            number != text["own"] and painted[number] > text["card"] and meets(piece, box)
            for square in covered(*box) for number, piece in pieces.get(square, []))
    return count


def meets(piece, box):
    """Whether a straight piece has a point in a box (by Liang and Barsky's clipping)."""
    (x, y), (to_x, to_y) = piece
    left, top, right, bottom = box
    begin, end = 0.0, 1.0
    for step, room in [(x - to_x, x - left), (to_x - x, right - x),
                       (y - to_y, y - top), (to_y - y, bottom - y)]:
        if step == 0:
            if room < 0:
                return False
        elif step < 0:
            begin = max(begin, room / step)
        else:
            end = min(end, room / step)
    return begin <= end


def drawings(name, trace):
    """The map of a trace as several programs draw it; None where one does not."""
    folder = places.work / "legibility"
    folder.mkdir(parents=True, exist_ok=True)
    cards, dot, mermaid = (folder / f"{name}.{end}" for end in ["svg", "dot", "mmd"])
    for path in [cards, dot]:
        subprocess.run([places.product / "coordgraph", "render", trace, "-o", path], check=True)
    written = subprocess.run(
        [places.product / "coordgraph", "render", trace, "-o", mermaid], stderr=subprocess.DEVNULL)
    theirs = folder / f"{name}.dot.svg"
    before = places.root / f"docs/before/{name}-map.svg"
    return {
        "before": opened(before) if before.exists() else None,
        "cards": opened(cards),
        "dot": opened(theirs) if drew(["dot", "-Tsvg", dot, "-o", theirs]) else None,
        "Mermaid": opened_mermaid(mermaid) if written.returncode == 0 else None,
    }


def drew(command):
    try:
        return subprocess.run(command, stderr=subprocess.DEVNULL, timeout=60).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def opened(svg):
    text = svg.read_text()
    return asked(text[text.index("<svg"):], "measure()")


def opened_mermaid(path):
    scripts = list(places.root.glob(
        ".build/p*/lib/python*/site-packages/artoo_mermaid/assets/mermaid.min.js"))
    if not scripts:
        return None
    text = json.dumps(path.read_text()).replace("<", "\\u003c")
    return asked(
        f'<script type="application/json" id="text">{text}</script>',
        "drawMermaid(JSON.parse(document.getElementById('text').textContent)).then(measure)",
        f'<script src="{scripts[0].as_uri()}"></script>')


def asked(body, question, head=""):
    """What the scripts answer on a page; None where they fail or take too long."""
    script = (places.benchmarks / "measure/legibility.js").read_text()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = Path(folder, "page.html")
        page.write_text(
            f'<!doctype html><meta charset="utf-8">{head}<script>{script}</script><body>{body}</body>')
        done = subprocess.run(
            [sys.executable, places.root / "Tests/Tools/browse.py", "ask", page, question],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return Drawn(json.loads(done.stdout)) if done.returncode == 0 else None
