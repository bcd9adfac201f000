import CustomDump
import Foundation
import GraphvizExport
import Testing

@Suite("coordgraph render, of pictures")
struct PictureTests {
  /// A list, and a cart pushed from it.
  private static let trace = """
    {"format":"flowtrace","version":"1.0","app":"Shop"}
    {"at":0,"event":"launch"}
    {"at":1,"event":"screen","id":1,"type":"Shop.ListViewController"}
    {"at":2,"event":"transition","from":null,"to":1,"kind":"root","trigger":"launch","by":"app"}
    {"at":3,"event":"screen","id":2,"type":"Shop.CartViewController"}
    {"at":4,"event":"transition","from":1,"to":2,"kind":"push","trigger":"tap \\"買う\\"","by":"app"}
    {"at":5,"event":"coordinator","id":3,"type":"Shop.ShopCoordinator"}

    """

  private func render(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Tool.Result {
    try await Tool.coordgraph.run(
      "render", list: arguments, input: Self.trace, environment: environment)
  }

  @Test("render writes several views in several formats with one call")
  func several() async throws {
    let folder = try Folder()
    let result = try await render(
      "--view", "map,flow", "--format", "dot,svg,png,json", "-o",
      folder.path("{app}-{view}.{format}"))
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    expectNoDifference(
      try folder.names,
      [
        "Shop-flow.dot", "Shop-flow.json", "Shop-flow.png", "Shop-flow.svg", "Shop-map.dot",
        "Shop-map.json", "Shop-map.png", "Shop-map.svg",
      ])
    let flow = try await render("--view", "flow")
    expectNoDifference(
      String(decoding: try folder.read("Shop-flow.dot"), as: UTF8.self), flow.output)
  }

  @Test("render writes the pictures that it can and names the ones that it can't")
  func partly() async throws {
    let folder = try Folder()
    let result = try await render(
      "--format", "dot,svg", "-o", folder.path("a.{format}"),
      environment: ["GVBINDIR": "/nonexistent"])
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix("Error: \(folder.path("a.svg")): Graphviz lacks a layout"))
    expectNoDifference(try folder.names, ["a.dot"])
  }

  @Test(
    "render refuses invalid picture options with one sentence",
    arguments: [
      (["--view", "map,flow"], "Several views need several files: --output 'docs/"),
      (["--format", "svg,png"], "Several formats need several files"),
      (["--view", "map,map", "-o", "{view}.svg"], "--view names map twice."),
      (["--view", "map,no", "-o", "{view}.svg"], "The value 'map,no' is invalid for '--view"),
      (["--scale", "3"], "--scale must be 1 or 2, not 3."),
      (["--timeout", "0"], "--timeout must be more than 0, not 0.0."),
      (["--memory", "100"], "--memory must be 512 or more, not 100."),
      (["--link-base", "a b"], "--link-base must be an address such as https://"),
    ])
  func refusals(arguments: [String], sentence: String) async throws {
    let result = try await Tool.coordgraph.run("render", list: arguments, input: Self.trace)
    #expect(result.status == 2)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.output == "")
  }

