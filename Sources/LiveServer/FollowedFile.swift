import PortableC

/// A trace in a file to which an app appends, from its first byte on.
///
/// The file may not be there yet, and may be truncated or replaced: then it is read from the start
/// again. It is looked at 30 times a second. A folder, and what may not be read, is an error.
package struct FollowedFile: TraceSource {
  private static let pause = Duration.milliseconds(33)
  /// How many bytes before the end of what was read are compared, to notice a file that was written
  /// anew and is as long as before already.
  private static let mark = 128

  private let path: String
  private var descriptor: CInt = -1
  private var identity: FileIdentity?
  private var offset = 0
  private var last: [UInt8] = []
  private var isReported = false
  private var pending: [TracePiece] = []

  package init(path: String) {
    self.path = path
  }

  package mutating func next() async throws -> TracePiece? {
    while true {
      if !pending.isEmpty { return pending.removeFirst() }
      if let piece = try look() { return piece }
      if pending.isEmpty { try await Task.sleep(for: Self.pause) }
    }
  }

  /// Returns the next piece, if there is one now.
  private mutating func look() throws(FollowedFileError) -> TracePiece? {
    guard let now = try FileIdentity(path: path) else {
      defer { isReported = true }
      return isReported ? nil : .note("note: '\(path)' is not there yet; waiting for it.")
    }
    isReported = true
    if descriptor >= 0, now.file != identity?.file || now.size < offset || !isContinued() {
      close()
      pending = [.begin]
      return .note("note: '\(path)' was written anew; it is read from the start.")
    }
    if descriptor < 0 { try open() }
    return read().map { .bytes($0) }
  }

  private mutating func open() throws(FollowedFileError) {
    descriptor = PortableC.open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == EACCES { throw FollowedFileError(path: path, code: EACCES) }
    identity = FileIdentity(descriptor: descriptor)
    offset = 0
    last = []
  }

  private mutating func close() {
    _ = PortableC.close(descriptor)
    descriptor = -1
  }

  /// Whether the file still has what was read last.
  private func isContinued() -> Bool {
    last.isEmpty || Self.bytes(of: descriptor, at: offset - last.count, count: last.count) == last
  }

  private mutating func read() -> [UInt8]? {
    guard descriptor >= 0 else { return nil }
    let bytes = Self.bytes(of: descriptor, at: offset, count: 1 << 16)
    guard !bytes.isEmpty else { return nil }
    offset += bytes.count
    last = (last + bytes).suffix(Self.mark)
    return bytes
  }

  private static func bytes(of descriptor: CInt, at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }
}

/// The error of a file that can't be followed, however long one waits.
package struct FollowedFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path, as the user gave it.
  package var path: String
  /// The system's `errno`.
  package var code: Int32

  package var description: String {
    "Can't read '\(path)': \(String(cString: strerror(code)))."
  }
}

/// What distinguishes a file from others at the same path, and its length.
private struct FileIdentity {
  var file: [UInt64]
  var size: Int

  /// - Throws: where nobody may look there, and for a folder.
  init?(path: String) throws(FollowedFileError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == EACCES { throw FollowedFileError(path: path, code: EACCES) }
      return nil
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw FollowedFileError(path: path, code: EISDIR) }
    self.init(status)
  }

  init?(descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    file = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
    size = Int(status.st_size)
  }
}
