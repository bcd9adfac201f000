/// A stored graph was given to a command that needs to know what happened when.
struct StoredGraphError: Error, CustomStringConvertible {
  /// The file, as the user named it.
  var file: String

  var description: String {
    """
    \(file) is a stored graph: it says what leads where, not what happened when. Name the trace that \
    it was made of; coordgraph render, diff, baseline and embed take graphs, too.
    """
  }
}
