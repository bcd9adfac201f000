public import FlowGraph
import FlowReading
public import FlowTrace
import Foundation

/// Why a snapshot could not be compared.
public enum FlowSnapshotError: Error, Sendable, Hashable {
  /// `FLOW_SNAPSHOTS` has an unknown value.
  case environment(String)
  /// A trace is not whole, so that its graph would lack parts.
  case unsoundTrace(String)
  /// The name of a test or a snapshot has no character that a file's name may have.
  case name(String)
  /// The test's folder is not on this machine.
  case noTestFolder(String)
  /// A file could not be read; `code` is the system's `errno`.
  case unreadable(path: String, code: Int32)
  /// A snapshot is not UTF-8.
  case notText(path: String)
  /// A file could not be written; `code` is the system's `errno`.
  case unwritable(path: String, code: Int32)
  /// Two assertions share one snapshot; the other stands at `file:line`.
  case shared(file: String, other: String)
  /// One assertion compared two different flows in one run.
  case ambiguous(file: String)
}

extension FlowSnapshotError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .environment(let value):
      """
      FLOW_SNAPSHOTS must be "record" or unset, not "\(value)".
      """
    case .unsoundTrace(let reason):
      "The trace is not whole: \(reason)"
    case .name(let name):
      """
      No file can be named after "\(name)", which has no letter and no digit. Give the snapshot \
      another name.
      """
    case .noTestFolder(let folder):
      """
      \(folder), the folder of the test's source, is not on this machine. Snapshots are stored \
      beside the source: run the test on the machine that built it, or in a simulator there.
      """
    case .unreadable(let path, let code):
      "Can't read \(path): \(String(cString: strerror(code)))."
    case .notText(let path):
      """
      \(path) is not UTF-8 text, and therefore not a snapshot. Restore it, or record it again \
      with FLOW_SNAPSHOTS=record.
      """
    case .unwritable(let path, let code):
      "Can't write \(path): \(String(cString: strerror(code))). Nothing was recorded."
    case .shared(let file, let other):
      """
      The assertion at \(other) has the same snapshot, \(file). Give each of the two a name with \
      named:.
      """
    case .ambiguous(let file):
      """
      This assertion recorded another flow to \(file) in the same run. In a test with arguments, or \
      in a loop, give each snapshot a name with named:.
      """
    }
  }
}

extension Trace: FlowSource {
  /// The graph of all that was recorded. O(*n*) in the number of records.
  ///
  /// - Throws: ``FlowSnapshotError/unsoundTrace(_:)`` when a record names an object that no earlier
  ///   record declares.
  public func flowGraph() throws -> FlowGraph {
    var reader = FlowReader(app: header.app, parts: .graphOnly)
    for record in records { reader.take(record) }
    if let trouble = reader.diagnostics.first {
      throw FlowSnapshotError.unsoundTrace(trouble.message)
    }
    return reader.reading.graph
  }
}
