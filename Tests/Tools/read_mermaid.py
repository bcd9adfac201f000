#!/usr/bin/env python3
"""Draws Mermaid files in a headless Chromium, and prints what the drawings show as JSON.

    pip install --no-deps artoo-mermaid
    python3 read_mermaid.py FILE…

One object a file, in the order given: its title, the texts of nodes and clusters by identifier,
those of edges with their marker, and a sequence's participants and messages; or an error, where
Mermaid refuses the file. One browser draws all of them. Exits with 2, and a sentence on stderr,
where that cannot be done.
"""

import importlib.util
import json
import pathlib
import shutil
import signal
import sys
import tempfile

import browse

DEADLINE = 300

PAGE = """<!doctype html>
<meta charset="utf-8">
<script src="{mermaid}"></script>
<script type="application/json" id="files">{files}</script>
<script>
mermaid.initialize({{startOnLoad: false}});

const words = element => !element ? "" : [...element.childNodes].map(child =>
  child.nodeName.toLowerCase() == "br" ? "\\n"
    : child.nodeType == Node.TEXT_NODE ? child.nodeValue : words(child)).join("");

const all = (svg, selector, read) => [...svg.querySelectorAll(selector)].map(read);

const read = (svg, id) => ({{
  title: words(svg.querySelector("title")),
  heading: words(svg.querySelector(".flowchartTitleText")),
  nodes: all(svg, "g.node", node => [
    node.id.replace(/^.*?flowchart-/, "").replace(/-\\d+$/, ""),
    words(node.querySelector(".label"))]),
  clusters: all(svg, "g.cluster", cluster => [
    cluster.id.replace(id + "-", ""), words(cluster.querySelector(".cluster-label"))]),
  edges: all(svg, "path.flowchart-link", path => [
    path.dataset.id,
    words(svg.querySelector(`.edgeLabel .label[data-id="${{path.dataset.id}}"]`)),
    (path.getAttribute("marker-end") ?? "").replace(/^.*-(\\w+)End.*$/, "$1")]),
  participants: all(svg, "text.actor.actor-box, text.actor.actor-man", words),
  messages: all(svg, ".messageText, .noteText", words),
}});

async function drawn() {{
  const found = [];
  for (const [index, text] of JSON.parse(document.getElementById("files").textContent).entries()) {{
    const id = "drawing" + index;
    try {{
      const {{svg}} = await mermaid.render(id, text);
      const page = new DOMParser().parseFromString(svg, "text/html");
      found.push(read(page.querySelector("svg"), id));
    }} catch (error) {{
      found.push({{error: String(error)}});
    }}
  }}
  return found;
}}
</script>
"""


def fail(sentence):
    print(sentence, file=sys.stderr)
    sys.exit(2)


def late(_signal, _frame):
    raise RuntimeError(f"The browser took longer than {DEADLINE} s.")


def mermaid():
    """The path of Mermaid's script, which a package of Python's brings along."""
    package = importlib.util.find_spec("artoo_mermaid")
    folders = package.submodule_search_locations if package else []
    for folder in folders:
        return pathlib.Path(folder, "assets", "mermaid.min.js")
    return fail("Mermaid is missing; install it with scripts/set-up --tests.")


def draw(program, texts):
    files = json.dumps(texts).replace("<", "\\u003c")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = pathlib.Path(folder, "page.html")
        page.write_text(
            PAGE.format(mermaid=mermaid().as_uri(), files=files),
            encoding="utf-8")
        browser = browse.Browser(program, pathlib.Path(folder, "profile"))
        try:
            browser.attach()
            browser.open(page, dark=False)
            return browser.ask("drawn()")
        finally:
            browser.close()


def main(paths):
    if not paths:
        fail(__doc__)
    program = next(filter(None, map(shutil.which, browse.BROWSERS)), None)
    if not program:
        fail("There is no Chromium here; install it with scripts/set-up --tests.")
    signal.signal(signal.SIGALRM, late)
    signal.alarm(DEADLINE)
    try:
        found = draw(program, [pathlib.Path(path).read_bytes().decode() for path in paths])
    except RuntimeError as error:
        fail(error)
    json.dump(found, sys.stdout, ensure_ascii=False, indent=1)
    print()


if __name__ == "__main__":
    main(sys.argv[1:])
