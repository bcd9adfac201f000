import FlowTrace

/// Takes the records of a trace one by one, session by session.
///
/// Whoever reads a trace decodes each line once, has a ``NameResolver`` resolve its names once, and
/// hands the result to every fold: one pass, however much is made of it.
package protocol TraceFold: Sendable {
  /// Takes what happened next in the session.
  ///
  /// - Parameters:
  ///   - record: what happened.
  ///   - names: what the names in it resolve to.
  mutating func take(_ record: TraceRecord, _ names: ResolvedNames)

  /// Ends the session and adds what it showed to the rest.
  ///
  /// What a fold holds between sessions may not depend on their order.
  ///
  /// - Parameters:
  ///   - session: identifies the session.
  ///   - count: how often the session happened, exactly like this.
  mutating func endSession(_ session: SessionKey, count: Int)
}

/// What the names in a record resolve to, as numbers that a ``NameResolver`` gave.
package enum ResolvedNames: Sendable {
  /// An object appeared under a name; a coordinator may come with its parent.
  case introduction(FlowGraph.Name, number: Int32, parent: Int32?)
  /// Two objects: parent and child, or coordinator and screen.
  case pair(Int32, Int32)
  case transition(Transition)
  /// The record names nothing, or only what earlier records said.
  case none
  /// The record names an object that no earlier record of the session introduced.
  case unknown

  /// A transition's identity and its ends.
  package struct Transition: Sendable {
    /// The number of the identity; numbers count up from 0.
    package var number: Int32
    /// Below 0 at launch.
    package var from: Int32
    /// Where the transition ends in the graph: for a tab, the screen at the bottom of its stack,
    /// unless this transition is the first to show what lies on top.
    package var to: Int32
    /// The number of the responsible coordinator; below 0 where there is none.
    package var by: Int32
    /// What is on display afterwards; nil where that was never introduced.
    package var shown: Int32?
  }
}

/// Identifies a session by its content, and orders sessions.
///
/// Sessions of one recorder stand in the order in which they began. Where the clocks of several
/// recorders stood alike, a digest of the content decides, so the order depends neither on files nor
/// on the order in which they were read.
package struct SessionKey: Sendable, Hashable, Comparable {
  /// The time of the first record.
  package var start: UInt64
  /// The digest of the app and all records, with times counted from the first.
  package var content: Digest

  package init(start: UInt64, content: Digest) {
    self.start = start
    self.content = content
  }

  package static func < (a: Self, b: Self) -> Bool {
    a.start == b.start ? a.content < b.content : a.start < b.start
  }
}
