import CommandSupport
import FlowReading
import FlowTrace

/// Folds files into one part, on all cores.
struct FoldJob: Sendable {
  /// What the files hold together.
  struct Outcome: Sendable {
    /// Nil where no file could be read.
    var part: FlowPart?
    /// Whether nothing had to be skipped.
    var isWhole = true
  }

  var files: [FoldedFile]
  let kind: FlowPart.Kind
  /// Where the fold is kept, to be continued after a stop.
  var checkpoint: FoldCheckpoint?

  /// Reads the files, and adds each to the rest.
  ///
  /// A file that can't be read is reported and left out whole.
  ///
  /// - Parameter report: is given what is wrong with the files, line by line.
  /// - Throws: `FileError` where the checkpoint can't be written.
  func run(report: (String) -> Void = StandardError.write) async throws -> Outcome {
    let progress = ProgressLine()
    defer { progress.clear() }
    var checkpoint = checkpoint
    var outcome = Outcome(part: checkpoint?.part)
    var count = 0
    let kind = kind
    let read: @Sendable (FoldedFile) async throws -> (FlowPart, FoldedFile.Problems) = {
      try await $0.part(kind)
    }
    try await FilesInOrder.read(files, read) { file, result in
      count += 1
      progress.show("folded \(count) of \(files.count) files")
      do {
        let (part, problems) = try result.get()
        outcome.add(part)
        let isWhole = problems.report(of: file, to: report)
        if !isWhole { outcome.isWhole = false }
        checkpoint?.take(file, isDamaged: !isWhole)
      } catch {
        outcome.isWhole = false
        file.reportLeftOut(error, to: report)
      }
      try checkpoint?.writeIfDue(outcome.part)
    }
    try checkpoint?.write(outcome.part)
    return outcome
  }
}

extension FoldJob.Outcome {
  fileprivate mutating func add(_ found: FlowPart) {
    if part?.merge(found) == nil { part = found }
  }
}
