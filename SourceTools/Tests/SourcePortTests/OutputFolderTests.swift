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

  @Test("A run that can't read an answer writes nothing, and can be repeated")
  func unreadableAnswer() throws {
    let app = try PortedApp.make(["A.swift": "import UIKit\n"])
    defer { app.remove() }
    var configuration = PortConfiguration()
    configuration.answers = [NetworkAnswer("https://shop.com", "gone.json")]
    #expect(throws: PortError.self) { try app.port(configuration) }
    #expect(!FileManager.default.fileExists(atPath: app.output.path))
    #expect(try app.port().changes > 5)
  }

  @Test("What an interrupted run wrote is no edit by hand")
  func interruptedRun() throws {
    let app = try PortedApp.make(["A.swift": "// 1\n"])
    defer { app.remove() }
    try app.port()
    // A folder is where the last file is to be written.
    let report = app.output.appending(path: "port-report.txt")
    try FileManager.default.removeItem(at: report)
    try FileManager.default.createDirectory(at: report, withIntermediateDirectories: true)
    try app.write(["A.swift": "// 2\n", "B.swift": "// b\n"])
    #expect(throws: (any Error).self) { try app.port() }
    #expect(try app.ported("A.swift") == "// 2\n")
    // It is interrupted again, before it has written anything.
    let first = app.output.appending(path: "Package.swift")
    let manifest = try Data(contentsOf: first)
    try FileManager.default.removeItem(at: first)
    try FileManager.default.createDirectory(at: first, withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: app.app.appending(path: "B.swift"))
    try app.write(["A.swift": "// 3\n"])
    #expect(throws: (any Error).self) { try app.port() }
    #expect(try app.ported("A.swift") == "// 2\n")
    for folder in [first, report] { try FileManager.default.removeItem(at: folder) }
    try manifest.write(to: first)
    let notes = try app.port().report.notes.map(\.description)
    #expect(try app.ported("A.swift") == "// 3\n")
    #expect(throws: (any Error).self) { try app.ported("B.swift") }
    #expect(!notes.contains { $0.contains("edited by hand") })
  }

  @Test("An output folder in the app's folder is no part of the app")
  func folderInApp() throws {
    let app = try PortedApp.make(["A.swift": "import UIKit\n"])
    defer { app.remove() }
    let output = app.app.appending(path: "Port")
    let port = AppPort(.init())
    _ = try port.run(app.app, to: output, package: "/CoordinatorGraph")
    #expect(try port.run(app.app, to: output, package: "/CoordinatorGraph").changes == 0)
    #expect(
      try ProjectReader().read(app.app).swift.map(\.path) == ["A.swift", "AppDelegate.swift"])
  }

  @Test("A file that gets another name has that wherever parts of it are replaced")
  func renamedFile() throws {
    let app = try PortedApp.make([
      "A/View.swift": "// a\n", "C/View-2.swift": "// c\n",
      "B/View.swift":
        "private final class Target {}\nprivate func make() -> Target { Brand.value }\n",
    ])
    defer { app.remove() }
    try app.port(refused: ["B/View-3.swift#make()": "wrong"])
    #expect(try app.ported("C/View-2.swift") == "// c\n")
    #expect(try app.ported("B/View-3.swift").contains("make() -> Target { return Target() }"))
  }
}
