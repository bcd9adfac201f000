#!/usr/bin/env python3
"""Uses a page of `coordgraph render --format html` in a headless Chromium, as a person would.

    python3 use_page.py functions FILE   every function of the page
    python3 use_page.py compare FILE     what only a page of `coordgraph diff` has
    python3 use_page.py traces FILE      what only a page of several traces has
    python3 use_page.py versions FILE    what only a page of a summary has
    python3 use_page.py wide FILE        what only a page with long dashed lines has
    python3 use_page.py open FILE…       opens pages, and looks for anything but the page itself
    python3 use_page.py measure FILE     times, in milliseconds: load, search, hover, zoom, pan

All but the last print a line for each check: `ok NAME`, or `FAILED NAME: what was found`. A console
message, an exception, a violation of the page's policy and a request for anything but the page are
failures of the check during which they occur. Exits with 2 where the browser can't be driven.
"""

import json
import pathlib
import shutil
import signal
import sys
import tempfile
import time

import browse

KEYS = {"Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowRight": 39, "ArrowLeft": 37, "Tab": 9}


class Failure(Exception):
    """What a check found."""


def expect(condition, *found):
    if not condition:
        raise Failure(" ".join(str(part) for part in found))


class Page(browse.Browser):
    """The page in its browser, and everything that it complained about."""

    def __init__(self, program, profile):
        super().__init__(program, profile)
        self.complaints = []
        self.path = None

    def read(self):
        message = super().read()
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.consoleAPICalled":
            self.complaints.append("console: " + json.dumps(parameters["args"])[:300])
        elif method == "Runtime.exceptionThrown":
            self.complaints.append("exception: " + json.dumps(parameters["exceptionDetails"])[:500])
        elif method == "Log.entryAdded":
            self.complaints.append("log: " + parameters["entry"]["text"][:300])
        elif method == "Page.javascriptDialogOpening":
            self.complaints.append("dialog: " + parameters["message"][:300])
        elif method == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if self.path and not self.is_own(url.split("#")[0]) and not url.startswith("data:"):
                self.complaints.append("request: " + url[:300])
        return message

    def is_own(self, url):
        """Whether the page may ask for an address."""
        return url == self.path

    def prepare(self):
        for domain in ["Page", "Runtime", "Log", "Network", "Performance", "Accessibility"]:
            self.call(f"{domain}.enable")

    def show(self, path, fragment="", width=1280, height=800, **media):
        """Opens the page anew."""
        self.path = pathlib.Path(path).resolve().as_uri()
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        features = [{"name": "prefers-color-scheme", "value": media.get("scheme", "light")},
                    {"name": "prefers-reduced-motion", "value": media.get("motion", "reduce")}]
        self.call("Emulation.setEmulatedMedia", features=features)
        self.call("Page.navigate", url="about:blank")
        while self.read().get("method") != "Page.loadEventFired":
            pass
        self.call("Page.navigate", url=self.path + ("#" + fragment if fragment else ""))
        while self.read().get("method") != "Page.loadEventFired":
            pass
        expect(self.ask("document.body.classList.contains('ready')"), "the script has not run")
        self.settle()

    def settle(self):
        """Waits until what was asked for is on the screen."""
        self.ask("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def key(self, key):
        event = {"key": key}
        if key in KEYS:
            event["windowsVirtualKeyCode"] = KEYS[key]
        else:
            event["text"] = key
        self.call("Input.dispatchKeyEvent", type="keyDown", **event)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)
        self.settle()

    def type(self, text):
        for letter in text:
            self.key(letter)

    def middle(self, selector):
        place = self.ask(
            f"(() => {{ const one = document.querySelector({json.dumps(selector)});"
            " if (!one) return null; const box = one.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        expect(place, "there is no", selector)
        return place

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, selector):
        self.ask(f"document.querySelector({json.dumps(selector)})?.scrollIntoView({{block: 'nearest'}})")
        x, y = self.middle(selector)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)
        self.settle()

    def hover(self, selector):
        self.mouse("mouseMoved", *self.middle(selector))
        self.settle()

    def choose(self, selector, text):
        """Chooses an option of a list by its text."""
        self.ask(
            f"(() => {{ const list = document.querySelector({json.dumps(selector)});"
            f" const option = [...list.options].find(one => one.text === {json.dumps(text)});"
            " list.value = option.value; list.dispatchEvent(new Event('change', {bubbles: true})); })()")
        self.settle()

    def text(self, selector):
        return self.ask(f"document.querySelector({json.dumps(selector)})?.innerText ?? null")

    def camera(self):
        return self.ask(
            "(() => { const m = new DOMMatrix(getComputedStyle(document.getElementById('canvas')).transform);"
            " return [m.e, m.f, m.a]; })()")

    def ids(self, selector):
        return self.ask(f"[...document.querySelectorAll({json.dumps(selector)})].map(one => one.id)")

    @property
    def data(self):
        data = json.loads(self.ask("document.getElementById('flow').textContent"))
        for picture in data["pictures"]:
            frames = [one[0] for one in picture["clusters"]] + [None]
            nodes = [one[0] for one in picture["nodes"]]
            picture["edges"] = [
                {"id": edge or f"{role}--{nodes[tail]}--{nodes[head]}", "tail": nodes[tail], "head": nodes[head],
                 "role": role}
                for edge, tail, head, role in picture["edges"]]
            picture["nodes"] = [
                {"id": node, "name": name, "of": of, "in": frames[frame], "backs": [nodes[one] for one in backs]}
                for node, name, _, of, frame, backs in picture["nodes"]]
            picture["clusters"] = [
                {"id": cluster, "name": name, "of": of, "in": frames[frame]}
                for cluster, name, of, frame, _ in picture["clusters"]]
        return data


