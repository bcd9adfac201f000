package import FlowTrace

/// When a session's screens were on display, and what led from one to the next.
package struct SessionTimeline: Sendable, Hashable {
  /// A coordinator that was seen.
  package struct Coordinator: Sendable, Hashable {
    package var id: ObjectID
    /// The class, with its module.
    package var type: String
    package var label: String?
    /// The coordinator that held it when it was first seen.
    package var parent: ObjectID?
  }

  /// A time in which one screen was on display.
  package struct Visit: Sendable, Hashable {
    /// The screen's class, with its module.
    package var type: String
    package var title: String?
    /// The coordinator that shows the screen, where there is one.
    package var coordinator: ObjectID?
    package var start: UInt64
    /// When another screen came, or the session's last record was written.
    package var end: UInt64
    package var cause: Cause
  }

  /// The transition that a visit begins with.
  package struct Cause: Sendable, Hashable {
    package var kind: TransitionKind
    package var trigger: String
    /// The class of the coordinator that is responsible, or `system`, `app` or `unknown`.
    package var owner: String
    /// The place among the visits of the one before; nil for the first.
    package var previous: Int?
  }

  /// The identifier of the session: see `SessionIDs`.
  package var id: String
  package var app: String
  /// The name of the launch, where it has one.
  package var launch: String?
  /// The times of the first and the last record. All times are in microseconds, and none is earlier than
  /// the one before it.
  package var start: UInt64
  package var end: UInt64
  /// The coordinators, in the order in which they were seen.
  package var coordinators: [Coordinator]
  /// The visits, in their order.
  package var visits: [Visit]
}
