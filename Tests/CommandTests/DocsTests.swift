import Foundation
import Testing

@Suite("A page of the docs")
struct DocsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  @Test("shows code as it is compiled", arguments: ["docs/trace-your-app.md"])
  func excerpts(page: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let excerpt = try Regex(#"<!-- excerpt: (\S+) -->\n```swift\n((?s:.*?))```"#)
    let matches = text.matches(of: excerpt)
    #expect(matches.count == text.components(separatedBy: "```swift").count - 1)
    for match in matches {
      let file = String(try #require(match[1].substring))
      let code = try #require(match[2].substring)
      let source = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
      #expect(source.contains(code), "\(page) shows code that is not in \(file):\n\(code)")
    }
  }
}
