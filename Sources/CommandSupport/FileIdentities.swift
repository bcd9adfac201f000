#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells some regular files from all others, whatever the paths that lead to them.
public struct FileIdentities: Sendable {
  private struct Identity: Hashable {
    var device: UInt64
    var file: UInt64

    /// Nil where there is no regular file.
    init?(_ path: String) {
      var status = stat()
      guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      file = UInt64(status.st_ino)
    }
  }

  private let identities: Set<Identity>

  /// - Parameter paths: Those that lead to no regular file are passed over.
  public init(of paths: [String]) {
    identities = Set(paths.compactMap(Identity.init))
  }

  /// Whether a path leads to one of the files.
  public func contains(_ path: String) -> Bool {
    Identity(path).map(identities.contains) ?? false
  }
}
