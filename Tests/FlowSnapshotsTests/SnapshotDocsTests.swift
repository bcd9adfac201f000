import CustomDump
import FlowDiagram
import FlowSnapshots
import Foundation
import Testing

@Suite("The page about snapshots")
struct SnapshotDocsTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..")
  private let page: String

  init() throws {
    page = try String(
      contentsOf: Self.root.appendingPathComponent("docs/snapshots.md"), encoding: .utf8)
  }

  @Test("docs/snapshots.md shows the failures as they are")
  func failures() throws {
    let scene = SnapshotScene()
    let missing = try scene.failure(of: Flows.presenting, as: .outline, .never)
    try scene.record(Flows.presenting, as: .outline)
    let changed = try scene.failure(of: Flows.pushing, as: .outline, .never)
    expectNoDifference(
      page.matches(of: /```text\n((?s:.*?))\n```/).map { String($0.1) }, [changed, missing])
  }

  @Test("docs/snapshots.md shows code that is compiled, or marks it as not compiled")
  func excerpts() throws {
    let blocks = page.matches(of: /<!-- (.*?) -->\n```swift\n((?s:.*?))```/)
    expectNoDifference(blocks.count, page.components(separatedBy: "```swift").count - 1)
    for block in blocks where block.1 != "not compiled here" {
      let file = String(block.1.replacing("excerpt: ", with: ""))
      let source = try String(
        contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
      #expect(source.contains(String(block.2)), "\(file) has no such lines:\n\(block.2)")
    }
  }
}
