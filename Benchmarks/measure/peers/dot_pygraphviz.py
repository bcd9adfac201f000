import pygraphviz

from parts import measure, tree


def write(parts):
    frames, boxes = tree(parts)
    graph = pygraphviz.AGraph(directed=True, strict=False)

    def fill(within, frame):
        for box in boxes.get(frame, []):
            within.add_node(box["id"], label=box["label"])
        for inner in frames.get(frame, []):
            fill(within.add_subgraph(name=f"cluster_{inner['id']}", label=inner["label"]), inner["id"])

    fill(graph, None)
    for arrow in parts["arrows"]:
        graph.add_edge(arrow["tail"], arrow["head"], label=arrow["label"])
    return graph.to_string()


measure(write)
