import GraphvizExport
import Testing

struct GraphvizErrorTests {
  @Test(
    "reads like help",
    arguments: [
      (
        GraphvizError.unreadable("Error: syntax error in line 2 near '}'\n"),
        "Graphviz cannot read this DOT: Error: syntax error in line 2 near '}'."
      ),
      (
        .misread(["node \"a\" is missing", "edge \"e\" is there 2 times"]),
        """
        Graphviz reads something else than the diagram: node "a" is missing; edge "e" is there \
        2 times. This is a bug in the DOT writer; please report it.
        """
      ),
      (
        .workerNotFound(path: "/usr/bin/coordgraph-layout"),
        """
        coordgraph-layout, which does the drawing, is not at /usr/bin/coordgraph-layout; \
        mend it with 'swift build --product coordgraph-layout'.
        """
      ),
      (
        .tooLarge(width: 40_000, height: 300),
        """
        The bitmap would be 40000 × 300 pixels, more than Graphviz can draw. Write SVG or PDF \
        instead, choose a smaller scale, or draw less of the app.
        """
      ),
      (
        .notDrawn([
          GraphvizFailure(
            rung: .ranked, reason: .missing(["edge \"e\""]),
            messages: "Error: trouble in init_rank\n\t%0 12\n"),
          GraphvizFailure(rung: .externalLabels, reason: .died("signal 11"), messages: ""),
          GraphvizFailure(rung: .packed, reason: .deadline(.milliseconds(2500)), messages: ""),
        ]),
        """
        Graphviz did not draw this diagram whole: “ranked” lost edge "e" (Graphviz said: Error: \
        trouble in init_rank); “external labels” ended by signal 11; “packed” took longer than \
        2.5 s. Draw less of the app at once, or allow more time.
        """
      ),
    ])
  func sentence(error: GraphvizError, expected: String) {
    #expect("\(error)" == expected)
  }
}
