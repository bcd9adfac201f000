import CustomDump
import Foundation
import Testing

@Suite("Thumbnails on cards")
struct ThumbnailTests {
  @Test("The wireframes of an exploration are drawn on the cards of an SVG and of a page")
  func wireframes() async throws {
    let folder = try Folder()
    let run = try await Tool.samples.run(
      "run", "RayPets", "--trace", folder.path("a.trace"), "--wireframes", folder.path("screens"))
    #expect(run.status == 0, "\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("screens"))
    #expect(files.count == 5 && files.contains("HomeViewController.wireframe"), "\(files)")
    for name in ["a.svg", "a.html"] {
      let result = try await Tool.coordgraph.run(
        "render", folder.path("a.trace"), "--thumbnails", folder.path("screens"), "--no-cache",
        "-o", folder.path(name))
      #expect(result.status == 0, "\(result.errors)")
      let text = String(decoding: try folder.read(name), as: UTF8.self)
      let map = text.prefix(upTo: text.firstRange(of: "</svg>")?.lowerBound ?? text.endIndex)
      #expect(map.matches(of: /class="screen"/).count == 5)
      #expect(map.contains(">Schedule a visit</text>"))
    }
    let both = try await Tool.coordgraph.run(
      "render", folder.path("a.trace"), "--thumbnails", folder.path("screens"), "--no-cache",
      "--format", "svg,dot", "-o", folder.path("both.{format}"))
    #expect(both.status == 0, "\(both.errors)")
    expectNoDifference(try folder.read("both.svg"), try folder.read("a.svg"))
    let plain = try await Tool.coordgraph.run(
      "render", folder.path("a.trace"), "-o", folder.path("plain.dot"))
    #expect(plain.status == 0, "\(plain.errors)")
    expectNoDifference(try folder.read("both.dot"), try folder.read("plain.dot"))
  }

  @Test("Pictures that can't be used, and outputs without pictures, are refused with what to do")
  func refused() async throws {
    let folder = try Folder(trace: "a.trace")
    func render(_ arguments: String...) async throws -> Tool.Result {
      try await Tool.coordgraph.run(list: ["render", folder.path("a.trace")] + arguments)
    }
    let missing = try await render("-o", folder.path("a.svg"), "--thumbnails", folder.path("none"))
    #expect(missing.status == 2 && missing.errors.contains("Can't read"), "\(missing.errors)")
    let text = try await render("--format", "outline", "--thumbnails", folder.url.path)
    #expect(text.status == 2 && text.errors.contains("--thumbnails needs --format"))
    for (name, reason) in [
      ("Home.png", "not a PNG"), ("Home.wireframe", "line 1: "),
    ] {
      let file = try folder.write("<svg onload=\"x\"/>", to: name)
      let result = try await render("-o", folder.path("a.svg"), "--thumbnails", folder.url.path)
      #expect(result.status == 2, "\(name)")
      #expect(
        result.errors.contains("Can't use '\(file)' as a thumbnail")
          && result.errors.contains(reason),
        "\(result.errors)")
      try FileManager.default.removeItem(atPath: file)
    }
  }
}
