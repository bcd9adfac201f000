/// What comes next of a trace that is being written.
package enum TracePiece: Sendable {
  case bytes([UInt8])
  /// What was read before is over; what follows is another trace.
  case begin
  /// An app connected. What follows begins with a header; what was read before stays.
  case connection
  /// Something that the user should be informed of.
  case note(String)
}

/// A trace that is being written: a file, a pipe or a connection.
package protocol TraceSource {
  /// Waits for the next piece; nil where none can come any more.
  ///
  /// - Throws: `CancellationError`, and what keeps the trace from being read for good.
  mutating func next() async throws -> TracePiece?
}
