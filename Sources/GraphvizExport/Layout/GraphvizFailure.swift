/// The reason why a rung of the ladder made no complete drawing.
public struct GraphvizFailure: Sendable, Hashable, Codable {
  /// What went wrong.
  public enum Reason: Sendable, Hashable, Codable {
    /// Parts are not in the layout: `node "a"`, `edge "e1"`, `cluster "c"`, `the label of …`.
    case missing([String])
    /// Graphviz reported an error, and no part is missing.
    case trouble
    /// It took longer than its deadline.
    case deadline(Duration)
    /// It needed more memory than its limit.
    case memory(megabytes: Int)
    /// It needed more stack than its limit.
    case stack(megabytes: Int)
    /// The worker ended without an answer, with this signal or exit status.
    case died(String)
  }

  /// The rung that was tried.
  public var rung: GraphvizRung
  /// What went wrong.
  public var reason: Reason
  /// All messages of Graphviz.
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
  /// A clause, with the first line of Graphviz's messages: `“ranked” lost edge "e1" (Graphviz: …)`.
  public var description: String {
    let clause =
      switch reason {
      case .missing(let things):
        "lost \(things.prefix(5).joined(separator: ", "))"
          + (things.count > 5 ? " and \(things.count - 5) more" : "")
      case .trouble: "reported an error"
      case .deadline(let time): "took longer than \(time.inSeconds)"
      case .memory(let megabytes): "needed more than \(megabytes) MB of memory"
      case .stack(let megabytes): "needed more than \(megabytes) MB of stack"
      case .died(let how): "ended with \(how)"
      }
    let message = messages.split(whereSeparator: \.isNewline).first
    return "“\(rung)” \(clause)" + (message.map { " (Graphviz: \($0))" } ?? "")
  }
}

extension Duration {
  /// The duration in seconds: "1.5 s".
  var inSeconds: String {
    let tenths = (self / .milliseconds(100)).rounded()
    let text = String(tenths / 10)
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " s"
  }
}
