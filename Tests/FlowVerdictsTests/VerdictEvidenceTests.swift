import CustomDump
import FlowGraph
import FlowGraphTestSupport
import FlowReading
import FlowTrace
import FlowVerdicts
import Testing

@Suite("Verdicts on short traces")
struct VerdictEvidenceTests {
  private typealias Session = SoundSession

  /// A tap makes coordinator #3, which shows nothing itself; its child #4 pushes screen #5.
  private static let trip: [TraceEvent] = [
    .step(PersonStep(.tap, "Trip")), .coordinator(3, "App.Trip", parent: 1),
    .coordinator(4, "App.Leg", parent: 3), .screen(5, "App.LegScreen"), .enter(screen: 5),
    .presents(coordinator: 4, screen: 5),
    .transition(2, 5, .push, "tap \"Trip\"", by: .coordinator(4)), .state(.init(hash: 2)),
  ]

  private static func back(lettingGo child: [TraceEvent]) -> [TraceEvent] {
    [.step(PersonStep(.back))] + child + [
      .transition(5, 2, .pop, "back", by: .system), .leave(screen: 5), .state(.init(hash: 1)),
      .freed(5),
    ]
  }

  private static let unlinkLeg: [TraceEvent] = [.unlink(parent: 3, child: 4)]

  @Test(
    "A coordinator without screens is named itself, with the transition that made it",
    arguments: [[], unlinkLeg])
  func withoutScreens(child: [TraceEvent]) {
    let events = Session.launch + Self.trip + Self.back(lettingGo: child) + Session.idle
    let found = verdicts([events])
    expectNoDifference(found.map(\.id), [#"zombie/Trip/of/Home/push/tap-"Trip"/HomeScreen"#])
    #expect(found.map(\.path.description) == [#"launch, tap "Trip", back"#])
  }

  @Test("What a stored summary says was not released was not")
  func notReleased() throws {
    let events = Session.launch + Self.trip + Self.back(lettingGo: []) + Session.idle
    let written = FlowSummary(
      FlowReading.folding(events, parts: FlowSummary.parts), appVersion: "1.0")
    let stored = String(decoding: written.stored, as: UTF8.self)
    let row = "\"row\": \"verdict\", "
    try #require(stored.contains(row))
    let changed = stored.replacing(row, with: "\(row)\"released\": false, ")
    #expect(try FlowSummary(stored: Array(changed.utf8)) == written)
  }

  @Test("A coordinator without screens whose surplus grows has one verdict")
  func growing() {
    var events = Session.launch
    for round in 0..<2 as Range<UInt32> {
      let (trip, leg, screen) = (3 + 3 * round, 4 + 3 * round, 5 + 3 * round)
      events +=
        [
          .step(PersonStep(.tap, "Trip")), .coordinator(.init(serial: trip), "App.Trip", parent: 1),
          .coordinator(.init(serial: leg), "App.Leg", parent: .init(serial: trip)),
          .screen(.init(serial: screen), "App.LegScreen"), .enter(screen: .init(serial: screen)),
          .presents(coordinator: .init(serial: leg), screen: .init(serial: screen)),
          .transition(
            2, .init(serial: screen), .push, "tap \"Trip\"",
            by: .coordinator(.init(serial: leg))), .state(.init(hash: 2)),
          .step(PersonStep(.back)),
          .transition(.init(serial: screen), 2, .pop, "back", by: .system),
          .leave(screen: .init(serial: screen)), .state(.init(hash: 1)),
          .freed(.init(serial: screen)),
        ] + Session.idle
    }
    let once = Session.launch + Self.trip + Self.back(lettingGo: []) + Session.idle
    expectNoDifference(
      verdicts([once, events]).map(\.id), [#"growth/Trip/of/Home/push/tap-"Trip"/HomeScreen"#])
  }

  @Test("An exit that leads to several screens is one verdict with a transition for each")
  func severalEnds() {
    let session = Session.launch + Session.begin + Session.back + Session.idle + Session.idle
    let fromElsewhere = session.map { event in
      event == .screen(2, "App.HomeScreen") ? .screen(2, "App.SearchScreen") : event
    }
    let found = verdicts([session, fromElsewhere])
    expectNoDifference(found.map(\.id), ["zombie/Detail/of/Home/pop/back/DetailScreen"])
    expectNoDifference(
      found.first?.transitions.map(\.to.type), ["App.HomeScreen", "App.SearchScreen"])
  }

  @Test("What code leaves behind is found on any clock, after two more steps")
  func code() {
    let events = Session.launch + Session.begin + Session.program
    let id = #"zombie/Detail/of/Home/pop/tap-"Next"/DetailScreen"#
    for interval in [1, 1000, 5_000_000] as [UInt64] {
      func found(_ more: [TraceEvent]) -> [String] {
        let records = (events + more).enumerated().map {
          TraceRecord(at: UInt64($0) * interval, event: $1)
        }
        let trace = Trace(header: TraceHeader(app: "App"), records: records)
        return FlowReading(trace, parts: .verdicts).verdicts.verdicts.map(\.id)
      }
      #expect(found(Session.idle) == [])
      #expect(found(Session.idle + Session.idle) == [id])
      #expect(found(Session.idle + [Session.idle[0]]) == [], "the last step is cut off")
    }
  }

  @Test("A coordinator that is let go by code within two seconds is none that was left behind")
  func prompt() {
    let idle = Session.idle + Session.idle + Session.idle
    let events =
      Session.launch + Session.begin + Session.program + idle
      + [.step(PersonStep(.tap, "Nothing")), .unlink(parent: 1, child: 3), .freed(3)] + idle
    #expect(verdicts([events]) == [])
  }

  @Test("A coordinator that is let go by code after more than two seconds was left behind")
  func late() {
    let idle = Session.idle + Session.idle + Session.idle
    let events =
      Session.launch + Session.begin + Session.program + idle
      + [.step(PersonStep(.tap, "Nothing")), .unlink(parent: 1, child: 3), .freed(3)] + idle
    let records = events.enumerated().map {
      TraceRecord(at: UInt64($0) * 1_000_000, event: $1)
    }
    let trace = Trace(header: TraceHeader(app: "App"), records: records)
    let found = FlowReading(trace, parts: .verdicts).verdicts.verdicts
    expectNoDifference(found.map(\.id), [#"zombie/Detail/of/Home/pop/tap-"Next"/DetailScreen"#])
  }

  @Test("The path of a finding has what the app stated between the person's steps")
  func outside() {
    let link: [TraceEvent] = [
      .coordinator(3, "App.Detail", parent: 1), .screen(4, "App.DetailScreen"), .enter(screen: 4),
      .presents(coordinator: 3, screen: 4),
      .transition(2, 4, .push, "deep link detail", by: .coordinator(3)), .state(.init(hash: 2)),
    ]
    let found = verdicts([Session.launch + link + Session.back + Session.idle])
    #expect(found.map(\.path.description) == ["launch, deep link detail, back"])
    #expect(found.first?.path.steps == [.app("deep link detail"), .person(PersonStep(.back))])
  }

  @Test("A call of UIKit's and a statement in several transitions add no step, or one")
  func calls() {
    let timer: [TraceEvent] = [
      .step(PersonStep(.tap, "Wait")), .coordinator(3, "App.Detail", parent: 1),
      .screen(4, "App.DetailScreen"), .enter(screen: 4), .presents(coordinator: 3, screen: 4),
      .transition(2, 4, .push, "pushViewController", by: .coordinator(3)), .state(.init(hash: 2)),
    ]
    #expect(
      verdicts([Session.launch + timer + Session.back + Session.idle]).map(\.path.description)
        == [#"launch, tap "Wait", back"#])
    let tabs: [TraceEvent] = [
      .screen(5, "App.Tabs"), .enter(screen: 5), .transition(2, 5, .root, "log in", by: .app),
      .coordinator(3, "App.Detail", parent: 1), .screen(4, "App.DetailScreen"), .enter(screen: 4),
      .presents(coordinator: 3, screen: 4), .transition(5, 4, .tab, "log in", by: .coordinator(3)),
      .state(.init(hash: 2)),
    ]
    let twice = Session.launch + tabs + Session.back + Session.idle
    #expect(verdicts([twice]).map(\.path.description) == ["launch, log in, back"])
  }

  @Test("A flow's exits are those taken and those that its first screen offers")
  func exits() {
    let flow = Session.launch + Session.begin + Session.program + Session.idle
    let matrix = FlowReading.folding(flow, parts: .verdicts).verdicts.exits
    #expect(matrix.flows.map { $0.rows.map(\.exit) } == [[.finish, .backButton, .swipeBack]])
    #expect(matrix.flows.map { $0.rows.map(\.exercised) } == [[1, 0, 0]])
    let stays: [TraceEvent] = [
      .coordinator(3, "App.Login", parent: 1), .screen(4, "App.LoginScreen"), .enter(screen: 4),
      .presents(coordinator: 3, screen: 4),
      .transition(nil, 4, .root, "launch", by: .coordinator(3)),
    ]
    let report = FlowReading.folding(
      [.launch(.init()), .coordinator(1, "App.Home")] + stays, parts: .verdicts
    ).check(showsExits: true)
    #expect(report.text == "Login\n  no exits\n\nno findings, no notes.\n")
    #expect(report.markdown == "**Login**: no exits\n\nno findings, no notes.\n")
  }
}
