import Foundation
import SourcePort
import Testing

@Suite("The files of an app's bundle")
struct BundleResourceTests {
  @Test("Files of the bundle and data sets are copied, and what developers keep beside is not")
  func copied() throws {
    let app = try PortedApp.make([
      "Data/menu.json": "[]", "Data/en.lproj/terms.html": "<p>", "README.md": "", "Info.plist": "",
      "Podfile": "", ".swiftlint.yml": "", "App.entitlements": "",
      "Assets.xcassets/Tax.dataset/rates.csv": "1,2",
      "Assets.xcassets/Tax.dataset/Contents.json": "",
      "Assets.xcassets/Icon.imageset/icon.png": "",
    ])
    defer { app.remove() }
    try app.write(["Data/bytes.bin": "x"])
    try Data([0xFF, 0x00, 0xFE]).write(to: app.app.appending(path: "Data/bytes.bin"))
    try app.port()
    let resources = app.output.appending(path: "Resources")
    let found = FileManager.default.enumerator(atPath: resources.path)?.compactMap { $0 as? String }
      .filter { $0.contains(".") && !$0.hasSuffix("lproj") && !$0.hasSuffix("set") }
      .filter { !$0.hasSuffix("xcassets") }
    #expect(
      found?.sorted() == [
        "Assets.xcassets/Tax.dataset/rates.csv", "Data/bytes.bin", "Data/en.lproj/terms.html",
        "Data/menu.json",
      ])
    let bytes = try Data(contentsOf: resources.appending(path: "Data/bytes.bin"))
    #expect(bytes == Data([0xFF, 0x00, 0xFE]))
    #expect(try app.ported("Generated/BundleResources.swift").contains(#""Data/menu.json","#))
    #expect(try app.port().changes == 0)
    try FileManager.default.removeItem(at: app.app.appending(path: "Data"))
    try app.port()
    #expect(
      !FileManager.default.fileExists(atPath: resources.appending(path: "Data/menu.json").path))
  }

  @Test("A file of over 16 MiB is left out, and the report names it")
  func large() throws {
    let app = try PortedApp.make(["film.mp4": ""])
    defer { app.remove() }
    let file = try FileHandle(forWritingTo: app.app.appending(path: "film.mp4"))
    try file.truncate(atOffset: 16 << 20 + 1)
    try file.close()
    let report = try app.port().report
    #expect(
      report.notes.map(\.description).contains(
        "film.mp4: the app's bundle is copied without files over 16 MiB"))
  }

  @Test("Strings of a catalog are those of the app")
  func catalog() throws {
    let app = try PortedApp.make([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"pay": {"localizations":
        {"en": {"stringUnit": {"state": "translated", "value": "Pay now"}}}}}}
      """
    ])
    defer { app.remove() }
    try app.port()
    #expect(try app.ported("Generated/LocalizedStrings.swift").contains(#""pay": "Pay now","#))
  }
}
