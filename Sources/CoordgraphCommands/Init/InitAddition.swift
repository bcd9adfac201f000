import CommandSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that is added to a package, or lines at the end of one.
struct InitAddition {
  /// The file's path, from the package's folder.
  let path: String
  let text: String
  /// Whether the text goes behind what the file has; a file that is missing is made.
  var isAppended = false

  /// What is written, each line behind a plus sign.
  var summary: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let title = isAppended ? "At the end of \(path):" : "\(path):"
    return ([title] + lines.map { $0.isEmpty ? "  +" : "  + \($0)" }).joined(separator: "\n") + "\n"
  }

  /// Writes the file.
  ///
  /// - Parameter folder: the package's folder.
  /// - Throws: `FileError`, or Foundation's error where a folder can't be made.
  func write(in folder: String) throws {
    let file = URL(fileURLWithPath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let exists = isAppended && FileManager.default.fileExists(atPath: file.path)
    let before = exists ? try InputFile(path: file.path).text() : ""
    let ending = before.isEmpty || before.hasSuffix("\n") ? "" : "\n"
    let added = before.isEmpty ? text.drop(while: \.isNewline) : text[...]
    try OutputFile(path: file.path).write(Array((before + ending + added).utf8))
  }
}
