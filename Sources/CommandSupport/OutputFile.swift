public import ArgumentParser
import Escaping
import PortableC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that is written whole or not at all.
public struct OutputFile: Sendable {
  /// The path, as the user gave it; `-` is standard output.
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// Whether the file is standard output, and that is a terminal.
  public var isTerminal: Bool { path == "-" && isatty(STDOUT_FILENO) == 1 }

  /// Writes the file, unless it is one of the inputs.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - inputs: the paths of the inputs.
  /// - Throws: ``OverwriteError`` and ``FileError``.
  public func write(_ bytes: [UInt8], apartFrom inputs: [String]) throws {
    try keepApart(from: inputs)
    try write(bytes)
  }

  /// Checks that the file is none of the inputs, whatever their paths.
  ///
  /// - Parameter inputs: the inputs.
  /// - Throws: ``OverwriteError``.
  public func keepApart(from inputs: [String]) throws(OverwriteError) {
    try keepApart(from: FileIdentities(of: inputs))
  }

  /// Checks that the file is none of the inputs, whatever their paths.
  ///
  /// - Parameter inputs: the inputs.
  /// - Throws: ``OverwriteError``.
  public func keepApart(from inputs: FileIdentities) throws(OverwriteError) {
    if inputs.contains(path) { throw OverwriteError(path: path) }
  }

  /// Writes to a temporary file beside the file and renames it, so that the file is never incomplete.
  ///
  /// A file that is not regular, such as `/dev/null`, is written directly. A file that has the same
  /// bytes already is left as it is, with its time of modification.
  ///
  /// - Parameter bytes: the content.
  /// - Throws: ``FileError``.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    if path == "-" {
      return try Self.write(
        isTerminal ? Self.visible(bytes) : bytes, to: STDOUT_FILENO, name: "standard output")
    }
    switch try place() {
    case .special: return try Self.overwrite(path, bytes)
    case .regular(let target, let mode, let size):
      if size == bytes.count, holds(bytes) { return }
      try PartialFile.write(bytes, to: target, name: path, mode: mode)
    }
  }

  /// What is to be written at a path other than `-`.
  enum Place {
    /// A device or a pipe.
    case special
    /// A file, with its path behind links, and the permissions and the size that it has already.
    case regular(target: String, mode: mode_t?, size: Int?)
  }

  /// Finds out what is at the path.
  ///
  /// - Throws: ``FileError`` where it can't be written.
  func place() throws(FileError) -> Place {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ELOOP { throw FileError(path: path, purpose: .write) }
      return .regular(target: Self.destination(of: path), mode: nil, size: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw FileError(path: path, purpose: .write, code: EISDIR)
    case S_IFREG where access(path, W_OK) != 0: throw FileError(path: path, purpose: .write)
    case S_IFREG:
      return .regular(
        target: URL(fileURLWithPath: path).resolvingSymlinksInPath().path,
        mode: status.st_mode & 0o7777, size: Int(status.st_size))
    default: return .special
    }
  }

  /// Returns where a path without a file leads: elsewhere, where it is a link.
  private static func destination(of path: String) -> String {
    var path = path
    while let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : "\(folder)\(next)"
    }
    return path
  }

  /// Returns a text as a terminal may have it: DOT, Mermaid and JSON keep what programs read.
  static func visible(_ bytes: [UInt8]) -> [UInt8] {
    Array(TerminalText.escaped(String(decoding: bytes, as: UTF8.self), keepsLines: true).utf8)
  }

  private func holds(_ bytes: [UInt8]) -> Bool {
    var held: [UInt8] = []
    held.reserveCapacity(bytes.count)
    return (try? InputFile(path: path).read { held += $0 }) != nil && held == bytes
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, purpose: .write) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, name: path)
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

/// The option of a command that writes one file.
public struct OutputArgument: ParsableArguments {
  /// The path, as the user gave it; `-` is standard output, and the default.
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The output file; '-' is standard output.", valueName: "file"))
  public var path = "-"

  public init() {}

  /// The file, or standard output.
  public var file: OutputFile { OutputFile(path: path) }
}

/// The error of a file that would be written and is one of the inputs.
public struct OverwriteError: Error, Sendable, CustomStringConvertible {
  /// The file, as the user named it for output.
  public let path: String

  public var description: String {
    "'\(path)' is an input and would be overwritten. Name another file with --output."
  }
}
