import CustomDump
import Foundation
import Testing

/// `RECORD_DOCS=1` writes the page and makes the run fail, so that nobody forgets to look at it.
@Suite("Every class of label, in every format")
struct LabelTests {
  @Test("Every class of label comes out of every format as docs/labels.md says")
  func page() async throws {
    let table = try await LabelTable.make()
    #expect(table.losses == [])
    let file = Repository.file("docs/labels.md")
    let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let written = table.replacing(in: page)
    if ProcessInfo.processInfo.environment["RECORD_DOCS"] != nil {
      try Data(written.utf8).write(to: file)
      Issue.record("Wrote labels.md. Look at it, and run again without RECORD_DOCS.")
      return
    }
    expectNoDifference(page, written, "RECORD_DOCS=1 swift test --filter CommandTests.LabelTests")
  }
}
