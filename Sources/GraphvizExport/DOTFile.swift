#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A DOT text as a file without a name, for a worker to read as its standard input.
///
/// Through a pipe, a worker that dies before it has read everything would take this program with
/// it: writing to a pipe nobody reads raises SIGPIPE.
enum DOTFile {
  /// Returns a descriptor at the start of the text. Whoever takes it closes it.
  static func open(_ dot: String) throws -> FileDescriptor {
    let path = FileManager.default.temporaryDirectory
      .appending(component: "coordgraph-\(UUID().uuidString).dot").path
    let file = try FileDescriptor.open(
      FilePath(path), .readWrite, options: [.create, .exclusiveCreate],
      permissions: .ownerReadWrite)
    do {
      try FileManager.default.removeItem(atPath: path)
      try file.writeAll(dot.utf8)
      try file.seek(offset: 0, from: .start)
    } catch {
      try? file.close()
      throw error
    }
    return file
  }
}