def check_load(page, path):
    page.show(path)
    expect(page.text("h1") == page.data["app"], page.text("h1"))
    styles = page.ask("[...document.querySelectorAll('[style]')].filter(one => one.id !== 'canvas').length")
    expect(styles == 0, styles, "style attributes")


def check_search(page, path):
    page.show(path)
    name = next(name for name in page.data["screens"] if name.startswith("Register"))
    page.key("/")
    page.type("regis")
    first = page.text("#found li")
    expect(first and name in first, first)
    lit = page.ids("#canvas .node.near")
    expect(lit, "nothing is lit while typing")
    page.key("Enter")
    expect(page.text("#panel h2") == name, page.text("#panel h2"))
    page.key("/")
    page.type("zzzz")
    expect("Nothing" in page.text("#found"), page.text("#found"))
    page.key("Escape")
    page.key("Escape")
    expect(page.ask("document.activeElement.id !== 'search'"), "Escape does not leave the search")


def check_hover(page, path):
    page.show(path)
    picture = next(one for one in page.data["pictures"] if one["name"] == "map")
    node = next(one for one in picture["nodes"] if one["name"].startswith("Register"))
    near = {node["id"]} | set(node["backs"]) | {
        one["id"] for one in picture["nodes"] if node["id"] in one["backs"]}
    edges = [one for one in picture["edges"] if node["id"] in (one["tail"], one["head"])]
    near |= {end for edge in edges for end in (edge["tail"], edge["head"])}
    parents = {one["id"]: one["in"] for one in picture["nodes"] + picture["clusters"]}
    frames = set()
    for one in near:
        while parents.get(one):
            one = parents[one]
            frames.add(one)
    page.ask("""(() => { window.touched = new Set(); new MutationObserver(list => list.forEach(
        one => touched.add(one.target))).observe(document.getElementById('canvas'),
        {subtree: true, attributes: true, attributeFilter: ['class']}); })()""")
    page.hover(f"#{node['id']} text")
    lit = set(page.ids("#canvas .near"))
    expect(lit == near | frames | {edge["id"] for edge in edges}, sorted(lit))
    touched = page.ask("touched.size")
    expect(touched <= len(lit) + 1, touched, "elements were touched to light", len(lit))
    dim = page.ask("""[...document.querySelectorAll('#canvas svg g.node, #canvas svg g.cluster')]
        .filter(one => !one.classList.contains('near')).map(one => Number(getComputedStyle(one).opacity))""")
    expect(dim and max(dim) < 0.3, dim)
    page.mouse("mouseMoved", 700, 20)
    page.settle()
    expect(page.ids("#canvas .near") == [], "what was lit stays lit")


def check_move(page, path):
    page.show(path)
    before = page.camera()
    point = page.ask("(() => { const b = document.getElementById('stage').getBoundingClientRect();"
                     " return [b.x + 300, b.y + 200, b.x, b.y]; })()")
    layouts = lambda: next(one["value"] for one in page.call("Performance.getMetrics")["metrics"]
                           if one["name"] == "LayoutCount")
    first = layouts()
    for _ in range(10):
        page.mouse("mouseWheel", point[0], point[1], deltaX=0, deltaY=-40)
        page.settle()
    after = page.camera()
    expect(after[2] > before[2] * 1.5, before, after)
    kept = [(300 - before[0]) / before[2] - (300 - after[0]) / after[2],
            (200 - before[1]) / before[2] - (200 - after[1]) / after[2]]
    expect(max(map(abs, kept)) < 1, "the point below the pointer moves by", kept)
    page.mouse("mousePressed", point[0], point[1], button="left", buttons=1, clickCount=1)
    for step in range(1, 6):
        page.mouse("mouseMoved", point[0] + 20 * step, point[1] + 10 * step, button="left", buttons=1)
        page.settle()
    page.mouse("mouseReleased", point[0] + 100, point[1] + 50, button="left", clickCount=1)
    moved = page.camera()
    expect(abs(moved[0] - after[0] - 100) < 2 and abs(moved[1] - after[1] - 50) < 2, after, moved)
    expect(layouts() - first <= 3, layouts() - first, "layouts for 15 moves")
    page.key("0")
    expect(all(abs(a - b) < 1 for a, b in zip(page.camera(), before)), page.camera(), before)
    page.key("+")
    expect(page.camera()[2] > before[2], "+ does not zoom")
    page.key("-")
    page.key("ArrowRight")
    expect(page.camera()[0] < before[0] - 20, "an arrow key does not move")
    page.click("#zoom-fit")
    expect(all(abs(a - b) < 1 for a, b in zip(page.camera(), before)), "Fit does not fit")


