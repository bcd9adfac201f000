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

/// What becomes of every class of label in every format, looked up in files that the tool wrote.
struct LabelTable {
  private static let start = "<!-- table: swift test --filter CommandTests.LabelTests -->\n"
  private static let end = "<!-- end of table -->\n"
  private static let formats = [
    "DOT, by cgraph", "DOT, by pydot", "SVG", "PNG", "PDF", "Mermaid, by a browser", "JSON",
  ]

  /// By class and format.
  private var cells: [[String]]

  /// The classes that did not come out as they should in some format.
  var losses: [String] {
    zip(LabelClass.all, cells).filter { $1.contains("LOST") || $1.contains("CHANGED") }
      .map(\.0.name)
  }

  /// The page with this table in it.
  func replacing(in page: String) -> String {
    let parts = page.components(separatedBy: Self.start)
    let rest = (parts.last ?? "").components(separatedBy: Self.end).last ?? ""
    return (parts.first ?? "") + Self.start + markdown + Self.end + rest
  }

  private var markdown: String {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    let names = LabelClass.all.map { $0.name.replacing("|", with: "\\|") }
    return row(["label"] + Self.formats) + row(["---"] + Self.formats.map { _ in "---" })
      + zip(names, cells).map { row([$0] + $1) }.joined()
  }

  /// Draws an app whose triggers are the labels, and looks for each in each file.
  static func make() async throws -> LabelTable {
    let folder = try Folder()
    let result = try await Tool.coordgraph.run(
      "render", "--view", "flow", "--format", "dot,svg,png,pdf,mermaid,json", "-o",
      folder.path("labels.{format}"), input: trace)
    #expect(result.status == 0, "\(result.errors)")
    let files = try LabelFiles(folder: folder)
    let cgraph = try await files.readByCgraph()
    let python = try await files.readByPydot()
    let browser = try await files.readByBrowser()
    return LabelTable(
      cells: LabelClass.all.enumerated().map { index, label in
        [
          label.verdict(on: cgraph[index]), label.verdict(on: python[index]),
          label.verdict(on: files.svg[index]), files.png, files.pdf,
          label.verdict(on: browser[index]), label.verdict(on: files.json[index]),
        ]
      })
  }

  /// A screen for each label, which a push leads away from.
  private static var trace: String {
    var lines = [
      #"{"format":"flowtrace","version":"1.0","app":"Labels"}"#,
      #"{"at":0,"event":"launch"}"#,
      #"{"at":1,"event":"coordinator","id":1,"type":"Labels.Coordinator"}"#,
      #"{"at":2,"event":"screen","id":2,"type":"Labels.Start"}"#,
    ]
    for (index, label) in LabelClass.all.enumerated() {
      let id = index + 3
      lines.append(#"{"at":3,"event":"screen","id":\#(id),"type":"Labels.Page\#(index)"}"#)
      lines.append(
        #"{"at":3,"event":"transition","from":\#(id),"to":2,"kind":"push","trigger":"#
          + label.json + #","by":"app"}"#)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
