import FlowGraph
package import FlowTrace

/// Identifies the sessions of a file where they become rows, log records or tracks.
///
/// An identifier depends on nothing but the file's path, the place of the session in it, and the redacted
/// records, so that it is the same in everything that is made of a session.
package struct SessionIDs: Sendable {
  private let file: String
  private var count = 0
  private var digest: Digest?
  private var line: [UInt8] = []

  /// - Parameter file: what sets the sessions of this file apart from equal ones in others.
  package init(file: String) { self.file = file }

  /// Takes what happened next, without the app's texts.
  package mutating func take(_ record: TraceRecord) {
    line.removeAll(keepingCapacity: true)
    record.appendLine(to: &line)
    digest = Digest(of: line, after: digest ?? beginning)
  }

  /// Ends the session.
  ///
  /// - Returns: its identifier, sixteen hexadecimal digits.
  package mutating func endSession() -> String {
    defer {
      count += 1
      digest = nil
    }
    return String((digest ?? beginning).description.prefix(16))
  }

  private var beginning: Digest { Digest(of: Array("\(file)\n\(count + 1)\n".utf8)) }
}
