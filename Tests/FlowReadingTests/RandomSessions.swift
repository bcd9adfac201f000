import FlowGenerators
import FlowGraphTestSupport
import FlowTrace

/// Sessions of a small app, drawn at random: what they show differs, and what is wrong with it.
enum RandomSessions {
  private static let screens = ["Home", "List", "Detail", "Cart", "Caf\u{E9}", "Cafe\u{301}"]
  private static let titles = [nil, "First", "Second"]
  private static let taps = ["Buy", "Close", "Next", "Caf\u{E9}", "Cafe\u{301}"]

  /// Some sessions, several of which may be equal but for the time.
  static func sessions(using random: inout SeededGenerator) -> [[TraceRecord]] {
    let different = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      session(using: &random)
    }
    return (0..<Int.random(in: 1...7, using: &random)).map { _ in
      let start = UInt64.random(in: 0...3, using: &random) * 1_000_000
      return different.randomElement(using: &random)!.map {
        TraceRecord(at: $0.at + start, event: $0.event)
      }
    }
  }

  /// A session whose objects come, take one another, show screens, and go in any order.
  static func session(using random: inout SeededGenerator) -> [TraceRecord] {
    var events: [TraceEvent] = []
    let label = [nil, "physical", "digital"].randomElement(using: &random)!
    events.append(.launch(.init(label: label)))
    var coordinators: [ObjectID] = []
    var shown: [ObjectID] = []
    var serial: UInt32 = 0
    func next() -> ObjectID {
      serial += 1
      return ObjectID(serial: serial)
    }
    let root = next()
    events.append(.coordinator(root, "App.RootCoordinator"))
    coordinators.append(root)
    for _ in 0..<Int.random(in: 2...25, using: &random) {
      let owner = coordinators.randomElement(using: &random)!
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let child = next()
        events.append(
          .coordinator(child, "App.\(["Cart", "Tour"].randomElement(using: &random)!)Coordinator"))
        events.append(.link(parent: owner, child: child))
        coordinators.append(child)
      case 1...3:
        let screen = next()
        let type = screens.randomElement(using: &random)!
        events.append(
          .screen(
            .init(
              id: screen, type: "App.\(type)ViewController",
              title: titles.randomElement(using: &random)!)))
        events.append(.enter(screen: screen))
        events.append(.presents(coordinator: owner, screen: screen))
        let kind: TransitionKind = shown.isEmpty ? .root : .push
        let row = [nil, "Bread", "Milk"].randomElement(using: &random)!
        events.append(
          .transition(
            shown.last, screen, kind, row == nil ? "tap \"Next\"" : "select row 2", row: row,
            by: .coordinator(owner), tabIndex: row == "Milk" ? Int(screen.serial % 5) : nil))
        shown.append(screen)
      case 4, 5:
        guard shown.count > 1, let screen = shown.popLast(), let below = shown.last else {
          continue
        }
        events.append(.step(PersonStep(.back)))
        events.append(.transition(screen, below, .pop, "back", by: .system))
        events.append(.leave(screen: screen))
        if Bool.random(using: &random) { events.append(.freed(screen)) }
      case 6:
        guard let child = coordinators.dropFirst().randomElement(using: &random) else { continue }
        events.append(.unlink(parent: root, child: child))
      case 7:
        guard let screen = shown.randomElement(using: &random) else { continue }
        events.append(.finishedAgain(screen: screen))
      case 8:
        events.append(.state(.init(hash: .random(in: 0...3, using: &random))))
      default:
        events.append(.step(PersonStep(.tap, taps.randomElement(using: &random)!)))
      }
    }
    let gap = [UInt64(1), 900_000].randomElement(using: &random)!
    return events.enumerated().map { TraceRecord(at: UInt64($0) * gap, event: $1) }
  }
}
