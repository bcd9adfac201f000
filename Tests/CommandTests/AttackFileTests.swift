import Foundation
import Testing

/// Files of `Fixtures/attacks`, each of which once broke what a command promises, in every command.
@Suite("Files that attack coordgraph")
struct AttackFileTests {
  private static let attacks = Repository.file("Tests/CommandTests/Fixtures/attacks")

  private static let flows: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: attacks.path)
    return (names ?? []).filter { $0.hasSuffix(".trace") || $0.hasSuffix(".json") }.sorted()
  }()

  /// Commands that print, of which the file is the last argument.
  private static let printing = [
    "check --exits", "check --exits --format github", "check --format markdown", "render",
    "render --weights --format outline", "render --format mermaid", "render --format json",
    "render --format svg", "render --view sequence --format outline", "baseline --triggers",
    "path --cover screens", "doctor", "fold", "diff --format markdown \(other)",
  ]

  private static let other = attacks.appending(path: "count-overflow.json").path

  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Copies a file into the folder, and returns its path there.
  private func copy(_ name: String) throws -> String {
    let path = folder.path(name)
    try FileManager.default.copyItem(
      atPath: Self.attacks.appending(path: name).path, toPath: path)
    return path
  }

  private func expectSafe(_ text: String, _ arguments: String) {
    let acting = text.unicodeScalars.first { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }
    #expect(acting == nil, "\(arguments): \(text)")
    for line in text.split(separator: "\n") where line.drop(while: \.isWhitespace).hasPrefix("::") {
      #expect(arguments.contains("github") && line.hasPrefix("::error title="), "\(line)")
    }
  }

  private func expectSafeSVG(_ svg: String) {
    let elements = svg.replacing(#/<metadata[^>]*>[^<]*<\/metadata>/#, with: "")
    let ids = elements.matches(of: #/ id="([^"]*)"/#).map(\.1)
    #expect(ids.count >= 2 && Set(ids).count == ids.count, "\(ids)")
    #expect(!elements.contains("<script"))
  }

  @Test("There are attacks to try")
  func count() {
    #expect(Self.flows.count >= 12)
  }

  @Test(
    "Every command reads the file or refuses it, writes no other, and prints safe text",
    arguments: flows)
  func commands(name: String) async throws {
    let path = try copy(name)
    for command in Self.printing {
      let arguments = command.split(separator: " ").map(String.init)
      let result = try await Tool.coordgraph.run(list: arguments + [path])
      #expect((0...2).contains(try #require(result.status, "\(command)")), "\(result.errors)")
      expectSafe(result.errors, command)
      expectSafe(result.output, command)
      if result.output.hasPrefix("<?xml") { expectSafeSVG(result.output) }
    }
    #expect(try folder.names == [name])
  }

  @Test("embed fills a page with the file or leaves the page as it is", arguments: flows)
  func embedding(name: String) async throws {
    _ = try copy(name)
    let empty = "<!-- coordgraph: trace=\(name) -->\n<!-- /coordgraph -->\n"
    let page = try folder.write(empty, to: "page.md")
    let result = try await Tool.coordgraph.run("embed", page)
    #expect((0...2).contains(try #require(result.status)), "\(result.errors)")
    expectSafe(result.errors, "embed")
    let text = String(decoding: try folder.read("page.md"), as: UTF8.self)
    if result.status == 2 {
      #expect(text == empty)
    } else {
      #expect(text.hasPrefix("<!-- coordgraph: trace=\(name) -->\n\n```mermaid\n"))
      #expect(text.hasSuffix("\n```\n\n<!-- /coordgraph -->\n"))
    }
    #expect(try folder.names == [name, "page.md"].sorted())
  }

  @Test(
    "No app's name leads out of the folder of -o or hides what is written",
    arguments: ["app-dotdot.trace", "app-nul.trace", "at-overflow-check.trace"],
    ["{app}/{view}.dot", "{app}.dot", "{app}{view}.dot", "{view}/{app}/x.dot"])
  func placeholders(name: String, pattern: String) async throws {
    let path = try copy(name)
    let docs = folder.path("docs")
    try FileManager.default.createDirectory(atPath: docs, withIntermediateDirectories: false)
    let result = try await Tool.coordgraph.run("render", path, "-o", "\(docs)/\(pattern)")
    let written = try FileManager.default.contentsOfDirectory(atPath: docs)
    if pattern.contains("/") {
      #expect(result.status == 2)
      #expect(result.errors.contains("there is no folder '\(docs)/"), "\(result.errors)")
      #expect(written.isEmpty)
    } else {
      #expect(result.status == 0, "\(result.errors)")
      #expect(written.count == 1 && !written[0].hasPrefix("."), "\(written)")
    }
    #expect(try folder.names == [name, "docs"])
  }

  @Test(
    "A device in place of any file is refused",
    arguments: [
      "check --rules DEVICE a.trace", "check --known DEVICE a.trace",
      "check --baseline DEVICE a.trace", "render --theme DEVICE a.trace",
      "diff DEVICE a.trace", "embed DEVICE", "fold DEVICE", "migrate DEVICE",
    ], ["/dev/zero", "/dev/urandom"])
  func devices(command: String, device: String) async throws {
    _ = try folder.write(SmallTrace.text, to: "a.trace")
    let result = try await Tool(path: "/bin/sh").run(
      "-c",
      "cd '\(folder.url.path)'; ulimit -v 4000000; \"$0\" \(command)".replacing(
        "DEVICE", with: device), Tool.coordgraph.path)
    #expect(result.status == 1 || result.status == 2, "\(result)")
    #expect(result.errors.contains(device), "\(result.errors)")
    #expect(try folder.names == ["a.trace"])
  }
}
