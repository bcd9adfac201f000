import FlowGraph

/// A sentence that has to hold of an app's flow.
public struct Rule: Sendable, Hashable {
  /// What a rule requires.
  enum Statement: Sendable, Hashable {
    /// `screen Checkout is never reached without Login`: in every session, `Login` comes first, a
    /// screen or a coordinator that shows one; `Login or Guest` is one of them.
    case neverReached(Set<FlowGraph.Name>, without: Set<FlowGraph.Name>)
    /// `screen Checkout is reachable`: some session shows it.
    case reachable(Set<FlowGraph.Name>)
    /// `no dead ends except Confirmation, Receipt`: from every other screen a transition leads forward.
    case noDeadEnds(except: Set<FlowGraph.Name>)
    /// `depth <= 6`: no screen is more than so many transitions forward from what the launch shows;
    /// what is embedded in a screen is as deep as that.
    case depth(atMost: Int)
    /// `coordinator A never owns B`.
    case neverOwns(Set<FlowGraph.Name>, children: Set<FlowGraph.Name>)
    /// `coordinator A never presents S`.
    case neverPresents(Set<FlowGraph.Name>, screens: Set<FlowGraph.Name>)
    /// `no verdicts of kind zombie except A, B`; nil is every kind.
    case noVerdicts(Verdict.Kind?, except: Set<FlowGraph.Name>)
  }

  var statement: Statement
  /// The rule as it was written.
  public var text: String
  /// The file, as the user named it.
  public var file: String?
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters.
  public var column: Int

  /// Where it stands: `app.rules:3:1`.
  package var place: String { "\(file ?? "rules"):\(line):\(column)" }
}

/// A rule that does not hold, and why.
public struct RuleViolation: Sendable, Hashable, CustomStringConvertible {
  /// The rule that is broken.
  public var rule: Rule
  /// One sentence.
  public var message: String

  public var description: String {
    "\(rule.place): broken rule: \(rule.text)\n  \(message)"
  }
}
