import PortableC

/// A file beside another, which becomes that file once it is whole.
///
/// Its name is random, so that nobody can plant a file or a link of that name. It is locked while it is
/// written: one without a lock was left by a process that was killed, and the next that writes the same
/// file removes it.
final class PartialFile: Sendable {
  let path: String
  private let target: String
  private let name: String
  private let descriptor: Int32

  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - target: the path of the file that it becomes.
  ///   - name: the target's name in errors.
  /// - Throws: ``FileError``.
  init(beside target: String, name: String) throws(FileError) {
    Self.removeAbandoned(beside: target)
    self.target = target
    self.name = name
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
  /// A signal that ends this process is held back until the file has its final name or is removed.
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
    try HeldSignals.hold { () throws(FileError) in
      let file = try PartialFile(beside: target, name: name)
      do throws(FileError) {
        try file.append(bytes)
        try file.finish(mode: mode)
      } catch {
        file.remove()
        throw error
      }
    }
  }

  /// Appends to the content.
  ///
  /// - Throws: ``FileError``.
  func append(_ bytes: [UInt8]) throws(FileError) {
    try OutputFile.write(bytes, to: descriptor, name: name)
  }

  /// Gives the file its final name, once the bytes are on the disk.
  ///
  /// - Parameter mode: its permissions; nil for those of a new file.
  /// - Throws: ``FileError``.
  func finish(mode: mode_t?) throws(FileError) {
    if let mode { fchmod(descriptor, mode) }
    guard fsync(descriptor) == 0, rename(path, target) == 0 else {
      throw FileError(path: name, purpose: .write)
    }
  }

  /// Removes the file, which has not got its final name.
  func remove() { unlink(path) }

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