def check_pinch(page, path):
    page.show(path)
    before = page.camera()
    touch = lambda kind, *xs: page.call("Input.dispatchTouchEvent", type=kind, touchPoints=[
        {"x": x, "y": 300, "id": index} for index, x in enumerate(xs)])
    touch("touchStart", 300, 400)
    for step in range(1, 6):
        touch("touchMove", 300 - 20 * step, 400 + 20 * step)
        page.settle()
    touch("touchEnd")
    page.settle()
    ratio = page.camera()[2] / before[2]
    expect(2.7 < ratio < 3.3, "a pinch to three times the distance zooms by", ratio)


def check_way(page, path):
    page.show(path)
    data = page.data
    name = next(name for name in data["screens"] if name.startswith("Register"))
    page.key("w")
    page.choose("#panel select", "Launch")
    page.ask("document.querySelectorAll('#panel select')[1].id = 'to'")
    page.choose("#to", name)
    steps = page.ask("[...document.querySelectorAll('#panel ol.way li')].map(one => one.innerText)")
    expect(len(steps) > 1 and name in steps[-1], steps)
    expect("Recorded in session" in page.text("#panel .proof"), page.text("#panel"))
    lit = page.ids("#canvas .node.near")
    expect("entry" in lit and 1 < len(lit) < len(page.ids("#canvas .node")), lit)
    expect(len(page.ids("#canvas .edge.near")) >= len(steps) - 1, "not every step's arrow is lit")
    page.click("#panel .proof button")
    expect(page.text("#panel h2") == "Replay", page.text("#panel h2"))


def check_findings(page, path):
    page.show(path)
    verdicts = page.data["verdicts"]
    page.key("x")
    buttons = page.ask("[...document.querySelectorAll('#panel .finding')].map(one => one.innerText)")
    expect(len(buttons) == len(verdicts) > 0, len(buttons), "of", len(verdicts))
    page.click("#panel .finding")
    steps = page.ask("[...document.querySelectorAll('#panel ol.way li')].map(one => one.innerText)")
    expect(len(steps) == len(verdicts[0]["path"]) + 1, steps)
    expect(page.ids("#canvas .near"), "nothing is lit")
    expect(page.ids("#canvas .found"), "nothing is marked")


def check_fold(page, path):
    page.show(path)
    picture = next(one for one in page.data["pictures"] if one["name"] == "map")
    inner = {one["in"] for one in picture["nodes"]}
    cluster = next(one for one in picture["clusters"] if one["id"] in inner and one["in"])
    boxes = """Object.fromEntries([...document.querySelectorAll('#canvas g.node, #canvas g.cluster')]
        .map(one => [one.id, one.getBoundingClientRect()]).filter(([, box]) => box.width > 0)
        .map(([id, box]) => [id, [box.x, box.y]]))"""
    page.click(f"#{cluster['id']} text")
    expect(page.text("#panel .kind") == "Coordinator", page.text("#panel"))
    before = page.ask(boxes)
    page.key("o")
    after = page.ask(boxes)
    gone = [one["id"] for one in picture["nodes"] if one["in"] == cluster["id"]]
    expect(gone and not any(one in after for one in gone), "cards are still shown:", gone)
    moved = [one for one in after if max(abs(a - b) for a, b in zip(after[one], before[one])) > 0.5]
    expect(not moved, "moved:", moved)
    page.key("o")
    expect(set(page.ask(boxes)) == set(before), "it does not open again")


def check_views(page, path):
    page.show(path)
    titles = {one["name"]: one["title"] for one in page.data["pictures"]}
    for key, name in [("2", "flow"), ("3", "hierarchy"), ("1", "map")]:
        page.key(key)
        expect(page.text("#canvas svg > title") is not None or True)
        title = page.ask("document.querySelector('#canvas svg > title').textContent")
        expect(title == titles[name], name, title)
        expect(page.ids("#canvas g.node"), name, "has no nodes")
        chosen = page.ask("document.querySelector('.views [aria-pressed=true]').dataset.view")
        expect(chosen == name, chosen)
    page.key("4")
    expect(page.ids("#canvas svg.session g.edge"), "the session has no arrows")
    page.key("1")
    expect(page.ids("#canvas svg.coordgraph g.node"), "the map does not come back")
    for view in ["sequence", "flow", "hierarchy"]:
        page.show(path, f"view={view}")
        page.key("1")
        title = page.ask("document.querySelector('#canvas svg > title').textContent")
        expect(title == titles["map"], title, "after", view)


