import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowTrace
import Testing

@Suite("Paths through recorded sessions")
struct FlowPathsTests {
  @Test("The path to a screen is the shortest beginning of a session that shows it")
  func shortest() throws {
    let paths = FlowPaths.folding(sessions: ["ABCD", "ACD", "AD-D"])
    #expect(try #require(paths.path(to: .letter("D"))).walk.taps == "D")
    #expect(try #require(paths.path(to: .letter("C"))).walk.taps == "C")
    #expect(try #require(paths.path(to: .letter("A"))).walk.taps == "")
  }

  @Test("A path is never assembled from several sessions")
  func notFolded() {
    let paths = FlowPaths.folding(sessions: ["AB", "ACBD"])
    #expect(paths.path(to: .letter("D"))?.walk.taps == "CBD")
    #expect(paths.path(from: .letter("D"), to: .letter("A")) == nil)
    #expect(
      FlowPaths.folding(sessions: ["AB", "CD"]).path(from: .letter("A"), to: .letter("D")) == nil)
  }

  /// Returns the taps of the path between two screens, and the number of steps before it.
  private func path(_ from: String, to: String, in sessions: String...) -> String? {
    FlowPaths.folding(sessions: sessions).path(from: .letter(from), to: .letter(to))
      .map { "\($0.walk.taps), \($0.leadIn) before" }
  }

  @Test("A path between screens is the shortest, and of equal ones the nearest to launch")
  func stretch() {
    #expect(path("B", to: "C", in: "ABACBXC", "AAAABC", "AABC") == "ABC, 2 before")
  }

  @Test("A path from a screen begins when the screen is shown, and has all steps on it")
  func dwelling() {
    #expect(path("B", to: "C", in: "AB--C") == "B--C, 1 before")
    #expect(path("B", to: "C", in: "AB--C", "ACB-C") == "CB-C, 2 before")
  }

  @Test("A path from a screen to itself has at least one step")
  func round() {
    #expect(path("B", to: "B", in: "AB-BCB") == "B-B, 1 before")
    #expect(path("C", to: "C", in: "AB-BCB") == nil)
  }

  @Test("Of equally short paths, the one in the session that began first is given")
  func ties() {
    let one = FlowPaths.folding(sessions: ["ABD"], label: "one")
    let two = FlowPaths.folding(sessions: ["-ABD", "ACD"], label: "two")
    for merged in [one.merging(two), two.merging(one)] {
      #expect(merged.path(to: .letter("D"))?.walk.launch == "one")
      #expect(merged.graph == one.graph.merging(two.graph))
    }
    #expect(one.merging(two) == two.merging(one))
  }

  @Test("Equal sessions are kept once")
  func equal() {
    let paths = FlowPaths.folding(sessions: ["ABA", "ABA", "AB"])
    #expect(paths.description == "App: 2 sessions, 3 steps, 3 transitions")
    #expect(paths.merging(paths).description == paths.description)
  }

  @Test("A walk names an embedded screen once a transition leaves from it")
  func embedded() throws {
    let events: [TraceEvent] = [
      .launch(.init()), .screen(1, "App.Root"), .screen(2, "App.Home"), .screen(3, "App.Detail"),
      .transition(nil, 1, .root, "launch", by: .app),
      .transition(1, 2, .embed, "addChild", by: .app),
    ]
    let later: [TraceEvent] = [
      .step(PersonStep(.tap, "Nothing")), .step(PersonStep(.tap, "Detail")),
      .transition(2, 3, .push, "tap \"Detail\"", by: .app),
    ]
    let detail = FlowGraph.Name(type: "App.Detail")
    let walk = try #require(FlowPaths.folding(events + later).path(to: detail)).walk
    #expect(walk.opening?.type == "App.Home")
    #expect(walk.steps.map(\.screen?.type) == ["App.Home", "App.Detail"])
    let home = FlowGraph.Name(type: "App.Home")
    #expect(FlowPaths.folding(events).path(to: home)?.walk.opening?.type == "App.Root")
    for sessions in [events + events + later, events + later + events] {
      #expect(FlowPaths.folding(sessions).path(to: home)?.walk.opening == home)
    }
  }

  @Test("If no path leads between two screens, the screens that lead there are named")
  func whyNot() {
    let paths = FlowPaths.folding(sessions: ["ABC"])
    #expect(
      paths.noPathMessage(from: .letter("C"), to: .letter("B"))
        == """
        No recorded session leads from CViewController to BViewController. These transitions lead \
        there: tap "B" on AViewController.
        """)
  }

  @Test("The fewest sessions cover all transitions, none longer than needed")
  func cover() {
    let paths = FlowPaths.folding(sessions: ["ABC", "ABCD-", "AD", "AE-"])
    let cover = paths.cover(.transitions)
    #expect(cover.walks.map(\.taps) == ["BCD", "D", "E"])
    #expect(cover.isFewest)
    #expect(cover.count == 6)
    #expect(paths.cover(.screens).walks.map(\.taps) == ["BCD", "E"])
  }

  @Test("Nothing to cover needs no walk")
  func empty() {
    #expect(FlowPaths.folding([]).cover(.transitions).walks.isEmpty)
    #expect(FlowPaths.folding([.launch(.init())]).sessionCount == 0)
  }
}
