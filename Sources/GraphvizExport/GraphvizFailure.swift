/// Why one rung of the ladder gave no whole drawing.
public struct GraphvizFailure: Sendable, Hashable, Codable {
  public enum Reason: Sendable, Hashable, Codable {
    /// Things have no place in the layout: `node "a"`, `edge "e1"`, `cluster "c"`, `label of …`.
    case missing([String])
    /// Graphviz reported an error, though it misses nothing.
    case trouble
    /// It took longer than it was given.
    case deadline(Duration)
    /// It needed more memory than it was given.
    case memory(megabytes: Int)
    /// It went deeper into the graph than its stack allows.
    case stack(megabytes: Int)
    /// The worker ended without an answer, by a signal or an exit status.
    case died(String)
  }

  public var rung: GraphvizRung
  public var reason: Reason
  /// Everything Graphviz printed meanwhile.
  public var messages: String

  public init(rung: GraphvizRung, reason: Reason, messages: String) {
    self.rung = rung
    self.reason = reason
    self.messages = messages
  }
}

extension GraphvizFailure {
  var isShortOfTime: Bool { if case .deadline = reason { true } else { false } }
  var isShortOfMemory: Bool { if case .memory = reason { true } else { false } }
}

extension GraphvizFailure: CustomStringConvertible {
  /// A clause, with the first line Graphviz said: `“ranked” lost edge "e1" (Graphviz said: …)`.
  public var description: String {
    let clause =
      switch reason {
      case .missing(let things):
        "lost \(things.prefix(5).joined(separator: ", "))"
          + (things.count > 5 ? " and \(things.count - 5) more" : "")
      case .trouble: "met an error"
      case .deadline(let time): "took longer than \(time.inSeconds)"
      case .memory(let megabytes): "needed more than \(megabytes) MB of memory"
      case .stack(let megabytes): "needed more than \(megabytes) MB of stack"
      case .died(let how): "ended by \(how)"
      }
    let said = messages.split(whereSeparator: \.isNewline).first
    return "“\(rung)” \(clause)" + (said.map { " (Graphviz said: \($0))" } ?? "")
  }
}
