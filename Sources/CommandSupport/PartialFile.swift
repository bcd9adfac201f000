import PortableC

/// A file beside another, which becomes that file once it is whole.
///
/// Its name is random, so that nobody can plant a file or a link of that name. It is locked while it is
/// written: one without a lock was left by a process that was killed, and the next that writes the same
/// file removes it. A signal that ends this process is held back until the file has its final name or is
/// removed.
struct PartialFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - target: the path of the file that it becomes.
  ///   - name: the target's name in errors.
  /// - Throws: ``FileError``.
  private init(beside target: String, name: String) throws(FileError) {
    let (folder, file) = Self.parts(of: target)
    while true {
      let random = String(UInt64.random(in: 0 ... .max), radix: 36)
      let path = "\(folder).\(file).\(random)\(Self.suffix)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw FileError(path: name, purpose: .write)
      }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        self.path = path
        self.descriptor = descriptor
        return
      }
      // Another process took it for an abandoned one before it was locked, and removes it.
      close(descriptor)
    }
  }

  deinit { close(descriptor) }

  /// Writes a file whole, or leaves it as it was.
  ///
  /// The bytes are on the disk before the file has its name.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - target: the file's path, which is no link.
  ///   - name: its name in errors.
  ///   - mode: its permissions; nil for those of a new file.
  /// - Throws: ``FileError``.
  static func write(
    _ bytes: [UInt8], to target: String, name: String, mode: mode_t?
  ) throws(FileError) {
    removeAbandoned(beside: target)
    try HeldSignals.hold { () throws(FileError) in
      let file = try PartialFile(beside: target, name: name)
      do throws(FileError) {
        try OutputFile.write(bytes, to: file.descriptor, name: name)
        if let mode { fchmod(file.descriptor, mode) }
        guard fsync(file.descriptor) == 0, rename(file.path, target) == 0 else {
          throw FileError(path: name, purpose: .write)
        }
      } catch {
        unlink(file.path)
        throw error
      }
    }
  }

  // MARK: What killed processes leave

  private static let suffix = ".part"

  /// Removes the files that killed processes left beside a file.
  private static func removeAbandoned(beside target: String) {
    let (folder, file) = parts(of: target)
    let names = (try? FolderNames.all(in: folder.isEmpty ? "." : folder)) ?? []
    for name in names where name.hasPrefix(".\(file).") && name.hasSuffix(suffix) {
      removeIfAbandoned(folder + name)
    }
  }

  private static func removeIfAbandoned(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    close(descriptor)
  }

  /// The folder of a path, with its last slash, and the file's name.
  private static func parts(of path: String) -> (folder: String, file: String) {
    let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return (String(path.dropLast(file.count)), String(file))
  }
}
