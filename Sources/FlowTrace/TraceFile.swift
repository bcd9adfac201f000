#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a trace to a file as JSON Lines.
///
/// Lines are handed to the system whole and at once. What a tracer finds in one look at the app, the
/// lines of a navigation, goes in one piece before the app's own code runs on; what the person does
/// goes before the app is told. So an app that is killed leaves all that its code did up to then, and
/// loses at most the lines that were being written.
public final class TraceFile: TraceSink {
  private struct State {
    var descriptor: Int32
    var lines: [UInt8] = []
    var failure: TraceFileError?
  }

  private let path: String
  private let closesDescriptor: Bool
  private let state: Locked<State>

  /// Creates the file at `path`, or empties the one that is there.
  ///
  /// - Throws: ``TraceFileError`` when the file cannot be opened for writing.
  public init(path: String) throws(TraceFileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw TraceFileError(path: path, code: errno)
    }
    self.path = path
    closesDescriptor = true
    state = Locked(State(descriptor: descriptor))
  }

  /// Writes to a descriptor that is open already, and leaves it open.
  ///
  /// - Parameter name: what to call it in errors.
  public init(descriptor: Int32, name: String) {
    path = name
    closesDescriptor = false
    state = Locked(State(descriptor: descriptor))
  }

  deinit {
    if closesDescriptor {
      state.withLock { _ = close($0.descriptor) }
    }
  }

  /// Why writing stopped, if it did: the disk is full, say. Nothing is written after a failure.
  public var failure: TraceFileError? { state.withLock { $0.failure } }

  public func write(_ header: TraceHeader) {
    write { header.appendLine(to: &$0) }
  }

  public func write(_ record: TraceRecord) {
    write { record.appendLine(to: &$0) }
  }

  public func write(_ records: [TraceRecord]) {
    write { lines in
      for index in records.indices {
        records[index].appendLine(to: &lines)
      }
    }
  }

  private func write(_ append: (inout [UInt8]) -> Void) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.lines.removeAll(keepingCapacity: true)
      append(&state.lines)
      var rest = state.lines[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes {
          systemWrite(state.descriptor, $0.baseAddress, $0.count)
        }
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR {
          state.failure = TraceFileError(path: path, code: errno)
          return
        }
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

extension TraceSink where Self == TraceFile {
  /// A file at `path`, created or emptied.
  ///
  /// - Throws: ``TraceFileError`` when the file cannot be opened for writing.
  public static func file(_ path: String) throws(TraceFileError) -> TraceFile {
    try TraceFile(path: path)
  }

  /// Standard output.
  public static var standardOutput: TraceFile {
    TraceFile(descriptor: 1, name: "standard output")
  }
}
