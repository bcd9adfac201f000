import Foundation
import SourcePort
import Testing

@Suite("The folder of a ported package")
struct OutputFolderTests {
  @Test("A second run writes nothing, and a change writes one file")
  func secondRun() throws {
    let app = try PortedApp.make(["A.swift": "import UIKit\n"])
    defer { app.remove() }
    #expect(try app.port().changes > 5)
    #expect(try app.port().changes == 0)
    try app.write(["A.swift": "import UIKit\nlet a = 1\n"])
    #expect(try app.port().changes == 1)
  }

  @Test("A file that was edited by hand is kept and reported")
  func editedByHand() throws {
    let app = try PortedApp.make(["A.swift": "import UIKit\n"])
    defer { app.remove() }
    try app.port()
    let file = app.output.appending(path: "Sources/App/A.swift")
    try Data("// mine\n".utf8).write(to: file)
    try app.write(["A.swift": "import UIKit\nlet a = 1\n"])
    let report = try app.port().report
    #expect(try app.ported("A.swift") == "// mine\n")
    #expect(
      report.notes.map(\.description).contains(
        "Sources/App/A.swift: edited by hand; not written anew"))
  }

  @Test("A file that the app no longer has is removed")
  func removedFile() throws {
    let app = try PortedApp.make(["A.swift": "import UIKit\n"])
    defer { app.remove() }
    try app.port()
    try FileManager.default.removeItem(at: app.app.appending(path: "A.swift"))
    #expect(try app.port().changes == 2)
    #expect(throws: (any Error).self) { try app.ported("A.swift") }
  }

  @Test("A folder with other files, and one that contains the app, are refused")
  func foreignFolder() throws {
    let app = try PortedApp.make()
    defer { app.remove() }
    let port = AppPort(.init())
    #expect(throws: PortError.self) {
      try port.run(app.app, to: app.folder, package: "/CoordinatorGraph")
    }
    let other = app.folder.appending(path: "Other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data().write(to: other.appending(path: "notes.txt"))
    #expect(throws: PortError.self) {
      try port.run(app.app, to: other, package: "/CoordinatorGraph")
    }
  }

  @Test("Two files of one name get two names")
  func sameNames() throws {
    let app = try PortedApp.make(["A/View.swift": "// a\n", "B/View.swift": "// b\n"])
    defer { app.remove() }
    try app.port()
    #expect(try app.ported("A/View.swift") == "// a\n")
    #expect(try app.ported("B/View-2.swift") == "// b\n")
  }
}
