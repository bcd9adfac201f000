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

/// An unnamed temporary file with DOT, which a worker reads as its standard input.
///
/// It is a file and not a pipe because a worker may crash before it has read everything: writing to a
/// pipe without a reader raises SIGPIPE, which would end this program.
enum DOTFile {
  /// Returns a descriptor at the start of the file, which the caller closes.
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
