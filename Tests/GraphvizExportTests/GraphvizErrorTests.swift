import FlowDiagram
import GraphvizExport
import Testing

struct GraphvizErrorTests {
  #if os(macOS)
    fileprivate static let installGraphviz = "brew install graphviz"
    fileprivate static let installLayouts = "brew reinstall graphviz"
  #else
    fileprivate static let installGraphviz = "apt-get install graphviz"
    fileprivate static let installLayouts = "apt-get install '^libgvplugin-neato-layout[0-9]+$'"
  #endif

  @Test("A worker that misses a library of Graphviz is an error that names the package")
  func missingLibrary() async throws {
    let worker = try TemporaryScript(
      """
      echo "$0: error while loading shared libraries: libgvc.so.6: cannot open" >&2
      exit 127
      """)
    let renderer = try GraphvizRenderer(worker: worker.path, timeout: .seconds(60))
    await #expect(
      throws: GraphvizError.graphvizNotInstalled(
        message: "\(worker.path): error while loading shared libraries: libgvc.so.6: cannot open\n")
    ) {
      try await renderer.render(Diagram.make(), dot: Diagram.make().plainDOT, as: .svg)
    }
  }

  @Test(
    "An error says what is wrong and what to do",
    arguments: [
      (
        GraphvizError.unreadable("Error: syntax error in line 2 near '}'\n"),
        "Graphviz can't read this DOT: Error: syntax error in line 2 near '}'."
      ),
      (
        .misread(["node \"a\" is missing", "edge \"e\" occurs 2 times"]),
        """
        Graphviz reads another graph than the diagram: node "a" is missing; edge "e" occurs 2 \
        times. This is a bug of the DOT writer. Please report it.
        """
      ),
      (
        .workerNotFound(path: "/usr/bin/coordgraph-layout"),
        """
        There is no coordgraph-layout at '/usr/bin/coordgraph-layout'. \
        Fix it with 'swift build --product coordgraph-layout'.
        """
      ),
      (
        .graphvizNotInstalled(message: "libgvc.so.6: cannot open shared object file\n"),
        "Pictures need Graphviz, which is not installed (libgvc.so.6: cannot open shared object "
          + "file). Fix it with '\(GraphvizErrorTests.installGraphviz)'."
      ),
      (
        .layoutUnavailable(
          messages: #"Layout type: "osage" not recognized. Use one of: dot"# + "\n"),
        #"Graphviz lacks a layout (Layout type: "osage" not recognized. Use one of: dot). "#
          + "Fix it with '\(GraphvizErrorTests.installLayouts)'."
      ),
      (
        .tooLarge(width: 40_000, height: 300),
        """
        The bitmap would have 40000 × 300 pixels, more than Graphviz can draw. Choose SVG or PDF, \
        a smaller scale, or a part of the app.
        """
      ),
      (
        .notDrawn([
          GraphvizFailure(
            rung: .ranked, reason: .missing(["edge \"e\""]),
            messages: "Error: trouble in init_rank\n\t%0 12\n"),
          GraphvizFailure(rung: .straightEdges, reason: .died("signal 11"), messages: ""),
          GraphvizFailure(rung: .packed, reason: .deadline(.milliseconds(2500)), messages: ""),
        ]),
        """
        Graphviz did not draw the whole diagram: “ranked” lost edge "e" (Graphviz: Error: \
        trouble in init_rank); “straight edges” ended with signal 11; “packed” took longer than \
        2.5 s. Draw a part of the app, or allow more time.
        """
      ),
    ])
  func sentence(error: GraphvizError, expected: String) {
    #expect("\(error)" == expected)
  }
}
