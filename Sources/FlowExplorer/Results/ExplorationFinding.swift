/// Something that is wrong with how an app can be used, and the shortest path that shows it.
///
/// What may have been missed is an ``ExplorationDoubt``.
public struct ExplorationFinding: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A screen where nothing that a person can do changes anything: there is no way out.
    case stuck(screen: String)
    /// A screen whose controls and rows do nothing: only steps back lead on. So do `others` of the same
    /// class with other titles.
    case deadEnd(screen: String, others: Int)
    /// Coordinators pile up: after each round of the path's last steps, so many more are linked.
    case growing(links: Int)
    /// A class of screens in the app's modules that was never on display.
    case unreachable(screen: String)
    /// A class of screens in the app's modules that no code takes as a type: it can go.
    case unused(screen: String)
  }

  /// What is wrong, with its details.
  public var kind: Kind
  /// The shortest path to it; no actions where no path leads to it.
  public var path: ExploredPath

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - kind: what is wrong.
  ///   - path: the shortest path to it.
  public init(_ kind: Kind, _ path: ExploredPath) {
    self.kind = kind
    self.path = path
  }
}

extension ExplorationFinding {
  /// Whether the app is broken there. A dead end may be meant, and whether coordinators that pile up
  /// leak is for the verdicts on them.
  public var isError: Bool {
    switch kind {
    case .deadEnd, .growing, .unreachable, .unused: false
    case .stuck: true
    }
  }
}

extension ExplorationFinding: CustomStringConvertible {
  /// One line: what is wrong, and the steps that show it.
  public var description: String {
    switch kind {
    case .stuck(let screen): "no way out of \(screen): \(path)"
    case .deadEnd(let screen, 0): "nothing on \(screen) leads on: \(path)"
    case .deadEnd(let screen, let others):
      "nothing on \(screen) leads on, nor on \(others) like it: \(path)"
    case .growing(let links):
      "\(links) more \(links == 1 ? "coordinator is" : "coordinators are") linked after each round of "
        + "the last steps: \(path)"
    case .unreachable(let screen): "\(screen) was never reached"
    case .unused(let screen): "\(screen) is unused: no code makes it"
    }
  }
}
