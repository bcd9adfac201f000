import networkx

from parts import measure


def write(parts):
    # networkx has no frames.
    graph = networkx.MultiDiGraph()
    for box in parts["boxes"]:
        graph.add_node(box["id"], label=quoted(box["label"]))
    for arrow in parts["arrows"]:
        graph.add_edge(arrow["tail"], arrow["head"], label=quoted(arrow["label"]))
    return networkx.nx_pydot.to_pydot(graph).to_string()


def quoted(text):
    return '"%s"' % text.replace('"', '\\"')


measure(write)
