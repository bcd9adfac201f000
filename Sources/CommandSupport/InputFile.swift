#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is read from its beginning to its end, a chunk at a time.
public struct InputFile: Sendable {
  /// The path, as the user gave it; `-` is standard input.
  public let path: String

  public static let standardInput = InputFile(path: "-")

  public init(path: String) {
    self.path = path
  }

  /// Whether somebody would have to type the file.
  public var isTerminal: Bool { path == "-" && isatty(STDIN_FILENO) == 1 }

  /// Whether it is a file that can be read again, and no pipe.
  public var isRegular: Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// What to call the file in messages.
  public var name: String { path == "-" ? "standard input" : path }

  /// The whole file; what is no UTF-8 in it becomes U+FFFD, and a byte order mark before it is none
  /// of it.
  ///
  /// - Throws: ``FileError``.
  public func text() throws -> String {
    var bytes: [UInt8] = []
    try read { bytes += $0 }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0), as: UTF8.self)
  }

  /// Hands the file's bytes to `body`, at most 64 KiB at once.
  ///
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
