#!/usr/bin/env python3
"""Reads DOT files with pydot, a parser that is not Graphviz's, and prints what it found as JSON.

    pip install pydot
    python3 read_dot.py FILE…

One object a file, in the order given: its path, the graph's name and label, the labels of nodes
and clusters by name, and the edges, with everything unescaped again. An HTML-like label is read
by Python's XML parser, each line of its words a line. Exits with 1, and a sentence on stderr, at
the first file that cannot be read.
"""

import json
import re
import sys
from xml.etree import ElementTree

try:
    import pydot
except ImportError:
    sys.exit("read_dot.py needs pydot: pip install pydot")

ESCAPES = {"n": "\n", '"': '"', "\\": "\\"}


def text(value):
    """Undoes DOT's quoting: the pieces of a string, the escapes, and entities."""
    if value is None:
        return None
    if value[:1] == "<":
        found = lines(ElementTree.fromstring(f"<label>{value[1:-1]}</label>"))
        return "\n".join(line.replace("\\\\", "\\") for line in found if line)
    pieces = re.findall(r'"((?:[^"\\]|\\.)*)"', value, re.DOTALL) if value[:1] == '"' else [value]
    joined = "".join(pieces)
    plain = re.sub(r"\\(.)", lambda match: ESCAPES.get(match[1], match[0]), joined)
    return plain.replace("&lt;", "<").replace("&amp;", "&")


def lines(element):
    """The text of markup, with a line's end at each break and cell; what is between cells is not text."""
    is_table = element.tag in ("table", "tr")
    found = [""] if is_table else [element.text or ""]
    for child in element:
        inner = lines(child)
        found[-1] += inner[0]
        found += inner[1:]
        if child.tag in ("br", "td"):
            found.append("")
        if not is_table:
            found[-1] += child.tail or ""
    return found


def contents(graph, found):
    for node in graph.get_nodes():
        name = text(node.get_name())
        if name not in ("graph", "node", "edge"):
            found["nodes"][name] = text(node.get("label"))
    for edge in graph.get_edges():
        found["edges"].append(
            {
                "id": text(edge.get("id")),
                "tail": text(edge.get_source()),
                "head": text(edge.get_destination()),
                "row": (text(edge.get("tailport")) or "").split(":")[0],
            }
        )
    for cluster in graph.get_subgraphs():
        found["clusters"][text(cluster.get_name())] = label_of(cluster)
        contents(cluster, found)
    return found


def label_of(graph):
    """The label in the graph's own `graph [label=…]` statement."""
    defaults = [item for item in graph.get_graph_defaults() if "label" in item]
    return text(defaults[-1]["label"] if defaults else graph.get("label"))


def read(path):
    graphs = pydot.graph_from_dot_file(path, encoding="utf-8")
    if not graphs or len(graphs) != 1:
        sys.exit(f"{path}: pydot found {len(graphs or [])} graphs where one was expected")
    graph = graphs[0]
    found = {"file": path, "name": text(graph.get_name()), "label": label_of(graph)}
    return contents(graph, {**found, "nodes": {}, "edges": [], "clusters": {}})


def main(paths):
    if not paths:
        sys.exit("usage: read_dot.py FILE…")
    json.dump([read(path) for path in paths], sys.stdout, ensure_ascii=False, indent=1)
    print()


if __name__ == "__main__":
    main(sys.argv[1:])
