#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is there whole or not at all.
public struct OutputFile: Sendable {
  /// The path, as the user gave it; `-` is standard output.
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// Whether what is written shows up on a terminal.
  public var isTerminal: Bool { path == "-" && isatty(STDOUT_FILENO) == 1 }

  /// Writes the file, unless it is one of those that are read.
  ///
  /// - Throws: ``OverwriteError`` and ``FileError``.
  public func write(_ bytes: [UInt8], apartFrom inputs: [String]) throws {
    try keepApart(from: inputs)
    try write(bytes)
  }

  /// Makes sure that the file is none of those that are read, by whatever path.
  ///
  /// - Throws: ``OverwriteError``.
  public func keepApart(from inputs: [String]) throws(OverwriteError) {
    try keepApart(from: FileIdentities(of: inputs))
  }

  /// Makes sure that the file is none of those that are read, by whatever path.
  ///
  /// - Throws: ``OverwriteError``.
  public func keepApart(from inputs: FileIdentities) throws(OverwriteError) {
    if inputs.contains(path) { throw OverwriteError(path: path) }
  }

  /// Writes beside the file and renames, so that nobody ever sees half of it.
  ///
  /// What is no regular file, such as `/dev/null`, is written directly; a file that holds the same
  /// bytes already is left as it is, with the time of its last change.
  ///
  /// - Throws: ``FileError``.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    if path == "-" {
      return try Self.write(bytes, to: STDOUT_FILENO, name: "standard output")
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, purpose: .write, code: EISDIR)
    }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try Self.create(path, name: path, bytes)
    }
    if exists, access(path, W_OK) != 0 {
      throw FileError(path: path, purpose: .write)
    }
    if exists, status.st_size == bytes.count, holds(bytes) { return }
    let target = exists ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let beside = "\(target).\(getpid()).part"
    do {
      try Self.create(beside, name: path, bytes)
    } catch {
      unlink(beside)
      throw error
    }
    if exists {
      chmod(beside, status.st_mode & 0o7777)
    }
    guard rename(beside, target) == 0 else {
      defer { unlink(beside) }
      throw FileError(path: path, purpose: .write)
    }
  }

  private func holds(_ bytes: [UInt8]) -> Bool {
    var held: [UInt8] = []
    held.reserveCapacity(bytes.count)
    return (try? InputFile(path: path).read { held += $0 }) != nil && held == bytes
  }

  private static func create(
    _ path: String, name: String, _ bytes: [UInt8]
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: name, purpose: .write) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, name: name)
  }

  static func write(
    _ bytes: [UInt8], to descriptor: Int32, name: String
  ) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes {
        platformWrite(descriptor, $0)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw FileError(path: name, purpose: .write)
      }
    }
  }
}

private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
