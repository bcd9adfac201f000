import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowTrace
import Testing

@Suite("A way through recorded sessions")
struct FlowPathsTests {
  @Test("to a screen is the shortest beginning of a session that shows it")
  func shortest() throws {
    let paths = FlowPaths.folding(sessions: ["ABCD", "ACD", "AD-D"])
    #expect(try #require(paths.way(to: .letter("D"))).walk.taps == "D")
    #expect(try #require(paths.way(to: .letter("C"))).walk.taps == "C")
    #expect(try #require(paths.way(to: .letter("A"))).walk.taps == "")
  }

  @Test("is never put together from several sessions, however the graph looks")
  func notFolded() {
    let paths = FlowPaths.folding(sessions: ["AB", "ACBD"])
    #expect(paths.way(to: .letter("D"))?.walk.taps == "CBD")
    #expect(paths.way(from: .letter("D"), to: .letter("A")) == nil)
    #expect(
      FlowPaths.folding(sessions: ["AB", "CD"]).way(from: .letter("A"), to: .letter("D")) == nil)
  }

  @Test("from a screen is the shortest stretch, and then the one nearest to launch")
  func stretch() throws {
    let paths = FlowPaths.folding(sessions: ["ABACBXC", "AAAABC", "AABC"])
    let way = try #require(paths.way(from: .letter("B"), to: .letter("C")))
    #expect(way.walk.taps == "ABC")
    #expect(way.leadIn == 2)
  }

  @Test("from a screen begins when the screen comes, whatever is done on it before it is left")
  func dwelling() throws {
    let paths = FlowPaths.folding(sessions: ["AB--C"])
    let way = try #require(paths.way(from: .letter("B"), to: .letter("C")))
    #expect(way.walk.taps == "B--C")
    #expect(way.leadIn == 1)
    let shorter = FlowPaths.folding(sessions: ["AB--C", "ACB-C"])
    #expect(shorter.way(from: .letter("B"), to: .letter("C"))?.leadIn == 2)
  }

  @Test("from a screen to itself takes a step at least")
  func round() throws {
    let paths = FlowPaths.folding(sessions: ["AB-BCB"])
    let way = try #require(paths.way(from: .letter("B"), to: .letter("B")))
    #expect(way.walk.taps == "B-B")
    #expect(way.leadIn == 1)
    #expect(paths.way(from: .letter("C"), to: .letter("C")) == nil)
  }

  @Test("Of equally short paths, the one in the session that began first is given")
  func ties() {
    let one = FlowPaths.folding(sessions: ["ABD"], label: "one")
    let two = FlowPaths.folding(sessions: ["-ABD", "ACD"], label: "two")
    for merged in [one.merging(two), two.merging(one)] {
      #expect(merged.way(to: .letter("D"))?.walk.launch == "one")
      #expect(merged.graph == one.graph.merging(two.graph))
    }
    #expect(one.merging(two) == two.merging(one))
  }

  @Test("keeps equal sessions once")
  func equal() {
    let paths = FlowPaths.folding(sessions: ["ABA", "ABA", "AB"])
    #expect(paths.description == "App: 2 sessions, 3 steps, 3 transitions")
    #expect(paths.merging(paths).description == paths.description)
  }

  @Test("tells what an embedded screen showed, once a transition leaves from it")
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
    let walk = try #require(FlowPaths.folding(events + later).way(to: detail)).walk
    #expect(walk.opening?.type == "App.Home")
    #expect(walk.steps.map(\.screen?.type) == ["App.Home", "App.Detail"])
    let home = FlowGraph.Name(type: "App.Home")
    #expect(FlowPaths.folding(events).way(to: home)?.walk.opening?.type == "App.Root")
    for sessions in [events + events + later, events + later + events] {
      #expect(FlowPaths.folding(sessions).way(to: home)?.walk.opening == home)
    }
  }

  @Test("says what leads to a screen when nothing does from where it was to begin")
  func whyNot() {
    let paths = FlowPaths.folding(sessions: ["ABC"])
    #expect(
      paths.whyNoWay(from: .letter("C"), to: .letter("B"))
        == """
        No recorded session goes from CViewController to BViewController; what leads there is \
        tap "B" on AViewController.
        """)
  }

  @Test("covers every transition with the fewest sessions, none longer than it must be")
  func cover() {
    let paths = FlowPaths.folding(sessions: ["ABC", "ABCD-", "AD", "AE-"])
    let cover = paths.cover(.transitions)
    #expect(cover.walks.map(\.taps) == ["BCD", "D", "E"])
    #expect(cover.isFewest)
    #expect(cover.count == 6)
    #expect(paths.cover(.screens).walks.map(\.taps) == ["BCD", "E"])
  }

  @Test("covers nothing with nothing")
  func empty() {
    #expect(FlowPaths.folding([]).cover(.transitions).walks.isEmpty)
    #expect(FlowPaths.folding([.launch(.init())]).sessionCount == 0)
  }
}