def check_filters(page, path):
    page.show(path)
    data = page.data
    shown = lambda: page.ask("""[...document.querySelectorAll('#canvas g.node, #canvas g.edge, #canvas g.cluster')]
        .filter(one => getComputedStyle(one).display !== 'none').map(one => one.id)""")
    everything = set(shown())
    page.key("l")
    picture = next(one for one in data["pictures"] if one["name"] == "map")
    pushes = {one["id"] for one in picture["edges"] if one["role"] == "push"}
    boxes = page.ask("[...document.querySelectorAll('#panel fieldset label')].map(one => one.innerText.trim())")
    place = boxes.index("push") + 1
    page.click(f"#panel fieldset label:nth-of-type({place}) input")
    expect(everything - set(shown()) == pushes, sorted(everything - set(shown())))
    page.click("#panel .buttons button")
    expect(set(shown()) == everything, "not everything is shown again")
    page.ask("document.querySelector('#panel .form select').id = 'in'")
    name = data["coordinators"][next(one for one, _ in data["presents"])]
    page.choose("#in", name)
    left = set(shown())
    own = {node["id"] for node in picture["nodes"] if node["of"] >= 0
           and any([data["coordinators"].index(name), node["of"]] == pair for pair in data["presents"])}
    expect(own <= left < everything, sorted(left))


def check_layouts(page, path):
    page.show(path)
    data = page.data
    whole = set(page.ids("#canvas g.node"))
    page.key("l")
    options = page.ask("[...document.querySelectorAll('#layout option')].map(one => one.text)")
    expect(len(options) > 3 and options[1] == "all coordinators closed", options)
    page.choose("#layout", options[1])
    closed = set(page.ids("#canvas g.node"))
    expect(len(closed) < len(whole), len(closed), "of", len(whole))
    option, screen = next(
        (f"only {name} open", screen) for coordinator, screen in data["presents"]
        for name in [data["coordinators"][coordinator]] if f"only {name} open" in options)
    page.choose("#layout", option)
    opened = set(page.ids("#canvas g.node"))
    expect(opened - closed and opened != whole, sorted(opened))
    page.key("/")
    page.type(data["screens"][screen])
    page.key("Enter")
    expect(page.ids("#canvas .picked"), "a search finds nothing in the map")
    page.show(path, page.ask("location.hash.slice(1)"))
    expect(set(page.ids("#canvas g.node")) == opened, "the address does not keep the map")
    page.key("l")
    page.choose("#layout", options[0])
    expect(set(page.ids("#canvas g.node")) == whole, "not everything is open again")


def check_address(page, path):
    page.show(path)
    data = page.data
    page.key("2")
    page.key("n")
    page.key("n")
    page.key("t")
    page.key("+")
    time.sleep(0.4)
    fragment = page.ask("location.hash.slice(1)")
    look = """[document.getElementById('panel').innerText, document.querySelector('#canvas svg > title').textContent,
        [...document.querySelectorAll('#canvas .near')].map(one => one.id)]"""
    before, camera = page.ask(look), page.camera()
    page.show(path, fragment)
    expect(page.ask(look) == before, page.ask(look), "instead of", before)
    expect(all(abs(a - b) < 2 for a, b in zip(page.camera(), camera)), page.camera(), camera)
    page.show(path, "view=nothing&pick=screen:Nobody&session=x&at=1%20x&step=-1&finding=no&%E0%A4%A")
    expect(page.ids("#canvas g.node"), "an address that names nothing shows nothing")
    verdict = data["verdicts"][0]["id"]
    page.key("x")
    page.click("#panel .finding")
    page.show(path, page.ask("location.hash.slice(1)"))
    expect(page.ask("document.querySelectorAll('#panel .open').length") == 1, "the finding is closed:", verdict)


def check_replay(page, path):
    page.show(path)
    page.key("r")
    last = int(page.ask("document.getElementById('slider').max"))
    expect(last > 0, "no steps")
    seen = []
    for step in range(1, last + 1):
        page.key("]")
        expect(page.text("#panel .act").startswith(f"{step} of {last}: "), page.text("#panel .act"))
        seen.append((page.text("#panel .display"), page.ids("#canvas .node.current")))
    expect(all(len(lit) == 1 for _, lit in seen), seen)
    expect("Stack, from the top".upper() in page.text("#panel").upper(), page.text("#panel"))
    expect("Coordinators alive".upper() in page.text("#panel").upper(), page.text("#panel"))
    page.key("[")
    expect(page.text("#panel .act").startswith(f"{last - 1} of"), page.text("#panel .act"))
    page.ask("(() => { const one = document.getElementById('slider'); one.value = 0;"
             " one.dispatchEvent(new Event('input', {bubbles: true})); })()")
    page.settle()
    expect(page.text("#panel .act").startswith("0 of"), page.text("#panel .act"))
    page.choose("#speed", "4×")
    page.click("#replay-play")
    time.sleep(0.7)
    expect(not page.text("#panel .act").startswith("0 of"), "playing does not move")
    page.click("#replay-play")


