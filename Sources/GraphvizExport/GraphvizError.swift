/// Why there is no drawing.
public enum GraphvizError: Error, Sendable, Hashable {
  /// cgraph cannot read the DOT; its message, whole.
  case unreadable(String)
  /// cgraph reads another graph than the diagram; what differs, a clause each.
  case misread([String])
  /// `coordgraph-layout` is not at this path, nor beside the program where none was given.
  case workerNotFound(path: String)
  /// The worker could not be started, or answered what cannot be understood.
  case workerUnusable(path: String, reason: String)
  /// Graphviz has no plugin that writes the format; what it said, whole.
  case formatUnavailable(GraphvizFormat, messages: String)
  /// Graphviz has no plugin that lays out; what it said, whole.
  case layoutUnavailable(messages: String)
  /// The bitmap would be larger than Graphviz can draw; sides in pixels, without margins.
  case tooLarge(width: Int, height: Int)
  /// No rung of the ladder gave a whole drawing in time.
  case notDrawn([GraphvizFailure])
  /// Graphviz wrote a picture that cannot be finished; what is wrong with it.
  case malformedPicture(GraphvizFormat, reason: String)
  /// The task was cancelled.
  case cancelled
}

extension GraphvizError: CustomStringConvertible {
  /// What was wrong and what to do, as the command line prints it.
  public var description: String {
    remedy.map { "\(problem); mend it with '\($0)'." } ?? "\(problem)."
  }

  /// The command that mends it, for a shell.
  public var remedy: String? {
    switch self {
    case .workerNotFound: GraphvizRemedy.worker
    case .formatUnavailable, .layoutUnavailable: GraphvizRemedy.plugins
    default: nil
    }
  }

  /// What was wrong, without a full stop.
  var problem: String {
    switch self {
    case .unreadable(let message):
      "Graphviz cannot read this DOT: \(message.trimmed)"
    case .misread(let differences):
      "Graphviz reads something else than the diagram: "
        + differences.prefix(10).joined(separator: "; ")
        + (differences.count > 10 ? "; and \(differences.count - 10) more" : "")
        + ". This is a bug in the DOT writer; please report it"
    case .workerNotFound(let path):
      "coordgraph-layout, which does the drawing, is not at \(path)"
    case .workerUnusable(let path, let reason):
      "\(path) does not do the drawing: \(reason.trimmed). It should be the coordgraph-layout "
        + "that was built with this program"
    case .formatUnavailable(let format, let messages):
      "Graphviz has no plugin here that writes \(format.rawValue.uppercased()) "
        + "(\(messages.trimmed))"
    case .layoutUnavailable(let messages):
      "Graphviz has no plugin here that lays out (\(messages.trimmed))"
    case .tooLarge(let width, let height):
      "The bitmap would be \(width) × \(height) pixels, more than Graphviz can draw. Write SVG or "
        + "PDF instead, choose a smaller scale, or draw less of the app"
    case .notDrawn(let failures):
      "Graphviz did not draw this diagram whole: "
        + failures.map(\.description).joined(separator: "; ")
        + ". Draw less of the app at once, or allow more "
        + (failures.contains(where: \.isShortOfMemory) ? "time and memory" : "time")
    case .malformedPicture(let format, let reason):
      "Graphviz wrote \(format.rawValue.uppercased()) that this program does not understand: "
        + "\(reason). Please report it with the diagram's DOT"
    case .cancelled:
      "The drawing was cancelled"
    }
  }
}
