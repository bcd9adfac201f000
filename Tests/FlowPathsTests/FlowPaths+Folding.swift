import FlowGraph
import FlowGraphTestSupport
import FlowPaths
import FlowReading
import FlowTrace

extension FlowPaths {
  /// The paths of some events, folded.
  static func folding(_ events: [TraceEvent], app: String = "App") -> FlowPaths {
    FlowReading.folding(events, app: app, parts: .paths).paths
  }

  /// Sessions of an app whose screens are single letters, the home screen `A` first.
  ///
  /// A session is the screens that one tap after the other leads to: `ABA` is a tap on B and one on
  /// A. A `-` is a tap that leads nowhere.
  static func folding(sessions: [String], label: String? = nil) -> FlowPaths {
    folding(sessions.flatMap { events(of: $0, label: label) })
  }

  private static func events(of session: String, label: String?) -> [TraceEvent] {
    let screens = Array(session.unicodeScalars)
    var events: [TraceEvent] = [.launch(.init(label: label))]
    events += Set(screens).subtracting(["-"]).sorted()
      .map { .screen(id($0), "App.\($0)ViewController") }
    var here: ObjectID?
    for screen in screens {
      if here != nil { events.append(.step(PersonStep(.tap, "\(screen)"))) }
      guard screen != "-" else { continue }
      let kind: TransitionKind = here == nil ? .root : .push
      events.append(
        .transition(
          here, id(screen), kind, here == nil ? "launch" : "tap \"\(screen)\"", by: .app))
      here = id(screen)
    }
    return events
  }

  private static func id(_ screen: Unicode.Scalar) -> ObjectID { ObjectID(serial: screen.value) }
}

extension FlowGraph.Name {
  /// One of the screens that are single letters.
  static func letter(_ letter: String) -> Self { Self(type: "App.\(letter)ViewController") }
}

extension Walk {
  /// What was tapped, in a word.
  var taps: String { steps.compactMap(\.step?.target).joined() }
}