  @Test("--scale 2 draws a PNG with twice the pixels")
  func scale() async throws {
    let folder = try Folder()
    _ = try await render("-o", folder.path("1.png"))
    _ = try await render("-o", folder.path("2.png"), "--scale", "2")
    func width(_ name: String) throws -> Int {
      try folder.read(name)[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(abs(try width("2.png") - 2 * (try width("1.png"))) <= 2)
  }

  @Test("render stops at --timeout and prints what to do")
  func timeout() async throws {
    let folder = try Folder()
    let sleeper = try folder.write("#!/bin/sh\nexec sleep 6000\n", to: "sleeper")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sleeper)
    let result = try await render(
      "--format", "svg", "--timeout", "1", environment: ["COORDGRAPH_LAYOUT": sleeper])
    #expect(result.status == 2)
    #expect(result.errors.contains("“packed” took longer than"), "\(result.errors)")
    #expect(result.errors.contains("Draw a part of the app, or allow more time."))
  }

  @Test("render caches pictures, and doesn't with --no-cache")
  func cache() async throws {
    let folder = try Folder()
    let environment = ["XDG_CACHE_HOME": folder.url.path]
    let cold = try await render("--format", "svg", "--no-cache", environment: environment)
    expectNoDifference(try folder.names, [])
    let first = try await render("--format", "svg", environment: environment)
    expectNoDifference(try folder.names, ["coordgraph"])
    let second = try await render("--format", "svg", environment: environment)
    expectNoDifference(first.output, cold.output)
    expectNoDifference(first.output, second.output)
  }
}

@Suite("An SVG in a browser", .enabled(if: Browser.isThere, Browser.advice))
struct BrowserTests {
  private func svg(_ sample: String, _ arguments: String...) async throws -> (Folder, String) {
    let folder = try Folder()
    let trace = try await SampleRun(name: sample).trace()
    let file = folder.path("\(sample).svg")
    let result = try await Tool.coordgraph.run(
      "render", "-o", file, list: arguments, input: trace)
    expectNoDifference(result.errors, "")
    return (folder, file)
  }

  @Test("An SVG names every screen, coordinator and transition for screen readers")
  func names() async throws {
    let (folder, file) = try await svg("RayPets")
    let roles = try await Browser.run("roles", file)
    let lines = Set(roles.split(separator: "\n"))
    for line in [
      "graphics-document\tRayPets: coordinators and screens",
      "graphics-symbol\tHomeCoordinator", "graphics-symbol\tRayPets begins here",
      "graphics-symbol\tSelectVisitTypeViewController",
      "graphics-symbol\tHome → SelectVisitType: present, tap \\\"Schedule a visit\\\"",
      "StaticText\tSelectVisitType",
    ] {
      #expect(lines.contains(Substring(line)), "\(line) is not in\n\(roles)")
    }
    withExtendedLifetime(folder) {}
  }

  @Test("The links of an SVG are links for screen readers, too")
  func links() async throws {
    let (folder, file) = try await svg("RayPets", "--link-base", "https://example.com/?a=1&b=")
    #expect(try await Browser.run("roles", file).contains("link\tHomeViewController\n"))
    let address = try await Browser.run(
      "ask", file, "document.querySelector('#screen-HomeViewController a').href.baseVal")
    #expect(address == "\"https://example.com/?a=1&b=HomeViewController\"\n")
    withExtendedLifetime(folder) {}
  }

  @Test("An SVG holds the DOT it was drawn from")
  func source() async throws {
    let (folder, file) = try await svg("RayPets")
    let picture = URL(filePath: file)
    let dot = try CanonicalDOT.read(from: Array(try Data(contentsOf: picture)))
    let drawn = try await Tool.coordgraph.run(
      "render", input: try await SampleRun(name: "RayPets").trace())
    expectNoDifference(dot, drawn.output)
    withExtendedLifetime(folder) {}
  }

  @Test("An SVG follows the page's colour scheme")
  func dark() async throws {
    let (folder, file) = try await svg("RayPets")
    let paper = "getComputedStyle(document.querySelector('.graph > polygon')).fill"
    #expect(try await Browser.run("ask", file, paper) == "\"rgb(255, 255, 255)\"\n")
    #expect(try await Browser.run("ask", file, paper, "--dark") == "\"rgb(15, 15, 15)\"\n")
    withExtendedLifetime(folder) {}
  }
}

/// Chromium, as `Tests/Tools/browse.py` drives it.
enum Browser {
  static let advice: Comment = "There is no Chromium here; install it with scripts/set-up --tests."

  static var isThere: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return ["chromium", "chromium-browser", "google-chrome"].contains { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }

  /// What the tool prints. Fails the test when it ends with an error.
  static func run(_ arguments: String...) async throws -> String {
    let script = Repository.file("Tests/Tools/browse.py").path
    let result = try await Tool(path: try Tool.path(of: "python3")).run(script, list: arguments)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }
}
