import PortableC

/// A file that is read from start to end, in chunks.
public struct InputFile: Sendable {
  /// The path, as the user gave it; `-` is standard input.
  public let path: String

  /// What is piped into this process, which has the path `-`.
  public static let standardInput = InputFile(path: "-")

  public init(path: String) {
    self.path = path
  }

  /// Whether the file is standard input, and that is a terminal.
  public var isTerminal: Bool { path == "-" && isatty(STDIN_FILENO) == 1 }

  /// Whether the file is a regular one, which can be read again.
  public var isRegular: Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The file's name in messages.
  public var name: String { path == "-" ? "standard input" : path }

  /// The most bytes of a file that is read whole: a theme, rules, a baseline, a page, a picture.
  private static let limit = 1 << 26

  /// Returns the whole file as text, without a byte order mark. Bytes that are not UTF-8 become
  /// U+FFFD.
  ///
  /// - Throws: ``FileError``, also for a file of more than 64 MiB, such as a device that never ends.
  public func text() throws -> String {
    let bytes = try contents()
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0), as: UTF8.self)
  }

  /// Returns the whole file.
  ///
  /// - Throws: ``FileError``, also for a file of more than 64 MiB, such as a device that never ends.
  public func contents() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try read {
      bytes += $0
      guard bytes.count <= Self.limit else {
        throw FileError(path: name, purpose: .read, code: EFBIG)
      }
    }
    return bytes
  }

  /// Calls `body` with the file's bytes, at most 64 KiB at a time.
  ///
  /// - Parameter body: a closure that is called with each chunk, in order.
  /// - Throws: ``FileError``, and whatever `body` throws.
  public func read(_ body: ([UInt8]) throws -> Void) throws {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: name, purpose: .read) }
    defer { if path != "-" { close(descriptor) } }
    while true {
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let result = platformRead(descriptor, buffer)
        failure = result < 0 ? errno : 0
        count = max(result, 0)
      }
      switch failure {
      case 0 where chunk.isEmpty: return
      case 0: try body(chunk)
      case EINTR: continue
      default: throw FileError(path: name, purpose: .read, code: failure)
      }
    }
  }
}

private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
