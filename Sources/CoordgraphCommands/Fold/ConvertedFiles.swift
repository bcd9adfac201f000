import ArgumentParser
import CommandSupport
import FlowTrace

/// Writes what is made of each of many traces, one after the other, to one file.
struct ConvertedFiles<Content: Sendable> {
  /// Traces and folders of them; none stands for standard input.
  let paths: [String]
  let output: OutputFile

  /// - Parameters:
  ///   - read: makes the content of a file, on any thread.
  ///   - bytes: the bytes of a file's content, called in the order of the files.
  /// - Throws: `ExitCode` 1 where something was left out, and what kept the output from being written.
  func write(
    _ read: @escaping @Sendable (FoldedFile) async throws -> (Content, FoldedFile.Problems),
    bytes: (Content) -> [UInt8]
  ) async throws {
    if paths.isEmpty, InputFile.standardInput.isTerminal {
      throw ValidationError("Pass traces or folders, or pipe a trace in.")
    }
    let found = try FoldedFiles(paths.isEmpty ? ["-"] : paths)
    try output.keepApart(from: found.files.map(\.path))
    found.notes.forEach(StandardError.write)
    let progress = ProgressLine()
    let written = try StreamedFile(path: output.path)
    var isWhole = true
    var count = 0
    var readCount = 0
    try await FilesInOrder.read(found.files, read) { file, result in
      count += 1
      progress.show("read \(count) of \(found.files.count) files")
      do {
        let (content, problems) = try result.get()
        try written.write(bytes(content))
        readCount += 1
        if !problems.report(of: file, to: StandardError.write) { isWhole = false }
      } catch let error as FileError where error.purpose == .write {
        throw error
      } catch {
        isWhole = false
        file.reportLeftOut(error, to: StandardError.write)
      }
    }
    progress.clear()
    guard readCount > 0 else { throw NothingRead(count: count) }
    try written.finish()
    if !isWhole { throw ExitCode(1) }
  }
}
