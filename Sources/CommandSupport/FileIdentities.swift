import PortableC

/// The identities of regular files, by which files are compared whatever their paths.
public struct FileIdentities: Sendable {
  private struct Identity: Hashable {
    var device: UInt64
    var file: UInt64

    /// Nil where the path is not of a regular file.
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

  /// - Parameter paths: the files' paths; those that are not of regular files are ignored.
  public init(of paths: [String]) {
    identities = Set(paths.compactMap(Identity.init))
  }

  /// Whether a path is of one of the files.
  public func contains(_ path: String) -> Bool {
    Identity(path).map(identities.contains) ?? false
  }
}
