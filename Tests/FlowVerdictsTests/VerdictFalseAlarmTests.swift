import FlowGraph
import FlowGraphTestSupport
import FlowReading
import FlowTrace
import FlowVerdicts
import TestSupport
import Testing

/// A session in which nothing is wrong, though it looks so at first.
struct SoundSession: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var events: [TraceEvent]

  init(_ description: String, _ events: [TraceEvent]) {
    testDescription = description
    self.events = Self.launch + events
  }

  /// A home coordinator, #1, and its screen, #2.
  static let launch: [TraceEvent] = [
    .launch(.init()), .coordinator(1, "App.Home"), .screen(2, "App.HomeScreen"),
    .enter(screen: 2), .presents(coordinator: 1, screen: 2),
    .transition(nil, 2, .root, "launch", by: .coordinator(1)), .state(.init(hash: 1)),
  ]

  /// A flow begins: coordinator #3 pushes screen #4.
  static let begin: [TraceEvent] = [
    .step(PersonStep(.tap, "Detail")), .coordinator(3, "App.Detail", parent: 1),
    .link(parent: 1, child: 3), .screen(4, "App.DetailScreen"), .enter(screen: 4),
    .presents(coordinator: 3, screen: 4),
    .transition(2, 4, .push, "tap \"Detail\"", by: .coordinator(3)), .state(.init(hash: 2)),
  ]

  /// The person goes back, and it is reported to nobody.
  static let back: [TraceEvent] = [
    .step(PersonStep(.back)), .transition(4, 2, .pop, "back", by: .system), .leave(screen: 4),
    .state(.init(hash: 1)), .freed(4),
  ]

  /// The person does something else that changes nothing.
  static let idle: [TraceEvent] = [
    .step(PersonStep(.tap, "Nothing")), .state(.init(hash: 1)),
  ]

  /// The coordinator takes its screen down, to show another when that has come.
  static let program: [TraceEvent] = [
    .step(PersonStep(.tap, "Next")),
    .transition(4, 2, .pop, "tap \"Next\"", by: .coordinator(3)), .leave(screen: 4),
    .state(.init(hash: 1)), .freed(4),
  ]

  /// The coordinator shows another screen.
  static let next: [TraceEvent] = [
    .screen(5, "App.NextScreen"), .enter(screen: 5), .presents(coordinator: 3, screen: 5),
    .transition(2, 5, .push, "pushViewController", by: .coordinator(3)), .state(.init(hash: 3)),
  ]

  /// A controller of three pages is pushed, and the person turns to the last one. It keeps the second.
  ///
  /// - Parameters:
  ///   - first: the first page.
  ///   - previous: the screen that it is pushed on.
  private static func pages(_ first: ObjectID, on previous: ObjectID) -> [TraceEvent] {
    let second = ObjectID(serial: first.serial + 1)
    let third = ObjectID(serial: first.serial + 2)
    func page(_ id: ObjectID, from last: ObjectID, _ trigger: String) -> [TraceEvent] {
      [
        .screen(id, "App.Page"), .enter(screen: id),
        .transition(last, id, .push, trigger, by: .unknown),
      ]
    }
    func state(_ page: ObjectID) -> TraceEvent { .state(.init(hash: UInt64(page.serial))) }
    let turn = TraceEvent.step(PersonStep(.turn, "forward"))
    return [.step(PersonStep(.tap, "Read"))] + page(first, from: previous, "tap \"Read\"")
      + [state(first), turn] + page(second, from: first, "turn to page forward")
      + [.leave(screen: first), .freed(first), state(second), turn]
      + page(third, from: second, "turn to page forward") + [.leave(screen: second), state(third)]
  }

  static let all: [SoundSession] = [
    .init(
      "two controllers of pages, which each keep one that was turned over",
      pages(3, on: 2) + pages(6, on: 5) + idle + idle + idle
    ),
    .init("a swipe that is let go", begin + [.step(PersonStep(.swipeBackLetGo))] + idle + idle),
    .init(
      "a coordinator that is let go by going back",
      begin + [
        .step(PersonStep(.back)), .unlink(parent: 1, child: 3),
        .transition(4, 2, .pop, "back", by: .system), .leave(screen: 4),
        .state(.init(hash: 1)), .freed(3), .freed(4),
      ] + idle + idle),
    .init(
      "a coordinator that is let go a moment later",
      begin + back + [.unlink(parent: 1, child: 3), .freed(3)] + idle + idle),
    .init(
      "a coordinator that is let go as the person does the next thing",
      begin + back + [
        .step(PersonStep(.tap, "Nothing")), .unlink(parent: 1, child: 3), .state(.init(hash: 1)),
        .freed(3),
      ] + idle + idle),
    .init(
      "a coordinator that took its screen down and is let go one step later than the next",
      begin + program + idle + [
        .step(PersonStep(.tap, "Nothing")), .unlink(parent: 1, child: 3), .state(.init(hash: 1)),
        .freed(3),
      ] + idle + idle),
    .init("a coordinator between two screens", begin + program + next + idle + idle),
    .init(
      "a coordinator between two screens while the person does something else",
      begin + program + idle + next + idle + idle),
    .init("a trace that is cut while its coordinator is between two screens", begin + program),
    .init(
      "a trace that is cut before the look is over",
      begin + [
        .step(PersonStep(.back)), .transition(4, 2, .pop, "back", by: .system),
        .leave(screen: 4),
      ]),
    .init("a trace that is cut before the screen has left", begin + back.prefix(2)),
    .init(
      "the same screen pushed again",
      begin + [
        .step(PersonStep(.back)), .transition(4, 2, .pop, "back", by: .system),
        .leave(screen: 4), .state(.init(hash: 1)),
      ] + idle + idle + [
        .step(PersonStep(.tap, "Detail")), .enter(screen: 4),
        .transition(2, 4, .push, "tap \"Detail\"", by: .coordinator(3)), .state(.init(hash: 2)),
      ] + idle + idle),
    .init(
      "a coordinator that rests without a screen until it is asked for",
      [.coordinator(3, "App.Detail", parent: 1), .link(parent: 1, child: 3)] + idle
        + [
          .step(PersonStep(.tap, "Detail")), .screen(4, "App.DetailScreen"), .enter(screen: 4),
          .presents(coordinator: 3, screen: 4),
          .transition(2, 4, .push, "tap \"Detail\"", by: .coordinator(3)),
          .state(.init(hash: 2)),
        ] + back + idle + idle),
    .init(
      "a coordinator that shows its first screen after a wait",
      [
        .step(PersonStep(.tap, "Detail")), .coordinator(3, "App.Detail", parent: 1),
        .link(parent: 1, child: 3), .state(.init(hash: 1)),
      ] + idle + idle + idle),
    .init(
      "a coordinator whose child shows screens on its behalf",
      begin + [
        .step(PersonStep(.tap, "Next")), .coordinator(5, "App.Child", parent: 3),
        .link(parent: 3, child: 5), .screen(6, "App.ChildScreen"), .enter(screen: 6),
        .presents(coordinator: 5, screen: 6),
        .transition(4, 6, .push, "tap \"Next\"", by: .coordinator(5)), .leave(screen: 4),
        .state(.init(hash: 3)), .freed(4),
      ] + idle + idle + idle),
    .init(
      "a window that goes with all that was in it",
      begin + idle + [
        .leave(screen: 2), .leave(screen: 4), .unlink(parent: 1, child: 3), .freed(1), .freed(2),
        .freed(3), .freed(4),
      ]),
    .init(
      "a window that goes while the app holds its coordinators",
      begin + idle + [.leave(screen: 2), .leave(screen: 4), .freed(2), .freed(4)]),
    .init(
      "a coordinator that gets another parent",
      begin + [
        .coordinator(5, "App.Other", parent: 1), .link(parent: 1, child: 5),
        .unlink(parent: 1, child: 3), .link(parent: 5, child: 3),
      ] + idle + idle + idle),
    .init(
      "a coordinator that its screen holds, and that works on",
      begin + [.unlink(parent: 1, child: 3)] + idle + [
        .step(PersonStep(.tap, "Next")), .screen(5, "App.NextScreen"), .enter(screen: 5),
        .presents(coordinator: 3, screen: 5),
        .transition(4, 5, .push, "tap \"Next\"", by: .coordinator(3)), .state(.init(hash: 3)),
      ] + idle + idle + idle),
    .init(
      "a coordinator that shows a screen which another showed before",
      begin + [
        .step(PersonStep(.tap, "Help")), .coordinator(5, "App.Help", parent: 1),
        .link(parent: 1, child: 5), .screen(6, "App.HelpScreen"), .enter(screen: 6),
        .presents(coordinator: 5, screen: 6),
        .transition(4, 6, .push, "tap \"Help\"", by: .coordinator(5)), .state(.init(hash: 3)),
        .step(PersonStep(.tap, "Done")), .unlink(parent: 1, child: 5),
        .transition(6, 2, .pop, "tap \"Done\"", by: .coordinator(5)), .leave(screen: 4),
        .leave(screen: 6), .state(.init(hash: 1)), .freed(4), .freed(5), .enter(screen: 6),
        .transition(2, 6, .push, "push", by: .coordinator(3)), .state(.init(hash: 4)),
      ] + idle + idle + idle),
    .init(
      "a screen that its living coordinator keeps for the next time",
      begin + [
        .step(PersonStep(.tap, "Next")), .screen(5, "App.NextScreen"), .enter(screen: 5),
        .presents(coordinator: 3, screen: 5),
        .transition(4, 5, .push, "tap \"Next\"", by: .coordinator(3)), .state(.init(hash: 3)),
        .step(PersonStep(.back)), .transition(5, 4, .pop, "back", by: .system),
        .leave(screen: 5), .state(.init(hash: 2)),
      ] + idle + idle + idle),
    .init(
      "pages that are kept, and turned without a transition",
      begin
        + (5..<9 as Range<UInt32>).flatMap { serial -> [TraceEvent] in
          let page = ObjectID(serial: serial)
          return [
            .step(PersonStep(.turn, "forward")), .screen(page, "App.Page"), .enter(screen: page),
            .presents(coordinator: 3, screen: page),
          ] + (serial > 5 ? [.leave(screen: ObjectID(serial: serial - 1))] : [])
        } + idle + idle + idle),
    .init(
      "steps of one class, that lead to one another",
      begin
        + (5..<8 as Range<UInt32>).flatMap { serial -> [TraceEvent] in
          let step = ObjectID(serial: serial)
          let before = ObjectID(serial: serial - 1)
          return [
            .step(PersonStep(.tap, "Next")),
            .screen(.init(id: step, type: "App.DetailScreen", title: "Step")), .enter(screen: step),
            .presents(coordinator: 3, screen: step),
            .transition(before, step, .push, "tap \"Next\"", by: .coordinator(3)),
          ]
        } + idle),
    .init(
      "a screen put under a sheet that goes before anybody does something",
      begin + [
        .screen(5, "App.NextScreen"), .enter(screen: 5), .presents(coordinator: 1, screen: 5),
        .covered(
          .init(from: 4, to: 5, kind: .push, trigger: "tap \"Detail\"", by: .coordinator(1))),
        .transition(4, 5, .dismiss, "dismiss", by: .coordinator(1)), .leave(screen: 4),
        .unlink(parent: 1, child: 3), .state(.init(hash: 3)), .freed(3), .freed(4),
      ] + idle + idle),
    .init(
      "tabs of one class with screens of one class, made at once",
      (1...3 as ClosedRange<UInt32>).flatMap { index -> [TraceEvent] in
        let coordinator = ObjectID(serial: 10 + 2 * index)
        let screen = ObjectID(serial: 11 + 2 * index)
        return [
          .coordinator(coordinator, "App.Tab", parent: 1), .link(parent: 1, child: coordinator),
          .screen(.init(id: screen, type: "App.TabScreen", title: "Tab \(index)")),
          .enter(screen: screen), .presents(coordinator: coordinator, screen: screen),
        ]
      } + idle + idle),
    .init(
      "a cache that makes one helper for each row",
      (0..<4).flatMap { row -> [TraceEvent] in
        let helper = ObjectID(serial: UInt32(10 + row))
        return [
          .step(PersonStep(.select, "\(row)")), .coordinator(helper, "App.Helper", parent: 1),
          .link(parent: 1, child: helper), .state(.init(hash: 1)),
        ]
      } + idle + idle),
  ]
}

