import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowTrace
import Testing

@Suite("What is told of a way")
struct PathReportTests {
  private static let paths = FlowPaths.folding(sessions: ["AB-C", "AD"], label: "first")

  private static func way(
    from: FlowGraph.Name?, to: FlowGraph.Name
  ) throws -> PathReport {
    let way = from.map { paths.way(from: $0, to: to) } ?? paths.way(to: to)
    return PathReport(try #require(way), from: from, to: to, of: paths.graph)
  }

  @Test("is numbered steps, as text")
  func text() throws {
    #expect(
      try Self.way(from: nil, to: .letter("C")).text == """
        App: 3 steps to CViewController, the fewest recorded.

            launch (first) → AViewController
         1. tap "B" → BViewController
         2. tap "-" (BViewController stays)
         3. tap "C" → CViewController

        """)
  }

  @Test("names the steps that only lead to where it begins")
  func leadIn() throws {
    #expect(
      try Self.way(from: .letter("B"), to: .letter("C")).text == """
        App: 2 steps from BViewController to CViewController, the fewest recorded; 1 step from \
        launch to BViewController.

            launch (first) → AViewController
         1. tap "B" → BViewController
            from BViewController:
         2. tap "-" (BViewController stays)
         3. tap "C" → CViewController

        """)
  }

  @Test("is one list for each walk, where several are needed")
  func cover() {
    #expect(
      PathReport(Self.paths.cover(.transitions), of: Self.paths.graph).text == """
        App: 2 walks through all 4 transitions, the fewest of the recorded sessions.

        Walk 1, 3 steps

            launch (first) → AViewController
         1. tap "B" → BViewController
         2. tap "-" (BViewController stays)
         3. tap "C" → CViewController

        Walk 2, 1 step

            launch (first) → AViewController
         1. tap "D" → DViewController

        """)
  }

  @Test("is a step a line, as JSON")
  func json() throws {
    #expect(
      try Self.way(from: .letter("A"), to: .letter("D")).json == """
        {
          "app": "App",
          "from": "AViewController",
          "leadIn": 0,
          "to": "DViewController",
          "walks": [
            {
              "launch": "first",
              "opening": "AViewController",
              "steps": [
                {"action": "tap", "changes": true, "screen": "DViewController", "target": "D"}
              ]
            }
          ]
        }

        """)
    #expect(
      PathReport(Self.paths.cover(.screens), of: Self.paths.graph).json
        .hasPrefix("{\n  \"app\": \"App\",\n  \"count\": 4,\n  \"cover\": \"screens\",\n"))
  }
}
