import CustomDump
import Foundation
import Testing

@Suite("coordgraph fold --continue")
struct FoldContinueTests {
  private let folder: Folder
  private let checkpoint: String

  init() throws {
    folder = try Folder()
    checkpoint = folder.path("week.fold")
    _ = try folder.write(CartTrace.text(), to: "a.trace")
    _ = try folder.write(SmallTrace.text, to: "b.trace")
    _ = try folder.write(CartTrace.text(to: "Coupon", tap: "Coupons"), to: "c.trace")
  }

  private func fold(_ options: [String] = [], continues: Bool = true) async throws -> Tool.Result {
    try await Tool.coordgraph.run(
      list: ["fold", folder.url.path] + options + (continues ? ["--continue", checkpoint] : []))
  }

  /// Writes a file anew so that its size and its times are as they were.
  private func spoil(_ name: String) throws {
    let path = folder.path(name)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let size = try #require(attributes[.size] as? Int)
    // In place: a copy's time of modification would be rounded.
    let copy = folder.path("times")
    try run("touch", "-r", path, copy)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.write(contentsOf: Data(repeating: UInt8(ascii: "x"), count: size))
    try handle.close()
    try run("touch", "-r", copy, path)
  }

  private func run(_ program: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "A killed fold goes on with the files that are not folded yet, to the same bytes",
    arguments: [
      [], ["--summary", "--app-version", "2.4"], ["--redact"], ["--distinct"],
      ["--distinct", "--summary"],
    ])
  func killed(options: [String]) async throws {
    let last = try folder.write(CartTrace.text(), to: "z.trace")
    let whole = try await fold(options, continues: false)
    try FileManager.default.removeItem(atPath: last)
    // The fold waits for somebody to write into the pipe.
    try run("mkfifo", last)
    let killed = Process()
    killed.executableURL = URL(fileURLWithPath: Tool.coordgraph.path)
    killed.arguments =
      ["fold", folder.url.path, "-o", folder.path("out"), "--continue", checkpoint] + options
    try killed.run()
    while killed.isRunning, !FileManager.default.fileExists(atPath: checkpoint) {
      try await Task.sleep(for: .milliseconds(10))
    }
    kill(killed.processIdentifier, SIGKILL)
    killed.waitUntilExit()
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))

    try FileManager.default.removeItem(atPath: last)
    _ = try folder.write(CartTrace.text(), to: "z.trace")
    try spoil("a.trace")
    let result = try await fold(options)
    #expect(result.errors.contains(" of 4 files are in '\(checkpoint)' already."))
    #expect(result.status == 0)
    expectNoDifference(result.output, whole.output)

    for name in ["b.trace", "c.trace", "z.trace"] { try spoil(name) }
    let again = try await fold(options)
    expectNoDifference(again.output, whole.output)
  }

  @Test("New files are added to those that were folded earlier")
  func added() async throws {
    _ = try await fold()
    _ = try folder.write(CartTrace.text(), to: "d.trace")
    let result = try await fold()
    expectNoDifference(
      result.errors, "note: 3 of 4 files are in '\(checkpoint)' already.\n")
    let whole = try await fold(continues: false)
    expectNoDifference(result.output, whole.output)
  }

  @Test("A file that was written since it was folded is refused, and counts once")
  func changed() async throws {
    _ = try await fold()
    let before = try folder.read("week.fold")
    let trace = try folder.write(CartTrace.text() + CartTrace.text(), to: "a.trace")
    let result = try await fold()
    #expect(result.status == 2)
    #expect(result.errors.contains("\(trace): error: the file was written since it was folded"))
    #expect(try folder.read("week.fold") == before)
  }

  @Test("A damaged file is reported each time, and one that can't be read is tried again")
  func damaged() async throws {
    let damaged = try folder.write(CartTrace.text() + "{}\n", to: "d.trace")
    let broken = try folder.write("not a trace", to: "e.trace")
    let first = try await fold()
    #expect(first.status == 1)
    #expect(first.errors.contains("note: '\(broken)' was left out."))
    let second = try await fold()
    #expect(second.status == 1)
    #expect(second.errors.contains("note: '\(damaged)' was damaged"), "\(second.errors)")
    #expect(second.errors.contains("note: '\(broken)' was left out."))
    expectNoDifference(second.output, first.output)
    _ = try folder.write(CartTrace.text(), to: "e.trace")
    let (third, whole) = (try await fold(), try await fold(continues: false))
    expectNoDifference(third.output, whole.output)
  }

  @Test("A file of a fold with other options, or of something else, is refused and kept")
  func refused() async throws {
    _ = try await fold(["--summary", "--app-version", "2.4"])
    let before = try folder.read("week.fold")
    for options in [[], ["--summary", "--app-version", "2.3"], ["--summary", "--redact"]] {
      let result = try await fold(options)
      #expect(result.status == 2)
      #expect(
        result.errors.contains("week.fold:1: error: ")
          && result.errors.contains("'options' are not those of this run."))
    }
    #expect(try folder.read("week.fold") == before)
    for text in ["", "{}\n", #"{"format":"flowfold","version":"2.0"}"# + "\n"] {
      _ = try folder.write(text, to: "week.fold")
      let result = try await fold()
      #expect(result.status == 2)
      #expect(result.errors.contains("not a file that 'coordgraph fold --continue' can continue"))
    }
    let input = try await Tool.coordgraph.run(
      "fold", folder.url.path, "--continue", folder.path("a.trace"))
    #expect(input.status == 2)
    #expect(input.errors.contains("is an input or the output."))
  }
}