def check_changes(page, path):
    page.show(path)
    expect(page.text("#panel h2") == "Changes", page.text("#panel h2"))
    count = page.ask("document.querySelectorAll('#panel .change').length")
    expect(count == len(page.data["changes"]) > 0, count)
    for place in range(count):
        page.ask(f"document.querySelectorAll('#panel .change')[{place}].click()")
        page.settle()
        lit = page.ids("#canvas .near")
        expect(lit and len(lit) < len(page.ids("#canvas .node, #canvas .cluster, #canvas .edge")), place, lit)
        fragment = page.ask("location.hash")
        page.show(path, fragment[1:])
        expect(page.ids("#canvas .near") == lit, "an address shows another change:", fragment)
    page.key("Escape")
    expect(not page.ids("#canvas .near"), page.ids("#canvas .near"))


def check_sliders(page, path):
    longest = {key: max(page.data[key], key=lambda one: len(one["moments"]))["number"] for key in ["earlier", "sessions"]}
    page.show(path, f"panel=replay&earlier={longest['earlier']}&session={longest['sessions']}")
    acts = "[...document.querySelectorAll('#panel .act')].map(one => parseInt(one.innerText))"
    expect(page.ask(acts) == [0, 0], page.ask(acts))
    for slider, value, after in [("earlier-slider", 2, [2, 0]), ("slider", 1, [2, 1])]:
        page.ask(f"(() => {{ const one = document.getElementById('{slider}'); one.value = {value};"
                 " one.dispatchEvent(new Event('input', {bubbles: true})); })()")
        page.settle()
        expect(page.ask(acts) == after, slider, page.ask(acts))
    page.key("]")
    expect(page.ask(acts) == [3, 2], page.ask(acts))
    shown = page.ask("[...document.querySelectorAll('#panel .display')].map(one => one.innerText)")
    expect(len(shown) == 2, shown)
    for name in ["earlier", "current"]:
        expect(len(page.ids(f"#canvas .node.{name}")) == 1, name, page.ids(f"#canvas .node.{name}"))


def check_versions(page, path):
    page.show(path)
    expect(page.text("#panel h2") == "Versions", page.text("#panel h2"))
    versions = page.data["versions"]
    expect(page.text("#panel .act") == f"All versions: {sum(one[1] for one in versions)} sessions", page.text("#panel .act"))
    picture = next(one for one in page.data["pictures"] if one["name"] == "map")
    nodes = {node["of"]: node["id"] for node in picture["nodes"] if node["of"] >= 0}
    shown = lambda: {one for one in page.ask("""[...document.querySelectorAll('#canvas g.node')]
        .filter(one => getComputedStyle(one).display !== 'none').map(one => one.id)""") if one in nodes.values()}
    expect(shown() == set(nodes.values()), sorted(shown()))
    for name, sessions, screens, _, _ in versions:
        page.click("#version-forward")
        page.settle()
        expect(page.text("#panel .act") == f"{name}: {sessions} sessions", page.text("#panel .act"))
        expect(shown() == {nodes[one] for one, _ in screens if one in nodes}, name, sorted(shown()))
    fragment = page.ask("location.hash")[1:]
    page.show(path, fragment)
    expect(page.text("#panel .act").startswith(versions[-1][0]), "an address shows another version:", fragment)
    page.ask("document.querySelector('#panel .link').click()")
    page.settle()
    expect("BY VERSION" in page.text("#panel").upper(), page.text("#panel"))


def check_version_keys(page, path):
    page.show(path)
    page.key("d")
    expect(page.text("#panel h2") != "Versions", page.text("#panel h2"))
    page.key("v")
    expect(page.text("#panel h2") == "Versions", page.text("#panel h2"))
    page.ask("document.getElementById('version').focus()")
    page.key("ArrowRight")
    expect(page.text("#panel .act").startswith(page.data["versions"][0][0]), page.text("#panel .act"))


def check_traces(page, path):
    page.show(path, "panel=filters")
    names = [name for name, _, _ in page.data["traces"]]
    page.ask("[...document.querySelectorAll('#panel select')].find(one => one.parentElement.innerText"
             ".startsWith('Trace')).id = 'trace'")
    page.choose("#trace", names[1])
    nodes = {one["of"]: one["id"] for one in next(
        one for one in page.data["pictures"] if one["name"] == "map")["nodes"] if one["of"] is not None}
    gone = set(page.ids("#canvas g.node.gone"))
    shown = {nodes[screen] for screen in page.data["traces"][1][1] if screen in nodes}
    expect(gone and shown and not gone & shown, sorted(gone), "of", sorted(nodes.values()))
    page.settle()
    expect(f"trace={names[1]}" in page.ask("location.hash"), page.ask("location.hash"))
    page.show(path, f"panel=filters&trace={names[1]}")
    expect(set(page.ids("#canvas g.node.gone")) == gone, "the address does not keep it")


