import Foundation
import Testing

@Suite("The files that coordgraph embed may write")
struct EmbedLimitTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    for name in ["pages", "pages/inner", "other"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    _ = try folder.write(SmallTrace.text, to: "pages/shop.trace")
  }

  private func embed(picture: String, _ arguments: String...) async throws -> Tool.Result {
    let page = try folder.write(
      """
      <!-- coordgraph: trace=shop.trace view=flow format=svg file=\(picture) -->
      <!-- /coordgraph -->

      """, to: "pages/a.md")
    return try await Tool.coordgraph.run("embed", list: arguments + [page])
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(name))
  }

  @Test("A picture is written into the page's folder, and below it")
  func inside() async throws {
    for name in ["a.svg", "inner/b.svg", "inner/../c.svg"] {
      let result = try await embed(picture: name)
      #expect(result.status == 0, "\(result.errors)")
      #expect(exists("pages/\(name)"))
    }
  }

  @Test("A picture outside the page's folder is refused, unless --root has it")
  func outside() async throws {
    for name in ["../other/a.svg", "inner/../../other/a.svg", folder.path("other/a.svg")] {
      let result = try await embed(picture: name)
      #expect(result.status == 2)
      #expect(
        result.errors.contains("the picture is not in the page's folder."), "\(result.errors)")
      #expect(!exists("other/a.svg"))
    }
    let result = try await embed(picture: "../other/a.svg", "--root", folder.path(""))
    #expect(result.status == 0, "\(result.errors)")
    #expect(exists("other/a.svg"))
    let elsewhere = try await embed(picture: "b.svg", "--root", folder.path("other"))
    #expect(elsewhere.status == 2)
    #expect(!exists("pages/b.svg"))
  }

  @Test(
    "A link that leaves the page's folder is not followed",
    arguments: ["other/old.svg", "other/new.svg", "other"])
  func link(target: String) async throws {
    if target == "other/old.svg" { _ = try folder.write("mine", to: target) }
    let isFolder = target == "other"
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(isFolder ? "pages/to" : "pages/a.svg"),
      withDestinationPath: folder.path(target))
    let result = try await embed(picture: isFolder ? "to/a.svg" : "a.svg", "--force")
    #expect(result.status == 2)
    #expect(result.errors.contains("the picture is not in the page's folder."), "\(result.errors)")
    #expect(exists("other/old.svg") == (target == "other/old.svg"))
    #expect(!exists("other/new.svg") && !exists("other/a.svg"))
  }

  @Test(
    "A picture of another program is replaced only with --force",
    arguments: ["<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "", "mine", "\u{89}PNG"])
  func others(text: String) async throws {
    _ = try folder.write(text, to: "pages/a.svg")
    let result = try await embed(picture: "a.svg")
    #expect(result.status == 2)
    #expect(result.errors.contains("so it is not one of coordgraph's."), "\(result.errors)")
    #expect(try folder.read("pages/a.svg") == Data(text.utf8))
    #expect(try await embed(picture: "a.svg", "--force").status == 0)
    #expect(try await embed(picture: "a.svg").status == 0)
  }

  @Test("A theme and a trace are not overwritten, whatever they are called")
  func inputs() async throws {
    for (name, option) in [("theme.svg", "theme=theme.svg"), ("trace.svg", "trace=trace.svg")] {
      let text = name == "theme.svg" ? "graph.fontsize = 12\n" : SmallTrace.text
      let input = try folder.write(text, to: "pages/\(name)")
      try FileManager.default.linkItem(atPath: input, toPath: folder.path("pages/linked.svg"))
      for picture in [name, "linked.svg"] {
        let result = try await embed(picture: "\(picture) \(option)", "--force")
        #expect(result.status == 2)
        #expect(result.errors.contains("would overwrite"), "\(result.errors)")
        #expect(try folder.read("pages/\(name)") == Data(text.utf8))
      }
      try FileManager.default.removeItem(atPath: folder.path("pages/linked.svg"))
    }
  }

  #if os(Linux)
    @Test("A picture that is a device is refused, and not read to its end")
    func device() async throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("pages/a.svg"), withDestinationPath: "/dev/zero")
      let result = try await embed(picture: "a.svg")
      #expect(result.status == 2)
      #expect(result.errors.contains("File too large"), "\(result.errors)")
    }
  #endif
}
