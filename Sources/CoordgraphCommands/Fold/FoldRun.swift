import ArgumentParser
import CommandSupport

/// One run of a fold, from paths to a file.
struct FoldRun {
  let paths: [String]
  let kind: FlowPart.Kind
  let output: OutputFile
  /// The path of the file by which the fold is continued.
  var checkpoint: String?

  /// - Throws: `ExitCode(1)` where something was left out.
  func run() async throws {
    let found = try FoldedFiles(paths)
    try output.keepApart(from: found.files.map(\.path))
    found.notes.forEach(StandardError.write)
    var job = FoldJob(files: found.files, kind: kind)
    let isWhole = try continueFold(&job)
    let outcome = try await job.run()
    guard let part = outcome.part else {
      throw NothingRead(count: found.files.count)
    }
    try output.write(part.stored())
    if !outcome.isWhole || !isWhole { throw ExitCode(1) }
  }

  /// Leaves out of a job what is folded already.
  ///
  /// - Returns: whether all of that could be read.
  private func continueFold(_ job: inout FoldJob) throws -> Bool {
    guard let path = checkpoint else { return true }
    guard path != output.path,
      !FileIdentities(of: job.files.map(\.path) + [output.path]).contains(path)
    else {
      throw ValidationError(
        "'\(path)' is an input or the output. Name another file with --continue.")
    }
    var checkpoint = try FoldCheckpoint(path: path, kind: kind)
    let (remaining, damaged) = try checkpoint.begin(job.files)
    let count = job.files.count - remaining.count
    if count > 0 {
      StandardError.write(
        "note: \(count) of \(job.files.count) files are in '\(path)' already.")
    }
    for file in damaged {
      StandardError.write("note: '\(file.path)' was damaged, and is counted without what was lost.")
    }
    (job.files, job.checkpoint) = (remaining, checkpoint)
    return damaged.isEmpty
  }
}

/// The error of a fold of which nothing is left.
struct NothingRead: Error, CustomStringConvertible {
  /// The number of files.
  let count: Int

  var description: String {
    count == 1 ? "The file can't be read." : "None of the \(count) files can be read."
  }
}