def check_states(page, path):
    """A card has the states that its screen was seen in; each replays where it was recorded."""
    name = next(name for name in page.data["screens"] if name.startswith("Register"))
    page.show(path, f"pick=screen:{name}")
    headings = page.ask("[...document.querySelectorAll('#panel h3')].map(one => one.textContent)")
    count = next((int(one[8:-1]) for one in headings if one.startswith("States (")), 0)
    expect(count > 0, headings)
    state = "[aria-label^='Replay '][aria-label*=': session']"
    text = page.text(state)
    expect(text.endswith(name), text)
    page.click(state)
    expect(page.text("#panel h2") == "Replay" and page.text("#panel .display") == name, page.text("#panel"))


def check_dashes(page, path):
    """Long dashed lines are cut, as a browser paints them slowly, and look the same."""
    page.show(path)
    lengths = page.ask("[...document.querySelectorAll('#canvas g.edge > path[stroke-dasharray]')]"
                       ".map(one => one.getTotalLength())")
    expect(lengths and max(lengths) < 410, lengths)
    cut = page.ask("""[...document.querySelectorAll('#canvas g.edge')].map(edge => [...edge.querySelectorAll(':scope > path')])
        .filter(paths => paths.length > 1).map(paths => paths.map(one => one.getAttribute('d').match(/-?[\\d.]+,-?[\\d.]+/g)))""")
    expect(cut, "no line was cut")
    for points in cut:
        expect(all(a[-1] == b[0] for a, b in zip(points, points[1:])), points)


def check_keyboard(page, path):
    page.show(path)
    seen, names = [], []
    for _ in range(40):
        page.key("Tab")
        one = page.ask("""(() => { const one = document.activeElement; const style = getComputedStyle(one);
            return one === document.body ? null
                : [one.id || one.innerText || one.tagName, style.outlineStyle, style.outlineWidth]; })()""")
        if one is None:
            break
        seen.append(one)
        names.append(one[0])
    expect(all(style != "none" and width != "0px" for _, style, width in seen), seen)
    for name in ["Map", "search", "zoom-in", "help", "stage", "tab-details"]:
        expect(name in names, "Tab does not reach", name, names)
    page.key("?")
    expect(page.ask("document.getElementById('keys').open"), "? does not show the keys")
    page.key("Escape")
    page.ask("document.getElementById('tab-details').focus()")
    page.key("ArrowRight")
    expect(page.text("#panel h2") == "Shortest way", page.text("#panel h2"))


def check_names(page, path):
    for fragment in ["", "panel=way", "panel=findings", "panel=filters", "panel=replay", "panel=details"]:
        page.show(path, fragment)
        named = {"button", "combobox", "searchbox", "slider", "checkbox", "tab", "tabpanel", "listbox"}
        nameless = [role for role, name in page.roles() if role in named and not name.strip()]
        expect(not nameless, fragment, nameless)
        twice = page.ask("""(() => { const ids = [...document.querySelectorAll('[id]')].map(one => one.id);
            return ids.filter((id, place) => ids.indexOf(id) !== place); })()""")
        expect(not twice, "identifiers are there twice:", twice)


CONTRAST = """(() => {
  const parse = text => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(one => one / 255)
    .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    .reduce((sum, one, place) => sum + one * [0.2126, 0.7152, 0.0722][place], 0);
  const ground = one => { for (let box = one; box; box = box.parentElement) {
    const color = parse(getComputedStyle(box).backgroundColor);
    if (color.length === 3 || color[3] > 0.99) return color; } return [255, 255, 255]; };
  const found = [];
  for (const one of document.querySelectorAll('#bar *, #side *')) {
    const words = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!words || one.disabled || one.offsetParent === null) continue;
    const [a, b] = [light(parse(getComputedStyle(one).color)), light(ground(one))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) found.push(`${one.innerText}: ${ratio.toFixed(2)}`);
  }
  return found; })()"""


def check_contrast(page, path):
    for scheme in ["light", "dark"]:
        for fragment in ["", "panel=findings", "panel=filters", "panel=replay", "panel=way"]:
            page.show(path, fragment, scheme=scheme)
            low = page.ask(CONTRAST)
            expect(not low, scheme, fragment, low)
    paper = page.ask("getComputedStyle(document.getElementById('stage')).backgroundColor")
    drawn = page.ask("getComputedStyle(document.querySelector('#canvas .graph > polygon')).fill")
    expect(paper == drawn, "the paper is", drawn, "on", paper)


