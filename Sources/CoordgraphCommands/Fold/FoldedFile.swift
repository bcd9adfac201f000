import CommandSupport
import FlowReading
import FlowTrace
import PortableC
import Subprocess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that is folded: a trace or a part, as it is or compressed.
struct FoldedFile: Sendable {
  /// What had to be skipped in a file.
  struct Problems: Sendable {
    /// Those that were kept.
    var diagnostics: [Diagnostic]
    /// The number of all.
    var count: Int
  }

  let path: String

  /// The path from the root, behind links.
  var absolutePath: String {
    path == "-" ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private var file: InputFile { InputFile(path: path) }

  /// The file's name in messages.
  var name: String { file.name }

  /// The program that writes the file's bytes uncompressed to standard output.
  private var decompressor: String? {
    if path.hasSuffix(".gz") { return "gzip" }
    return path.hasSuffix(".zst") ? "zstd" : nil
  }

  /// Whether the file is a stored summary, by its first bytes; nil where it can't be read.
  func isSummary() async -> Bool? {
    var first: [UInt8] = []
    struct Enough: Error {}
    try? await read {
      first = $0
      throw Enough()
    }
    return first.isEmpty ? nil : FlowSummary.isStored(in: first)
  }

  /// Calls `body` with the file's uncompressed bytes, chunk by chunk.
  ///
  /// - Parameter body: a closure that is called with each chunk, in order.
  /// - Throws: `FileError`, `Diagnostics` where the bytes can't be decompressed, and whatever `body`
  ///   throws.
  func read(_ body: ([UInt8]) throws -> Void) async throws {
    guard let decompressor else { return try file.read(body) }
    guard access(path, R_OK) == 0 else { throw FileError(path: name, purpose: .read) }
    // A path that begins with a hyphen would be an option.
    let operand = path.hasPrefix("/") ? path : "./\(path)"
    let isWhole: Bool
    do {
      isWhole = try await run(
        .name(decompressor), arguments: ["-dc", operand], input: .none, output: .sequence,
        error: .discarded
      ) { execution in
        for try await buffer in execution.standardOutput {
          try buffer.withUnsafeBytes { try body(Array($0)) }
        }
      }
      .terminationStatus.isSuccess
    } catch let error as SubprocessError {
      throw failure(
        "\(decompressor) can't be started: \(error). Install it, or decompress the file")
    }
    guard isWhole else {
      throw failure("\(decompressor) can't decompress the file. Check that it is whole")
    }
  }

  private func failure(_ message: String) -> Diagnostics {
    Diagnostics(Diagnostic(.error, file: name, message))
  }

  /// Reads the file. O(*n*).
  ///
  /// - Throws: when nothing of the file can be counted, so that no part of it is.
  func part(_ kind: FlowPart.Kind) async throws -> (part: FlowPart, problems: Problems) {
    var reader = FlowFileReader(file: name, parts: kind.readingParts)
    reader.removesTexts = kind.removesTexts
    try await read { try reader.read($0) }
    let reading = try reader.finish()
    let part = try FlowPart(reading, summary: reader.summary, kind: kind, file: name)
    return (part, Problems(diagnostics: reader.diagnostics, count: reader.problemCount))
  }

  /// Reports that nothing of the file was counted, and why.
  func reportLeftOut(_ error: any Error, to report: (String) -> Void) {
    report(error.report)
    report("note: '\(path)' was left out.")
  }
}

extension FoldedFile.Problems {
  /// Reports the problems of a file.
  ///
  /// - Returns: whether all of the file was read.
  func report(of file: FoldedFile, to report: (String) -> Void) -> Bool {
    Diagnostics.report(diagnostics, of: count, in: file.name, to: report)
    return diagnostics.allSatisfy { $0.severity != .error }
  }
}