@Suite("False alarms")
struct VerdictFalseAlarmTests {
  @Test("A sound session has no verdict", arguments: SoundSession.all)
  func silent(session: SoundSession) {
    #expect(verdicts([session.events]).map(\.id) == [])
  }

  @Test("A sound session that is cut anywhere has no verdict", arguments: SoundSession.all)
  func cut(session: SoundSession) {
    for count in 0..<session.events.count {
      let found = verdicts([Array(session.events.prefix(count))]).map(\.id)
      // Back, and nothing after it: only another session can show that it heals.
      let isOpen = session.events.prefix(count).contains(.step(PersonStep(.back)))
      #expect(found.isEmpty || isOpen, "cut after \(count) events: \(found)")
    }
  }

  @Test("A session that ends early has no verdict if another shows that the state mends")
  func healedElsewhere() {
    typealias Session = SoundSession
    let healed =
      Session.launch + Session.begin + [
        .step(PersonStep(.back)), .unlink(parent: 1, child: 3),
        .transition(4, 2, .pop, "back", by: .system), .leave(screen: 4), .state(.init(hash: 1)),
      ]
    let early = Session.launch + Session.begin + Session.back
    #expect(verdicts([early]).map(\.kind) == [.zombie])
    #expect(verdicts([early, healed]) == [])
    #expect(verdicts([healed, early]) == [])
  }