RULES = """(() => {
  const found = [];
  const wrong = (rule, one) => found.push(`${rule}: ${one.outerHTML.slice(0, 120)}`);
  const all = selector => [...document.querySelectorAll(selector)];
  if (!document.documentElement.lang) found.push('the document has no language');
  if (all('main').length !== 1) found.push('there is not one main landmark');
  for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant']) {
    for (const one of all(`[${name}]`)) {
      for (const id of one.getAttribute(name).split(/\\s+/)) {
        if (!document.getElementById(id)) wrong(`${name} leads nowhere`, one);
      }
    }
  }
  for (const one of all('[tabindex]')) if (one.tabIndex > 0) wrong('the order of Tab is not that of reading', one);
  for (const one of all('ul > *, ol > *')) if (one.localName !== 'li') wrong('a list has another child', one);
  for (const one of all('dl > *')) if (!['dt', 'dd'].includes(one.localName)) wrong('a list has another child', one);
  for (const one of all('li')) if (!one.closest('ul, ol')) wrong('an item is in no list', one);
  for (const one of all('[role=tab]')) if (!one.hasAttribute('aria-selected')) wrong('a tab has no state', one);
  for (const one of all('[role=option]')) if (!one.closest('[role=listbox]')) wrong('an option is in no list', one);
  let level = 0;
  for (const one of all('h1, h2, h3, h4')) {
    if (one.closest('dialog:not([open])')) continue;
    const next = Number(one.localName[1]);
    if (next > level + 1) wrong('a heading leaves out a level', one);
    level = next;
  }
  for (const one of all('button:not(.link), select, input')) {
    const box = (one.closest('label.check') ?? one).getBoundingClientRect();
    if (box.width > 0 && Math.min(box.width, box.height) < 24) wrong(`${box.width} x ${box.height} is small to hit`, one);
  }
  return found; })()"""

FOCUS = """(() => {
  const parse = text => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(one => one / 255)
    .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    .reduce((sum, one, place) => sum + one * [0.2126, 0.7152, 0.0722][place], 0);
  const button = document.getElementById('help');
  button.focus({focusVisible: true});
  const ring = light(parse(getComputedStyle(button).outlineColor));
  const grounds = ['body', '#stage', '#help'].map(one => light(parse(
    getComputedStyle(document.querySelector(one)).backgroundColor)));
  return Math.min(...grounds.map(one => (Math.max(one, ring) + 0.05) / (Math.min(one, ring) + 0.05))); })()"""


def check_rules(page, path):
    page.show(path)
    panels = ["changes"] if "changes" in page.data else []
    for scheme in ["light", "dark"]:
        for panel in panels + ["details", "way", "findings", "filters", "replay"]:
            page.show(path, f"panel={panel}", scheme=scheme)
            found = page.ask(RULES)
            expect(not found, panel, *found)
        ratio = page.ask(FOCUS)
        expect(ratio >= 3, "the ring of the focus has a contrast of", ratio, "in", scheme)
    name = page.data["screens"][0]
    page.show(path, f"pick=screen:{name}")
    expect(not page.ask(RULES), *page.ask(RULES))
    page.key("/")
    page.type(name[:3])
    expect(not page.ask(RULES), *page.ask(RULES))


def check_motion(page, path):
    length = "getComputedStyle(document.getElementById('canvas')).transitionDuration"
    page.show(path, motion="no-preference")
    page.ask("document.getElementById('canvas').classList.add('gliding')")
    expect(page.ask(length) != "0s", "nothing glides")
    page.show(path, motion="reduce")
    page.ask("document.getElementById('canvas').classList.add('gliding')")
    expect(page.ask(length) == "0s", page.ask(length))


REACH = """(() => {
  const found = [];
  for (const one of document.querySelectorAll('#bar button, #bar input, #side button, #side input, #side select')) {
    if (one.disabled || one.offsetParent === null) continue;
    one.scrollIntoView({block: 'center', inline: 'nearest'});
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (box.x < 0 || box.right > innerWidth + 1 || !one.contains(hit)) found.push(one.id || one.innerText);
  }
  return found; })()"""

CUT = """[...document.querySelectorAll('#bar *, #side *')].filter(one => one.offsetParent && !one.closest('.hidden')
  && getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"""


def check_small(page, path):
    """At 200 % and 400 % of a laptop's window, and on a phone, nothing is cut off or out of reach."""
    for width, height in [(640, 400), (320, 256), (360, 640)]:
        for panel in ["details", "way", "findings", "filters", "replay"]:
            page.show(path, f"panel={panel}", width=width, height=height)
            wide = page.ask("document.documentElement.scrollWidth")
            expect(wide <= width, wide, "of", width)
            sizes = page.ask("['stage', 'panel'].map(id => document.getElementById(id).getBoundingClientRect().height)")
            expect(sizes[0] >= 180 and sizes[1] > 60, sizes)
            for found in [page.ask(REACH), page.ask(CUT)]:
                expect(not found, width, panel, *found)
        page.key("?")
        box = page.ask("(() => { const box = document.getElementById('keys').getBoundingClientRect();"
                       " return [box.x, box.y, innerWidth - box.right, innerHeight - box.bottom]; })()")
        expect(min(box) >= 0, "the keys are out of the window by", box)


