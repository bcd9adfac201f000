import ArgumentParser
import CommandSupport
import FlowTrace

/// The file by which a stopped fold is continued: what was folded, and from which files.
///
/// A file that couldn't be read isn't in it, and is tried again.
struct FoldCheckpoint {
  /// A file that was folded.
  struct Entry: Hashable {
    /// Its absolute path behind links.
    var path: String
    /// Its size in bytes when it was read.
    var size: Int
    /// When it was last written, in seconds and nanoseconds.
    var modified: [Int]
    /// Whether something in it had to be skipped.
    var isDamaged = false

    /// Nil where there is no file.
    init?(_ file: FoldedFile) {
      guard let state = FileState(file.path) else { return nil }
      self.init(
        path: file.absolutePath, size: state.size, modified: [state.seconds, state.nanoseconds])
    }

    init(path: String, size: Int, modified: [Int], isDamaged: Bool = false) {
      (self.path, self.size, self.modified) = (path, size, modified)
      self.isDamaged = isDamaged
    }
  }

  let path: String
  let kind: FlowPart.Kind
  /// What was folded earlier; nil at the beginning.
  private(set) var part: FlowPart?
  private var entries: [String: Entry] = [:]
  /// The given files as they were before they were read.
  private var before: [String: Entry] = [:]

  private var written = ContinuousClock.now
  private var duration = Duration.zero

  /// Reads the file, where there is one.
  ///
  /// - Throws: `Diagnostics` for a file that isn't of a fold with the same options, and `FileError`.
  init(path: String, kind: FlowPart.Kind) throws {
    self.path = path
    self.kind = kind
    guard FileState(path) != nil else { return }
    let stored = try StoredCheckpoint(file: path, kind: kind)
    entries = Dictionary(stored.entries.map { ($0.path, $0) }) { $1 }
    part = stored.part
  }

  /// The notes on the given files that were folded earlier, and the files that remain.
  ///
  /// - Throws: `Diagnostics` for a file that was written since it was folded.
  mutating func begin(
    _ files: [FoldedFile]
  ) throws(Diagnostics) -> (remaining: [FoldedFile], damaged: [FoldedFile]) {
    var remaining: [FoldedFile] = []
    var damaged: [FoldedFile] = []
    for file in files {
      let now = Entry(file)
      guard let earlier = entries[file.absolutePath] else {
        remaining.append(file)
        before[file.absolutePath] = now
        continue
      }
      if let now, now.size != earlier.size || now.modified != earlier.modified {
        throw Diagnostics(
          Diagnostic(
            .error, file: file.name,
            "the file was written since it was folded, and its sessions would count twice. Remove "
              + "'\(path)' to fold all files anew."))
      }
      if earlier.isDamaged { damaged.append(file) }
    }
    return (remaining, damaged)
  }

  /// Takes in that a file was folded.
  mutating func take(_ file: FoldedFile, isDamaged: Bool) {
    guard var entry = before[file.absolutePath] else { return }
    entry.isDamaged = isDamaged
    entries[entry.path] = entry
  }

  /// Writes what is folded so far, unless that was done so recently that it would slow down the fold:
  /// it takes a twentieth of the time at most.
  ///
  /// - Throws: `FileError`, and what `FlowPart.resumable` throws.
  mutating func writeIfDue(_ part: FlowPart?) throws {
    if written.duration(to: .now) >= duration * 20 { try write(part) }
  }

  /// Writes what is folded so far.
  ///
  /// - Throws: `FileError`.
  mutating func write(_ part: FlowPart?) throws {
    guard let part else { return }
    let start = ContinuousClock.now
    let entries = entries.values.sorted { $0.path < $1.path }
    try OutputFile(path: path).write(StoredCheckpoint.bytes(entries, part, kind))
    written = .now
    duration = start.duration(to: written)
  }
}
