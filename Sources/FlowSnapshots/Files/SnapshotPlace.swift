/// The place of a snapshot: `__Snapshots__/<TestFile>/<test>.<name>.<ending>` beside the test.
///
/// It depends on nothing else, neither a count nor an order, and is the same however tests are
/// shuffled.
struct SnapshotPlace: Hashable {
  /// The folder of the test's source.
  var testFolder: String
  /// The name of the test's source file, without its ending.
  var testFile: String
  /// The snapshot's name.
  var name: String

  /// - Throws: ``FlowSnapshotError/name(_:)``.
  init(
    filePath: String, testName: String, named name: String?, ending: String
  ) throws(FlowSnapshotError) {
    let parts = filePath.split(separator: "/", omittingEmptySubsequences: false)
    testFolder = parts.dropLast().joined(separator: "/")
    let file = parts.last ?? ""
    testFile = String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    let test = testName.lastIndex(of: "(").map { String(testName[..<$0]) } ?? testName
    var words = [try Self.fileName(test)]
    if let name { words.append(try Self.fileName(name)) }
    self.name = (words + [ending]).joined(separator: ".")
  }

  /// The folders that hold it, outermost first.
  var folders: [String] {
    let outer = "\(testFolder)/__Snapshots__"
    return [outer, "\(outer)/\(testFile)"]
  }

  var path: String { "\(testFolder)/__Snapshots__/\(testFile)/\(name)" }

  /// The path of the graph that the snapshot was made of.
  var graphPath: String { path + ".graph.json" }

  /// A name with hyphens in place of characters that a file's name had better not have.
  private static func fileName(_ name: String) throws(FlowSnapshotError) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    guard words.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) else {
      throw .name(name)
    }
    return words.joined(separator: "-")
  }
}
