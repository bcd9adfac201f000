import FlowTrace

/// What tells a stored graph from anything else.
enum FlowGraphHeader {
  /// The value of `format`.
  static let format = "flowgraph"

  /// The version that this library writes: a reader refuses another major version, and passes over
  /// what a later minor version added.
  static let version = TraceHeader.Version(major: 1, minor: 0)
}