FUNCTIONS = {
    "load": check_load, "search": check_search, "hover": check_hover, "move": check_move,
    "pinch": check_pinch, "way": check_way, "findings": check_findings, "fold": check_fold,
    "views": check_views, "filters": check_filters, "layouts": check_layouts, "address": check_address, "replay": check_replay,
    "states": check_states, "keyboard": check_keyboard, "names": check_names, "contrast": check_contrast, "rules": check_rules,
    "motion": check_motion, "small": check_small,
}

COMPARISON = {
    "load": check_load, "changes": check_changes, "sliders": check_sliders,
    "names": check_names, "contrast": check_contrast, "rules": check_rules,
}

TRACES = {"load": check_load, "traces": check_traces, "names": check_names}

VERSIONS = {
    "load": check_load, "versions": check_versions, "keys": check_version_keys, "names": check_names,
    "contrast": check_contrast, "rules": check_rules,
}

WIDE = {"load": check_load, "dashes": check_dashes}


def report(page, name, check):
    page.complaints.clear()
    try:
        check()
        page.settle()
        expect(not page.complaints, *page.complaints)
        print(f"ok {name}", flush=True)
    except (Failure, RuntimeError) as failure:
        text = " ".join([str(failure)] + page.complaints).replace("\n", "↵")
        print(f"FAILED {name}: {text[:1500]}", flush=True)


def measure(page, path):
    page.show(path)
    load = page.ask("(() => { const one = performance.getEntriesByType('navigation')[0];"
                    " return one.loadEventEnd - one.startTime; })()")
    wait = "new Promise(done => { const start = performance.now(); %s; document.body.getBoundingClientRect();" \
           " done(performance.now() - start); })"
    word = page.data["screens"][-1][:6]
    search = page.ask(wait % f"const one = document.getElementById('search'); one.value = {json.dumps(word)};"
                      " one.dispatchEvent(new Event('input'))")
    hovers = page.ask("""(() => { const times = []; for (const one of [...document.querySelectorAll('#canvas g.node')].slice(0, 200)) {
        const start = performance.now(); one.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}));
        document.body.getBoundingClientRect(); times.push(performance.now() - start); }
        return times.sort((a, b) => a - b); })()""")
    frames, pans = [page.ask("""new Promise(done => { const times = []; let last = performance.now(); const pane = document.getElementById('stage');
        const step = () => { const now = performance.now(); times.push(now - last); last = now;
        if (times.length > 60) return done(times.sort((a, b) => a - b));
        pane.dispatchEvent(new WheelEvent('wheel', {shiftKey: %s, deltaY: times.length %% 2 ? 30 : -30, clientX: 300, clientY: 300, cancelable: true}));
        requestAnimationFrame(step); }; step(); })""" % is_pan) for is_pan in ["false", "true"]]
    print(f"load {load:.0f}  search {search:.1f}  hover {hovers[len(hovers) // 2]:.1f} to {hovers[-1]:.1f}"
          f"  zoom frames {frames[len(frames) // 2]:.1f} to {frames[-1]:.1f}"
          f"  pan frames {pans[len(pans) // 2]:.1f} to {pans[-1]:.1f}")


def late(_signal, _frame):
    raise RuntimeError("The browser took longer than five minutes.")


def main(arguments):
    if len(arguments) < 2 or arguments[0] not in ("functions", "compare", "traces", "versions", "wide", "open", "measure"):
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    program = next(filter(None, map(shutil.which, browse.BROWSERS)), None)
    if not program:
        print("There is no Chromium here; install it with scripts/set-up --tests.", file=sys.stderr)
        sys.exit(2)
    signal.signal(signal.SIGALRM, late)
    signal.alarm(300)
    action, paths = arguments[0], [one for one in arguments[1:] if not one.startswith("only=")]
    only = [one[5:] for one in arguments if one.startswith("only=")]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        page = Page(program, profile)
        try:
            page.attach()
            page.prepare()
            if action == "measure":
                measure(page, paths[0])
            elif action == "open":
                for path in paths:
                    report(page, pathlib.Path(path).name, lambda path=path: page.show(path))
            else:
                checks = {"functions": FUNCTIONS, "compare": COMPARISON, "traces": TRACES, "versions": VERSIONS,
                          "wide": WIDE}[action]
                for name, check in checks.items():
                    if not only or name in only:
                        report(page, name, lambda check=check: check(page, paths[0]))
        except RuntimeError as error:
            print(error, file=sys.stderr)
            sys.exit(2)
        finally:
            page.close()


if __name__ == "__main__":
    main(sys.argv[1:])
