/// Bytes that cannot be read as a trace at all.
public enum TraceError: Error, Sendable, Hashable {
  /// There is nothing in it.
  case empty(file: String?)
  /// Its first line is no header.
  case notATrace(file: String?, line: Int, reason: String)
  /// It was written in another major version of the format.
  case version(TraceHeader.Version, file: String?)
}

extension TraceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty(let file):
      "\(name(file)) is empty: a trace begins with a header line."
    case .notATrace(let file, let line, let reason):
      """
      \(name(file)) is not a trace: line \(line) should be a header such as \
      {"format":"flowtrace","version":"\(TraceHeader.Version.current)","app":"MyApp"} (\(reason)).
      """
    case .version(let version, let file):
      """
      \(name(file)) was written in version \(version) of the trace format; this program reads \
      \(TraceHeader.Version.current.major).x.
      """
    }
  }

  private func name(_ file: String?) -> String { file ?? "The trace" }
}
