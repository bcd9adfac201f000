import FlowGraph
import FlowTrace
import FlowVerdicts

/// A row of a ``SessionTable``.
struct TableRow: Sendable {
  /// What a row is about.
  enum Kind: String { case launch, transition, exit }

  /// The session that a row is from.
  struct Session: Sendable {
    var id = ""
    var app = ""
    var appVersion = ""
  }

  /// A transition that was used.
  struct Use: Sendable {
    var transition: FlowGraph.Transition
    /// What was on display then.
    var shown: FlowGraph.Name
    /// Whether the session used it for the first time.
    var isFirst: Bool
    /// Whether the session ended on what it led to.
    var isLast = false
    /// How long that stayed on display, in microseconds; nil at the end, and where a clock went back.
    var dwell: UInt64?

    init(_ transition: FlowGraph.Transition, shown: FlowGraph.Name, isFirst: Bool) {
      self.transition = transition
      self.shown = shown
      self.isFirst = isFirst
    }
  }

  /// The end of a coordinator's flow.
  struct Exit: Sendable {
    var flow: FlowGraph.Name
    var kind: ExitKind
    /// Whether the coordinator was let go.
    var isReleased: Bool
  }

  var session: Session
  /// The row's place in its session, from 0.
  var seq: Int
  var rowKind: Kind
  /// The time since the session began, in microseconds.
  var at: UInt64?
  var use: Use?
  var exit: Exit?

  init(session: Session, seq: Int, rowKind: Kind) {
    self.session = session
    self.seq = seq
    self.rowKind = rowKind
  }

  /// The columns and their values in JSON.
  var members: [(key: String, value: String)] {
    [
      ("session_id", Self.text(session.id)),
      ("seq", "\(seq)"),
      ("at_us", Self.number(at)),
      ("app_name", Self.text(session.app)),
      ("app_version", Self.text(session.appVersion)),
      ("row_kind", Self.text(rowKind.rawValue)),
      ("source_type", Self.text(use.map { $0.transition.from?.type } ?? exit?.flow.type)),
      ("target_type", Self.text(use?.transition.to.type)),
      ("shown_type", Self.text(use?.shown.type)),
      ("owner_type", Self.text(use?.transition.by.typeInTable)),
      ("nav_kind", Self.text(use?.transition.kind.rawValue)),
      ("trigger_kind", Self.text(use?.transition.trigger)),
      ("is_first_use", Self.flag(use?.isFirst)),
      ("is_last", Self.flag(use?.isLast)),
      ("dwell_us", Self.number(use?.dwell)),
      ("exit_kind", Self.text(exit?.kind.rawValue)),
      ("is_released", Self.flag(exit?.isReleased)),
    ]
  }

  /// Appends the row as a line of JSON.
  func appendLine(to bytes: inout [UInt8]) {
    bytes += (JSONText.object(members) + "\n").utf8
  }

  private static func text(_ text: String?) -> String { text.map(JSONText.quoted) ?? "null" }
  private static func number(_ number: UInt64?) -> String { number.map(String.init) ?? "null" }
  private static func flag(_ flag: Bool?) -> String { flag.map(String.init) ?? "null" }
}

extension FlowGraph.Agent {
  /// The type of the coordinator, or `system`, `app` or `unknown`.
  fileprivate var typeInTable: String {
    switch self {
    case .coordinator(let name): name.type
    case .system: "system"
    case .app: "app"
    case .unknown: "unknown"
    }
  }
}
