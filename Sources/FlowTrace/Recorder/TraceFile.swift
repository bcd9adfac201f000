import PortableC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A sink that writes a trace to a file as JSON Lines.
///
/// The lines of one call go to the system at once, before the call returns, and the lines of a
/// navigation are one call: an app that is killed loses at most the lines that were being written.
public final class TraceFile: TraceSink {
  private struct State {
    var descriptor: Int32
    var lines: [UInt8] = []
    var failure: TraceFileError?
  }

  private let path: String
  private let closesDescriptor: Bool
  private let state: Locked<State>

  /// Creates the file at `path`, or empties an existing one.
  ///
  /// - Parameter path: the file's path.
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

  /// Writes to an open file descriptor, and leaves it open.
  ///
  /// - Parameters:
  ///   - descriptor: the file descriptor.
  ///   - name: the file's name in errors.
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

  /// The error that stopped writing, such as a full disk. Nothing is written after a failure.
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
  /// Returns a sink that writes to the file at `path`, which is created or emptied.
  ///
  /// - Parameter path: the file's path.
  /// - Throws: ``TraceFileError`` when the file cannot be opened for writing.
  public static func file(_ path: String) throws(TraceFileError) -> TraceFile {
    try TraceFile(path: path)
  }

  /// A sink that writes to standard output.
  public static var standardOutput: TraceFile {
    TraceFile(descriptor: 1, name: "standard output")
  }

  /// Returns a sink that writes to a file in the app's documents folder, from where Finder, the
  /// Files app or `devicectl device copy from` fetches it.
  ///
  /// - Parameter name: the file's name.
  /// - Throws: ``TraceFileError`` when the file cannot be opened for writing.
  public static func documents(_ name: String) throws(TraceFileError) -> TraceFile {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    let directory = folder ?? FileManager.default.temporaryDirectory
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return try TraceFile(path: directory.appendingPathComponent(name).path)
  }
}

/// The error of a trace file that cannot be opened or written.
public struct TraceFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path, as the caller gave it.
  public var path: String
  /// The system's `errno`.
  public var code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  public var description: String {
    "Can't write '\(path)': \(String(cString: strerror(code)))."
  }
}
