package import FlowGraph

/// One recorded session, moment by moment, in numbers that ``FlowPaths`` has the meaning of.
package struct RecordedWalk: Sendable {
  /// A transition, and the screen that it brought on display.
  package struct Passage: Sendable, Hashable {
    /// The transition's place in the graph's ``FlowGraph/FlowGraph/transitions``.
    package var transition: Int
    /// The screen's place in the graph's ``FlowGraph/FlowGraph/screens``; nil for an unknown one.
    package var screen: Int?
  }

  /// What a step, the launch, or the app by itself brought about.
  package struct Moment: Sendable, Hashable {
    /// What was done; nil for the launch.
    package var act: FlowAct?
    /// The place of the screen on display when all has settled; nil before any.
    package var screen: Int?
    /// What happened, in order.
    package var passages: [Passage]
  }

  /// Identifies the session; of sessions with equal walks, the first.
  package var session: SessionKey
  /// Which launch it begins with, in an app that has several.
  package var launch: String?
  /// The launch, and what followed.
  package var moments: [Moment]
}

extension FlowPaths {
  /// Each different session, in the order of the sessions. O(*n*) in the number of steps.
  package var recordedWalks: [RecordedWalk] {
    keys.map { key, session in
      let moments = session.moments.indices.map { index in
        let moment = session.moments[index]
        return RecordedWalk.Moment(
          act: index == 0 ? nil : act(of: session, at: index),
          screen: moment.screen < 0 ? nil : Int(moment.screen),
          passages: session.passages(at: index).map {
            .init(transition: Int($0.transition), screen: $0.screen < 0 ? nil : Int($0.screen))
          })
      }
      return RecordedWalk(session: key, launch: session.label?.string, moments: moments)
    }
  }
}
