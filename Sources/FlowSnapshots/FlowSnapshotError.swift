import Foundation

/// Why a snapshot could not be compared.
public enum FlowSnapshotError: Error, Sendable, Hashable {
  /// `FLOW_SNAPSHOTS` says something unknown.
  case environment(String)
  /// A trace has no graph to compare.
  case unsoundTrace(String)
  /// Nothing is left of a test's name or a snapshot's that a file could be called.
  case name(String)
  /// The test's folder is not on this machine.
  case noTestFolder(String)
  /// A file could not be read; `code` is the system's `errno`.
  case unreadable(path: String, code: Int32)
  /// A snapshot is not UTF-8.
  case notText(path: String)
  /// A file could not be written; `code` is the system's `errno`.
  case unwritable(path: String, code: Int32)
  /// Two assertions share one snapshot: where the other is, `file:line`.
  case shared(file: String, other: String)
  /// One assertion made two texts in one run.
  case ambiguous(file: String)
}

extension FlowSnapshotError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .environment(let value):
      """
      FLOW_SNAPSHOTS is "\(value)" in the environment; set it to "record" to record snapshots \
      anew, or not at all.
      """
    case .unsoundTrace(let reason):
      "The trace is not whole: \(reason)"
    case .name(let name):
      """
      No file can be called after "\(name)", which has no letter and no digit; give the snapshot \
      another name.
      """
    case .noTestFolder(let folder):
      """
      \(folder), the folder of the test's source, is not on this machine. Snapshots stand beside \
      the source: run the test where it was built, or in a simulator on that machine.
      """
    case .unreadable(let path, let code):
      "\(path) cannot be read: \(String(cString: strerror(code)))."
    case .notText(let path):
      """
      \(path) is not UTF-8 text, so it is no snapshot of a flow. Restore it, or record it anew \
      with FLOW_SNAPSHOTS=record.
      """
    case .unwritable(let path, let code):
      "\(path) cannot be written: \(String(cString: strerror(code))). Nothing was recorded."
    case .shared(let file, let other):
      """
      The assertion at \(other) has the snapshot \(file), too. Tell the two apart: give each \
      a name with named:.
      """
    case .ambiguous(let file):
      """
      This assertion was made with another flow in the same run, and \(file) was recorded of that \
      one. A test with arguments, or a loop, gives each a name with named:.
      """
    }
  }
}
