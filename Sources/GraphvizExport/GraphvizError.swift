import PortableC

/// The reason why a diagram could not be drawn.
public enum GraphvizError: Error, Sendable, Hashable {
  /// cgraph can't read the DOT; with its message.
  case unreadable(String)
  /// cgraph reads another graph than the diagram; with the differences, a clause each.
  case misread([String])
  /// There is no `coordgraph-layout` at this path.
  case workerNotFound(path: String)
  /// The worker can't be started, or its answer is invalid.
  case workerUnusable(path: String, reason: String)
  /// The worker needs a library of Graphviz that is not installed; with the system's message.
  case graphvizNotInstalled(message: String)
  /// Graphviz has no plugin that writes the format; with its messages.
  case formatUnavailable(GraphvizFormat, messages: String)
  /// Graphviz lacks a layout; with its messages.
  case layoutUnavailable(messages: String)
  /// The bitmap would be larger than Graphviz can draw. The sides are in pixels, without margins.
  case tooLarge(width: Int, height: Int)
  /// The diagram has more nodes, rows, clusters and edges than ``GraphvizRenderer/largestDiagram``.
  case tooManyParts(Int)
  /// No rung of the ladder made a complete drawing in time.
  case notDrawn([GraphvizFailure])
  /// Graphviz wrote an invalid picture; with the reason.
  case malformedPicture(GraphvizFormat, reason: String)
  /// The task was cancelled.
  case cancelled
}

extension GraphvizError: CustomStringConvertible {
  /// The problem and its remedy, as commands print them.
  public var description: String {
    remedy.map { "\(problem). Fix it with '\($0)'." } ?? "\(problem)."
  }

  /// The shell command that fixes the problem, if there is one.
  public var remedy: String? {
    switch self {
    case .workerNotFound: GraphvizRemedy.worker
    case .graphvizNotInstalled: GraphvizRemedy.graphviz
    case .layoutUnavailable(let messages) where messages.contains("Use one of: dot"):
      GraphvizRemedy.otherLayouts
    case .formatUnavailable, .layoutUnavailable: GraphvizRemedy.plugins
    default: nil
    }
  }

  /// The problem, without a full stop at the end.
  var problem: String {
    switch self {
    case .unreadable(let message):
      "Graphviz can't read this DOT: \(message.trimmed)"
    case .misread(let differences):
      "Graphviz reads another graph than the diagram: "
        + differences.prefix(10).joined(separator: "; ")
        + (differences.count > 10 ? "; and \(differences.count - 10) more" : "")
        + ". This is a bug of the DOT writer. Please report it"
    case .workerNotFound(let path):
      "There is no coordgraph-layout at '\(path)'"
    case .workerUnusable(let path, let reason):
      "'\(path)' is not a working coordgraph-layout: \(reason.trimmed). "
        + "Use the one that was built with this program"
    case .graphvizNotInstalled(let message):
      "Pictures need Graphviz, which is not installed (\(message.trimmed))"
    case .formatUnavailable(let format, let messages):
      "Graphviz has no plugin that writes \(format.rawValue.uppercased()) "
        + "(\(messages.trimmed))"
    case .layoutUnavailable(let messages):
      "Graphviz lacks a layout (\(messages.trimmed))"
    case .tooLarge(let width, let height):
      "The bitmap would have \(width) × \(height) pixels, more than Graphviz can draw. "
        + "Choose SVG or PDF, a smaller scale, or a part of the app"
    case .tooManyParts(let count):
      "The diagram has \(count) nodes, rows, clusters and edges; "
        + "at most \(GraphvizRenderer.largestDiagram) can be laid out. "
        + "Draw a part of the app, or an overview"
    case .notDrawn(let failures):
      "Graphviz did not draw the whole diagram: "
        + failures.map(\.description).joined(separator: "; ")
        + ". Draw a part of the app, or allow more "
        + (failures.contains(where: \.isShortOfMemory) ? "time and memory" : "time")
    case .malformedPicture(let format, let reason):
      "Graphviz wrote an invalid \(format.rawValue.uppercased()): \(reason). "
        + "Please report it with the diagram's DOT"
    case .cancelled:
      "The drawing was cancelled"
    }
  }
}

extension GraphvizError {
  /// The worker can't be started, for a reason of the system.
  static func workerUnusable(path: String, error: CInt) -> Self {
    .workerUnusable(path: path, reason: String(cString: strerror(error)))
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
