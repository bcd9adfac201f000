/// A stored graph was passed to a command that needs sessions.
struct StoredGraphError: Error, CustomStringConvertible {
  /// The file, as the user named it.
  var file: String

  var description: String {
    """
    \(file) is a stored graph, which has no sessions. Pass the trace that it was made of. \
    (coordgraph render, diff, baseline and embed take stored graphs.)
    """
  }
}
