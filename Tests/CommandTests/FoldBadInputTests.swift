import CustomDump
import Foundation
import Testing

@Suite("coordgraph fold on bad files")
struct FoldBadInputTests {
  private let folder: Folder
  private let good: String

  init() throws {
    folder = try Folder()
    good = try folder.write(SmallTrace.text, to: "good.trace")
  }

  private func fold(_ files: String..., options: [String] = []) async throws -> Tool.Result {
    try await Tool.coordgraph.run(list: ["fold", "--summary"] + options + files)
  }

  /// The members of the summary's row about its only version.
  private func version(_ result: Tool.Result) throws -> [String: Any] {
    let line = try #require(
      result.output.split(separator: "\n").first { $0.contains(#""row": "version""#) })
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("A compressed trace that was cut off is left out whole")
  func cutArchive() async throws {
    let whole = try folder.write(CartTrace.text() + CartTrace.text(to: "Help"), to: "cut.trace")
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", whole]
    try gzip.run()
    gzip.waitUntilExit()
    let archive = folder.url.appending(component: "cut.trace.gz")
    let bytes = try Data(contentsOf: archive)
    try bytes.prefix(bytes.count - 12).write(to: archive)
    let alone = try await fold(good)
    let result = try await fold(good, archive.path)
    #expect(result.status == 1)
    #expect(
      result.errors.contains("cut.trace.gz: error: gzip can't decompress the file.")
        && result.errors.contains("note: '\(archive.path)' was left out."), "\(result.errors)")
    expectNoDifference(result.output, alone.output)
  }

  @Test("A trace whose last line was cut off is counted without that line, and reported")
  func cutTrace() async throws {
    let lines = SmallTrace.text.split(separator: "\n")
    let cut = lines.dropLast().map { $0 + "\n" }.joined()
    let half = try folder.write(cut + lines.last!.prefix(20), to: "half.trace")
    let shorter = try folder.write(cut, to: "shorter.trace")
    let result = try await fold(half)
    #expect(result.status == 1)
    #expect(result.errors.contains("half.trace:\(lines.count): error: the last line is incomplete"))
    let expected = try await fold(shorter)
    expectNoDifference(result.output, expected.output)
  }

  @Test("Traces of later minor versions are counted, and of other major versions refused")
  func versions() async throws {
    func trace(_ version: String) throws -> String {
      try folder.write(
        SmallTrace.text.replacing(#""version":"1.0""#, with: "\"version\":\"\(version)\""),
        to: "\(version).trace")
    }
    let result = try await fold(good, trace("1.9"), trace("2.0"), trace("0.9"))
    #expect(result.status == 1)
    for version in ["2.0", "0.9"] {
      #expect(
        result.errors.contains(
          "\(version).trace:1: error: unsupported trace format version \(version). This program reads"
        ))
      #expect(result.errors.contains("note: '\(folder.path("\(version).trace"))' was left out."))
    }
    #expect(try version(result)["sessions"] as? Int == 2)
  }

  @Test("Parts of later minor versions are added, and of other major versions refused")
  func partVersions() async throws {
    let part = folder.path("part.flow")
    _ = try await fold(good, options: ["-o", part])
    let text = try String(contentsOfFile: part, encoding: .utf8)
    func stored(_ version: String) throws -> String {
      try folder.write(
        text.replacing(#""version": "1.0""#, with: "\"version\": \"\(version)\""),
        to: "\(version).flow")
    }
    let result = try await Tool.coordgraph.run("merge", part, try stored("1.9"), try stored("2.0"))
    #expect(result.status == 1)
    #expect(
      result.errors.contains("2.0.flow:1: error: not a valid stored summary: 'version' is 2.0."))
    #expect(try version(result)["sessions"] as? Int == 2)
  }

  @Test("A clock that goes back makes no time, and is counted")
  func clock() async throws {
    let jump = try folder.write(
      SmallTrace.text.replacing(#"{"at":2,"#, with: #"{"at":900,"#), to: "jump.trace")
    let result = try await fold(jump)
    #expect(result.status == 0)
    #expect(try version(result)["clockJumps"] as? Int == 1)
    #expect(!result.output.contains(#""dwell": [0"#) && !result.output.contains(#""dwell": [1"#))
    let columns = try await Tool.coordgraph.run("columns", jump)
    #expect(columns.status == 0)
    #expect(columns.output.contains(#""is_last": false, "dwell_us": null"#), "\(columns.output)")
  }

  @Test("Ten copies of a session count once if that is asked for")
  func copies() async throws {
    let names = try (0..<10).map { try folder.write(SmallTrace.text, to: "copy\($0).trace") }
    let once = try await fold(good)
    for (options, count) in [([], 10), (["--distinct"], 1)] {
      let result = try await Tool.coordgraph.run(list: ["fold", "--summary"] + options + names)
      #expect(result.status == 0)
      #expect(try version(result)["sessions"] as? Int == count)
      if count == 1 { expectNoDifference(result.output, once.output) }
    }
  }
}
