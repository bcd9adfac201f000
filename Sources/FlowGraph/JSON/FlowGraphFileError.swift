import FlowTrace

/// Bytes that cannot be read as a stored graph.
public enum FlowGraphFileError: Error, Sendable, Hashable {
  /// Something in it is not what it has to be; line and column count from 1, columns in bytes.
  case notAGraph(file: String?, line: Int, column: Int, reason: String)
  /// It was written in another major version of the format.
  case version(String, file: String?)
}

extension FlowGraphFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAGraph(let file, let line, let column, let reason):
      "\(file.map { "\($0):" } ?? "line ")\(line):\(column): this is no graph to read: \(reason)."
    case .version(let version, let file):
      """
      \(file ?? "The graph") was written in version \(version) of the graph format; this program \
      reads \(FlowGraphHeader.version.major).x.
      """
    }
  }
}
