import Foundation
import HeadlessUIKit
import Testing

@Suite("Page of the covered surface")
struct SurfacePageTests {
  /// `RECORD_DOCS=1` writes the page and makes the run fail, so that the change gets reviewed.
  @Test("docs/headless-uikit.md lists what the sources declare")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try SurfacePage(sources: root.appending(path: "Sources/HeadlessUIKit")).text
    let file = root.appending(path: "docs/headless-uikit.md")
    if ProcessInfo.processInfo.environment["RECORD_DOCS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(page.utf8).write(to: file)
      Issue.record(
        "Wrote \(file.lastPathComponent). Review it and run again without RECORD_DOCS.")
      return
    }
    let written = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      written == page,
      "docs/headless-uikit.md is out of date. Run RECORD_DOCS=1 swift test --filter SurfacePageTests."
    )
  }
}
