import ArgumentParser
import PortableC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that a fold is given: each once, and those in folders sorted by path.
struct FoldedFiles {
  /// The endings of the files that are read in folders.
  private static let endings = [".trace", ".flow", ".jsonl"].flatMap {
    [$0, "\($0).gz", "\($0).zst"]
  }

  /// The files, in the order in which they are given.
  private(set) var files: [FoldedFile] = []
  /// A note for each file that is given more than once.
  private(set) var notes: [String] = []

  /// - Parameter paths: files, folders, and patterns such as `traces/2.4-*.trace.gz`.
  /// - Throws: `ValidationError` for a folder or pattern without traces.
  init(_ paths: [String]) throws {
    var known: Set<String> = []
    for path in paths {
      for file in try Self.files(at: path) {
        let file = FoldedFile(path: file)
        if known.insert(file.absolutePath).inserted {
          files.append(file)
        } else {
          notes.append("note: '\(file.path)' was given twice and is counted once.")
        }
      }
    }
  }

  private static func files(at path: String) throws -> [String] {
    if path == "-" { return [path] }
    if isFolder(path) { return try files(in: path) }
    guard path.contains(where: "*?[".contains), access(path, F_OK) != 0 else { return [path] }
    let found = matches(of: path)
    guard !found.isEmpty else { throw ValidationError("No files match '\(path)'.") }
    return try found.flatMap { try isFolder($0) ? files(in: $0) : [$0] }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func files(in folder: String) throws -> [String] {
    let found = try sorted(
      FileManager.default.subpathsOfDirectory(atPath: folder).filter { name in
        endings.contains(where: name.hasSuffix) && !isFolder("\(folder)/\(name)")
      })
    guard !found.isEmpty else {
      throw ValidationError(
        "No traces in '\(folder)'. A folder's files end in .trace, .jsonl or .flow, or in one of "
          + "these and .gz or .zst.")
    }
    return found.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  private static func matches(of pattern: String) -> [String] {
    var list = glob_t()
    defer { globfree(&list) }
    guard glob(pattern, 0, nil, &list) == 0 else { return [] }
    return sorted(
      (0..<Int(list.gl_pathc)).compactMap { list.gl_pathv[$0].map { String(cString: $0) } })
  }

  private static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
