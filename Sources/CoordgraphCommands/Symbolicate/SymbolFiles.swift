import CommandSupport
import SwiftRuntimeLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The executables and files with debug information at a path: one file, or all in a folder, such as a
/// dSYM.
struct SymbolFiles {
  /// A file with the symbols of a build.
  struct File {
    var path: String
    /// The processor's name in a Mach-O file.
    var architecture: String?
  }

  private let path: String
  /// The files and their builds, in the order of their paths.
  private let found: [(path: String, builds: [ExecutableFile.Build])]

  /// Reads the headers of the files.
  init(in path: String) {
    self.path = path
    let below = ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
    let paths = below.isEmpty ? [path] : below.map { "\(path)/\($0)" }
    found = paths.compactMap { path in
      guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe),
        let file = bytes.withUnsafeBytes({ ExecutableFile($0) })
      else { return nil }
      return (path, file.builds)
    }
  }

  /// Returns the file with the symbols of a build: of several, the one that was not stripped, which is
  /// the largest.
  ///
  /// - Parameters:
  ///   - build: the build ID; empty where it is not known.
  ///   - trace: the trace's name in errors.
  /// - Throws: ``SymbolsError``.
  func file(of build: String, trace: String) throws(SymbolsError) -> File {
    guard let first = found.first else { throw .noExecutable(path: path) }
    if build.isEmpty {
      guard found.count == 1 else { throw .unknownBuild(trace: trace, path: path) }
      return File(path: first.path, architecture: first.builds.first?.architecture)
    }
    let files = found.compactMap { file in
      file.builds.first { $0.id == build }
        .map { File(path: file.path, architecture: $0.architecture) }
    }
    guard let best = files.max(by: { size(of: $0) < size(of: $1) }) else {
      throw found.count == 1
        ? .otherBuild(
          trace: trace, build: build, path: first.path, builds: first.builds.map(\.id))
        : .noBuild(trace: trace, build: build, path: path)
    }
    return best
  }

  private func size(of file: File) -> Int { FileState(file.path)?.size ?? 0 }
}