  @Test("A screen that a zombie keeps has no verdict besides the zombie's")
  func parts() {
    typealias Session = SoundSession
    let visits = [(3, 4, 5), (6, 7, 8)] as [(ObjectID, ObjectID, ObjectID)]
    let events = visits.flatMap { coordinator, screen, part -> [TraceEvent] in
      [
        .step(PersonStep(.tap, "Detail")), .coordinator(coordinator, "App.Detail", parent: 1),
        .link(parent: 1, child: coordinator), .screen(screen, "App.DetailScreen"),
        .enter(screen: screen), .presents(coordinator: coordinator, screen: screen),
        .screen(part, "App.Part"), .enter(screen: part),
        .transition(2, screen, .present, "tap \"Detail\"", by: .coordinator(coordinator)),
        .transition(screen, part, .embed, "addChild", by: .app),
        .step(PersonStep(.swipeDown)),
        .transition(screen, 2, .dismiss, "swipe down", by: .system),
        .leave(screen: screen), .leave(screen: part), .state(.init(hash: 1)),
      ]
    }
    let found = verdicts([Session.launch + events + Session.idle + Session.idle])
    #expect(found.map(\.kind) == [.zombie])
  }

  @Test("A coordinator without screens has no verdict if another session shows it again")
  func reusedElsewhere() {
    typealias Session = SoundSession
    let stays = Session.launch + Session.begin + Session.back + Session.idle + Session.idle
    let reused = stays + Session.next
    #expect(verdicts([stays]).map(\.kind) == [.zombie])
    #expect(verdicts([stays, reused]) == [])
  }
}

/// The verdicts on sessions that are read one behind the other.
func verdicts(_ sessions: [[TraceEvent]]) -> [Verdict] {
  FlowReading.folding(sessions.flatMap { $0 }, parts: .verdicts).verdicts.verdicts
}
