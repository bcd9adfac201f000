import Foundation
import Testing

/// Names from a stranger's trace, and files that are not what they should be.
@Suite("What coordgraph does with hostile input")
struct HostileInputTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// A trace of an app and a class that are called so, as JSON has it.
  private func trace(app: String = "Shop", type: String = "Shop.Cart") throws -> String {
    try folder.write(
      SmallTrace.text.replacing("\"app\":\"Shop\"", with: "\"app\":\"\(app)\"")
        .replacing("Shop.CartViewController", with: type), to: "hostile.trace")
  }

  @Test(
    "A name's control characters are shown, and begin no line, on standard output and error",
    arguments: [["check", "--exits"], ["check", "--exits", "--format", "github"]])
  func controls(arguments: [String]) async throws {
    let path = try folder.write(
      CheckTests.leak.replacing("Coordinator", with: #"\n::error::x\u001b[31m\u202eCoordinator"#),
      to: "leak.trace")
    let result = try await Tool.coordgraph.run(list: arguments + [path])
    #expect(result.output.contains("\\u{A}::error::x\\u{1B}[31m\\u{202E}"), "\(result.output)")
    #expect(!result.output.unicodeScalars.contains("\u{202E}") || arguments.contains("github"))
    #expect(!result.output.split(separator: "\n").contains { $0.hasPrefix("::error::x") })
  }

  @Test("A value in an error message is one line")
  func message() async throws {
    let path = try folder.write(
      SmallTrace.text + #"{"at":9,"event":"a\n::error file=x::y\u001b[2J"}"# + "\n", to: "a.trace")
    let result = try await Tool.coordgraph.run("check", path)
    #expect(result.status == 1)
    #expect(result.errors.contains(#"not 'a\u{A}::error file=x::y\u{1B}[2J'."#))
    #expect(!result.errors.contains("\n::error"))
  }

  @Test("A character that is joined to another is escaped in Markdown")
  func markdown() async throws {
    let one = try trace(type: #"Shop.\u0600<img src=x>"#)
    let old = try folder.write(SmallTrace.text, to: "old.trace")
    let result = try await Tool.coordgraph.run("diff", old, one, "--format", "markdown")
    #expect(result.status == 0)
    let list = try #require(result.output.split(separator: "<details>").first).unicodeScalars
    #expect(list.contains("<"))
    for (scalar, next) in zip(list, list.dropFirst()) where next == "<" {
      #expect(scalar == "\\", "\(result.output)")
    }
  }

  @Test(
    "An app's name leads to no other folder and hides no file",
    arguments: [
      "..", "../../elsewhere", ".hidden", #"..\u0000"#, "",
    ])
  func folders(app: String) async throws {
    let path = try trace(app: app)
    try FileManager.default.createDirectory(
      atPath: folder.path("docs"), withIntermediateDirectories: true)
    let result = try await Tool.coordgraph.run(
      "render", path, "-o", folder.path("docs/{app}.{view}.dot"))
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("docs"))
    #expect(names.count == 1 && !names[0].hasPrefix("."))
    #expect(try folder.names == ["docs", "hostile.trace"])
  }

  @Test("A theme is an input and is not overwritten", arguments: ["render", "diff"])
  func theme(command: String) async throws {
    let path = try trace()
    let theme = try folder.write("base = mono\n", to: "my.theme")
    let inputs = command == "diff" ? [path, path] : [path]
    let result = try await Tool.coordgraph.run(
      command, "--theme", theme, "--format", "dot", "-o", theme, list: inputs)
    #expect(result.status == 2)
    #expect(result.errors.contains("'\(theme)' is an input and would be overwritten."))
    #expect(try folder.read("my.theme") == Data("base = mono\n".utf8))
  }

  @Test("A baseline with an empty trigger is read back")
  func baseline() async throws {
    let path = try folder.write(
      SmallTrace.text.replacing(#""trigger":"launch""#, with: #""trigger":"""#), to: "a.trace")
    let baseline = folder.path("a.baseline")
    _ = try await Tool.coordgraph.run("baseline", "--triggers", path, "-o", baseline)
    let result = try await Tool.coordgraph.run("check", "--baseline", baseline, path)
    #expect(result.status == 0, "\(result.errors)\(result.output)")
  }

  #if os(Linux)
    @Test("A full disk fails check")
    func full() async throws {
      let path = try trace()
      let shell = Tool(path: "/bin/sh")
      let result = try await shell.run(
        "-c", "\"$0\" check \"$1\" > /dev/full", Tool.coordgraph.path, path)
      #expect(result.status == 2)
      #expect(result.errors.contains("Can't write 'standard output'"))
    }

    @Test("A file of options that never ends is refused", arguments: ["--rules", "--known"])
    func endless(option: String) async throws {
      let result = try await Tool.coordgraph.run("check", option, "/dev/zero", try trace())
      #expect(result.status == 2)
      #expect(result.errors.contains("Can't read '/dev/zero': File too large."))
    }
  #endif

  @Test("Of many problems of a file, the first are reported, and how many there are")
  func many() async throws {
    let path = try folder.write(
      SmallTrace.text + String(repeating: "{\n", count: 500), to: "a.trace")
    let result = try await Tool.coordgraph.run("check", path)
    #expect(result.status == 1)
    #expect(result.errors.split(separator: "\n").count { $0.contains(": error: ") } == 20)
    #expect(result.errors.hasSuffix("\(path): 480 more problems\n"))
  }
}
