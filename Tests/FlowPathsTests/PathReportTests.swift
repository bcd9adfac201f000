import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowTrace
import Testing

@Suite("Reports of paths")
struct PathReportTests {
  private static let paths = FlowPaths.folding(sessions: ["AB-C", "AD"], label: "first")

  private static func path(
    from: FlowGraph.Name?, to: FlowGraph.Name
  ) throws -> PathReport {
    let path = from.map { paths.path(from: $0, to: to) } ?? paths.path(to: to)
    return PathReport(try #require(path), from: from, to: to, of: paths.graph)
  }

  @Test("The text of a path has numbered steps")
  func text() throws {
    #expect(
      try Self.path(from: nil, to: .letter("C")).text == """
        App: 3 steps to CViewController, the fewest recorded.

            launch (first) → AViewController
         1. tap "B" → BViewController
         2. tap "-" (BViewController stays)
         3. tap "C" → CViewController

        """)
  }

  @Test("The text of a path names the steps that only lead to its start")
  func leadIn() throws {
    #expect(
      try Self.path(from: .letter("B"), to: .letter("C")).text == """
        App: 2 steps from BViewController to CViewController, the fewest recorded; 1 step from \
        launch to BViewController.

            launch (first) → AViewController
         1. tap "B" → BViewController
            from BViewController:
         2. tap "-" (BViewController stays)
         3. tap "C" → CViewController

        """)
  }

  @Test("The text of a path to a screen that at once leads on names both")
  func passed() throws {
    let (splash, home) = (ObjectID(serial: 1), ObjectID(serial: 2))
    let paths = FlowPaths.folding([
      .launch(.init()), .screen(splash, "App.SplashViewController"),
      .transition(nil, splash, .root, "launch", by: .app), .screen(home, "App.HomeViewController"),
      .transition(splash, home, .push, "launch", by: .app),
    ])
    let to = FlowGraph.Name(type: "App.SplashViewController")
    #expect(
      PathReport(try #require(paths.path(to: to)), to: to, of: paths.graph).text == """
        App: 0 steps to SplashViewController, the fewest recorded.

            launch → HomeViewController, by way of SplashViewController

        """)
  }

  @Test("The text of several walks has a list for each")
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

  @Test("The JSON of a path has one step a line")
  func json() throws {
    #expect(
      try Self.path(from: .letter("A"), to: .letter("D")).json == """
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
