import CustomDump
import FlowPerson
import FlowTrace
import Testing

@testable import FlowExplorer

@Suite("A state space")
struct StateSpaceTests {
  private typealias Moment = ExplorerSession.Moment

  private static func moment(
    _ identity: String, screen: String? = "Home", title: String? = nil
  ) -> Moment {
    Moment(sighting: .init(identity: identity, screen: screen, title: title))
  }

  @Test("Two nodes of one launch with one identity are in the same state")
  func states() {
    var space = StateSpace(labels: [nil])
    let home = space.addLaunch(0, Self.moment("home"))
    let next = space.add(.tap("On"), after: home, Self.moment("next"))
    let back = space.add(.goBack, after: next, Self.moment("home"))
    expectNoDifference([home, next, back].map { space.enter($0) }, [0, 1, 0])
    expectNoDifference(space.states.map(\.node), [home, next])
  }

  @Test("Equal identities in two launches are two states")
  func launches() {
    var space = StateSpace(labels: ["first", "later"])
    let first = space.addLaunch(0, Self.moment("home"))
    let later = space.addLaunch(1, Self.moment("home"))
    expectNoDifference([first, later].map { space.enter($0) }, [0, 1])
    expectNoDifference(space.node(ofLaunch: 1), later)
    expectNoDifference(
      space.path(to: later, then: .swipeDown).description, "later: swipe down")
  }

  @Test("A full state space adds no state, and still finds those it has")
  func capacity() {
    var space = StateSpace(labels: [nil], capacity: 1)
    let home = space.addLaunch(0, Self.moment("home"))
    let next = space.add(.tap("On"), after: home, Self.moment("next"))
    expectNoDifference(space.enter(home), 0)
    expectNoDifference(space.enter(next), nil)
    expectNoDifference(space.enter(home), 0)
  }

  @Test("A node is confirmed when every node on its path is")
  func confirmation() {
    var space = StateSpace(labels: [nil])
    let home = space.addLaunch(0, Self.moment("home"))
    let next = space.add(.tap("On"), after: home, Self.moment("next"), isConfirmed: false)
    let last = space.add(.tap("On"), after: next, Self.moment("last"))
    expectNoDifference([home, next, last].map(space.isConfirmed), [true, false, false])
    space.confirm([home, next])
    expectNoDifference(space.isConfirmed(last), true)
  }

  @Test("An action leads to its outcome's state, and to nil where that is not known")
  func destinations() {
    var space = StateSpace(labels: [nil])
    let home = space.addLaunch(0, Self.moment("home"))
    _ = space.enter(home)
    space.add(ExploredAction(action: .tap("A"), outcome: .state(0)), in: 0)
    space.add(ExploredAction(action: .tap("B"), outcome: .trapped), in: 0)
    expectNoDifference(
      [PersonAction.tap("A"), .tap("B"), .tap("C")].map { space.destination(of: $0, in: 0) },
      [0, nil, nil])
  }

  @Test("Of an action that was done again after a path, the latest moment counts, and none is lost")
  func again() {
    var space = StateSpace(labels: [nil])
    let home = space.addLaunch(0, Self.moment("home"))
    _ = space.enter(home)
    let first = space.add(.tap("On"), after: home, Self.moment("first"))
    let last = space.add(.tap("On"), after: home, Self.moment("last"))
    expectNoDifference(space.node(after: .tap("On"), in: 0), last)
    expectNoDifference(space.tree.path(to: first), [home, first])
    expectNoDifference(space.tree.path(to: last), [home, last])
  }

  @Test("A state that every action leaves as it is has no way out")
  func stuck() {
    let space = Self.space(["A": ("Trap", [(.tap("Nothing"), .state(0))])])
    expectNoDifference(
      space.findings.map(\.description), ["no way out of Trap “A”: launch"])
  }

  @Test("Screens of one class that only lead back are one dead end, with the number of others")
  func deadEnds() {
    let dead: [(PersonAction, ExploredAction.Outcome)] = [
      (.tap("Nothing"), .state(1)), (.goBack, .state(0)),
    ]
    let also: [(PersonAction, ExploredAction.Outcome)] = [
      (.tap("Nothing"), .state(2)), (.goBack, .state(0)),
    ]
    let space = Self.space([
      "A": ("Home", [(.tap("On"), .state(1)), (.tap("Also"), .state(2))]), "B": ("End", dead),
      "C": ("End", also),
    ])
    expectNoDifference(
      space.findings.map(\.kind), [.deadEnd(screen: "End “B”", others: 1)])
  }

  @Test(
    "An action that was not tried is a reason to doubt: a limit with the screen of most states, or its path"
  )
  func endless() {
    let untried: [(PersonAction, ExploredAction.Outcome)] = [(.tap("On"), .untried)]
    let space = Self.space([
      "A": ("Home", [(.tap("On"), .state(1))]), "B": ("Page", [(.tap("On"), .state(2))]),
      "C": ("Page", untried),
    ])
    expectNoDifference(
      space.doubts(after: [], limits: [.depth, .duration]).map(\.kind),
      [.endless(screen: "Page", states: 2, limit: .depth), .limit(.duration)])
    expectNoDifference(
      space.doubts(after: [], limits: []).map(\.description),
      ["the last step was not done: tap \"On\", tap \"On\", tap \"On\""])
  }

