import CustomDump
import Foundation
import Testing

@Suite("A page of the docs")
struct DocsTests {
  @Test(
    "Code on a page is an excerpt of a compiled file",
    arguments: [
      "README.md", "docs/explore.md", "docs/pictures.md", "docs/plugin.md",
      "docs/trace-your-app.md", "docs/verdicts.md",
      "Sources/FlowDiagram/FlowDiagram.docc/FlowDiagram.md",
      "Sources/FlowDiagram/FlowDiagram.docc/GettingStarted.md",
      "Sources/FlowTrace/FlowTrace.docc/RecordingAndReadingTraces.md",
      "Sources/CoordinatorKit/CoordinatorKit.docc/WritingACoordinator.md",
      "Sources/FlowTracing/FlowTracing.docc/FlowTracing.md",
      "Sources/FlowTracing/FlowTracing.docc/TracingAnApp.md",
      "Sources/GraphvizExport/GraphvizExport.docc/DrawingADiagram.md",
      "Sources/HeadlessUIKit/HeadlessUIKit.docc/TestingNavigation.md",
    ])
  func excerpts(page: String) throws {
    let text = try Repository.text(page)
    let excerpt = try Regex(#"<!-- excerpt: (\S+) -->\n```swift\n((?s:.*?))```"#)
    let matches = text.matches(of: excerpt)
    #expect(matches.count == text.components(separatedBy: "```swift").count - 1)
    for match in matches {
      let file = String(try #require(match[1].substring))
      let code = try #require(match[2].substring)
      let source = try Repository.text(file)
      #expect(
        Self.isExcerpt(code, of: source), "\(page) shows code that is not in \(file):\n\(code)")
    }
  }

  @Test("Code in a DocC article is an excerpt of a compiled file", arguments: articles)
  func articleExcerpts(page: String) throws {
    try excerpts(page: page)
  }

  /// The articles of all DocC catalogues, as paths from the root.
  private static let articles: [String] = {
    let sources = Repository.file("Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".md") }.map { "Sources/\($0)" }.sorted()
  }()

  /// Whether a source has these lines one below the other, at any distance from the margin; what is
  /// imported stands at its top.
  private static func isExcerpt(_ code: Substring, of source: String) -> Bool {
    func trimmed(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let lines = trimmed(source)
    let imports = trimmed(code).filter { $0.hasPrefix("import ") }
    let shown = trimmed(code).drop { $0.hasPrefix("import ") || $0.isEmpty }
    return imports.allSatisfy(lines.contains)
      && "\n\(lines.joined(separator: "\n"))".contains("\n\(shown.joined(separator: "\n"))")
  }

  /// `RECORD_GOLDEN=1` writes the outputs anew, and fails.
  @Test(
    "Output on a page is what its commands print",
    arguments: [
      "docs/diff.md", "docs/embed.md", "docs/explore.md", "docs/formats.md", "docs/paths.md",
      "docs/verdicts.md",
    ])
  func outputs(page: String) async throws {
    let file = Repository.file(page)
    let text = try String(contentsOf: file, encoding: .utf8)
    let example = try Regex(
      #"```sh\n((?s:.*?))```\n\n```(?:text|json|swift|mermaid)\n((?s:.*?))```"#)
    var shown = ""
    var end = text.startIndex
    for match in text.matches(of: example) {
      let command = String(try #require(match[1].substring))
      let output = try #require(match[2].substring)
      shown += text[end..<output.startIndex] + (try await Self.print(command))
      end = output.endIndex
    }
    shown += text[end...]
    guard ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == nil else {
      try Data(shown.utf8).write(to: file)
      Issue.record("\(page) was recorded; look at the change, then run without RECORD_GOLDEN.")
      return
    }
    expectNoDifference(text, shown)
  }

  @Test("Every page is linked from the README, and every link leads to a file")
  func links() throws {
    let folder = Repository.file("docs")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted()
    let readme = try Repository.text("README.md")
    #expect(pages.filter { !readme.contains("(docs/\($0)") } == [])
    for page in ["README.md"] + pages.map({ "docs/\($0)" }) {
      let file = Repository.file(page)
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(/```(?s:.*?)```|`[^`\n]*`/, with: "")
      for match in text.matches(of: /\]\(([^)#:\s]+)(#[^)]*)?\)/) {
        let target = file.deletingLastPathComponent().appending(path: String(match.1))
        #expect(
          FileManager.default.fileExists(atPath: target.path), "\(page) links \(match.1)")
      }
    }
  }

  @Test("coordgraph --version prints the version of the changelog's first section")
  func version() async throws {
    let page = Repository.file("CHANGELOG.md")
    let changes = try String(contentsOf: page, encoding: .utf8)
    let version = try #require(changes.firstMatch(of: /\n## (\S+)\n/)).1
    let result = try await Tool.coordgraph.run("--version")
    #expect(result.output == "\(version)\n")
  }

  @Test("Embedded diagrams are up to date")
  func diagrams() async throws {
    let check = try await Tool(path: Repository.file("scripts/embed-pages").path).run(
      "--check", environment: ["COORDGRAPH": Tool.coordgraph.path])
    #expect(check.status == 0, "Run make diagrams.")
    expectNoDifference(check.output + check.errors, "")
  }

  /// What a command of the shell prints that finds the executables of this package.
  private static func print(_ command: String) async throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try await Tool(path: "/bin/sh").run(
      "-c", "cd \"$0\" && \(command)", Repository.root.path,
      environment: ["PATH": "\(Tool.products.path):\(path)"])
    expectNoDifference(result.errors, "")
    return result.output
  }
}
