import graphviz

from parts import measure, tree


def write(parts):
    frames, boxes = tree(parts)
    graph = graphviz.Digraph()

    def fill(within, frame):
        for box in boxes.get(frame, []):
            within.node(box["id"], label=box["label"])
        for inner in frames.get(frame, []):
            with within.subgraph(name=f"cluster_{inner['id']}") as cluster:
                cluster.attr(label=inner["label"])
                fill(cluster, inner["id"])

    fill(graph, None)
    for arrow in parts["arrows"]:
        graph.edge(arrow["tail"], arrow["head"], label=arrow["label"])
    return graph.source


measure(write)