  /// States in a row, each with its title, screen and actions.
  private static func space(
    _ states: KeyValuePairs<String, (String, [(PersonAction, ExploredAction.Outcome)])>
  ) -> StateSpace {
    var space = StateSpace(labels: [nil])
    var node: PathTree.Index?
    for (title, (screen, actions)) in states {
      let moment = moment(title, screen: screen, title: title)
      let next =
        node.map { space.add(.tap("On"), after: $0, moment) } ?? space.addLaunch(0, moment)
      node = next
      guard let state = space.enter(next) else { continue }
      for (action, outcome) in actions {
        space.add(ExploredAction(action: action, outcome: outcome), in: state)
      }
    }
    return space
  }

  @Test("A trace has a session for each path that begins no other, with the launch's label")
  func trace() {
    var space = StateSpace(labels: ["first", "later"])
    func moment(_ event: TraceEvent) -> Moment {
      Moment(sighting: .init(identity: ""), records: [TraceRecord(at: 0, event: event)])
    }
    let home = space.addLaunch(0, moment(.launch(.init())))
    let on = space.add(.tap("On"), after: home, moment(.step(PersonStep(.tap, "On"))))
    let off = space.add(.tap("Off"), after: home, moment(.step(PersonStep(.tap, "Off"))))
    let later = space.addLaunch(1, moment(.launch(.init())))
    let tour = (launch: 1, records: [TraceRecord(at: 7, event: .launch(.init()))])
    let trace = space.trace(
      of: [home, on, off, later], then: [tour], header: TraceHeader(app: "App"))
    let steps = ["On", "Off"].map { TraceEvent.step(PersonStep(.tap, $0)) }
    let launches = ["first", "later"].map { TraceEvent.launch(.init(label: $0)) }
    expectNoDifference(
      trace.records.map(\.event),
      [launches[0], steps[0], launches[0], steps[1], launches[1], launches[1]])
    #expect(zip(trace.records, trace.records.dropFirst()).allSatisfy { $0.at < $1.at })
    expectNoDifference(trace.header.app, "App")
  }

  @Test("Discoveries keep a node when its effect, or something that begins with it, is new")
  func discoveries() {
    var space = StateSpace(labels: [nil])
    func moment(_ text: String, _ beginnings: [String] = []) -> Moment {
      Moment(
        sighting: .init(identity: "home"),
        effect: StepEffect(text: text, transitions: [text], beginnings: beginnings))
    }
    let launch = space.addLaunch(0, moment("launch"))
    let again = space.add(.tap("A"), after: launch, moment("launch"))
    let begun = space.add(.tap("B"), after: launch, moment("launch", ["A shows B"]))
    let other = space.add(.tap("C"), after: launch, moment("push", ["A shows B"]))
    var discoveries = Discoveries()
    for node in [launch, again, begun, other] { discoveries.add(node, of: space.tree) }
    expectNoDifference(discoveries.nodes, [launch, begun, other])
    expectNoDifference(discoveries.transitions, ["launch", "push"])
  }
}

@MainActor @Suite("A log of reasons to doubt")
struct DoubtLogTests {
  @Test("A long path is told by its first and last steps")
  func longPath() {
    func path(_ count: Int) -> ExploredPath {
      ExploredPath(launch: "guest", actions: (1...count).map { .tap("\($0)") })
    }
    expectNoDifference(path(16).summary, path(16).description)
    let last = (13...20).map { "tap \"\($0)\"" }.joined(separator: ", ")
    expectNoDifference(
      path(20).summary,
      "guest: tap \"1\", tap \"2\", tap \"3\", tap \"4\", (8 more steps), \(last)")
  }

  @Test("A trap is logged once, however often it is met")
  func traps() {
    let log = DoubtLog()
    let path = ExploredPath(actions: [.tap("Trap")])
    log.addTrap(path)
    log.addTrap(path)
    log.addRefusal(path, reason: "gone")
    expectNoDifference(log.doubts.map(\.kind), [.trapped, .refused(reason: "gone")])
  }

  @Test("A difference is logged once for each node, with what was there and what is")
  func differences() {
    var space = StateSpace(labels: [nil])
    let home = space.addLaunch(
      0, .init(sighting: .init(identity: "home", screen: "Home", title: "A")))
    let next = space.add(
      .tap("On"), after: home, .init(sighting: .init(identity: "next", screen: "Next")))
    let log = DoubtLog()
    log.addDifference(at: next, in: space, found: .init(identity: "home", screen: "Home"))
    log.addDifference(at: next, in: space, found: .init(identity: "other", screen: "Other"))
    log.addDifference(at: home, in: space, found: .init(identity: "", screen: nil))
    expectNoDifference(
      log.doubts.map(\.kind),
      [
        .nondeterministic(step: 1, expected: "Next", found: "Home"),
        .nondeterministic(step: 0, expected: "Home “A”", found: "nothing"),
      ])
    expectNoDifference(log.doubts.map(\.path.description), [#"tap "On""#, "launch"])
  }
}
