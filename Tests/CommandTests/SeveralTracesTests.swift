import CustomDump
import Foundation
import Testing

@Suite("coordgraph render, of traces each on its own")
struct SeveralTracesTests {
  private let folder: Folder
  private let shop: String
  private let cafe: String

  init() throws {
    folder = try Folder()
    shop = try folder.write(SmallTrace.text, to: "shop.trace")
    cafe = try folder.write(
      SmallTrace.text.replacing("Cart", with: "Menu").replacing("\"Shop\"", with: "\"Café\""),
      to: "café.north.trace")
  }

  private func render(_ arguments: String..., input: String = "") async throws -> Tool.Result {
    try await Tool.coordgraph.run("render", list: arguments, input: input)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  @Test("{trace} draws each trace by itself, named after its file")
  func each() async throws {
    let result = try await render(
      shop, cafe, "--view", "map,flow", "--format", "dot,svg", "-o",
      folder.path("{trace}-{app}-{view}.{format}"))
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    let drawn = try folder.names.filter { !$0.hasSuffix(".trace") }
    expectNoDifference(
      drawn,
      ["café.north-Café", "shop-Shop"].flatMap { trace in
        ["flow", "map"].flatMap { view in ["dot", "svg"].map { "\(trace)-\(view).\($0)" } }
      })
    for (path, name) in [(shop, "shop-Shop"), (cafe, "café.north-Café")] {
      let alone = try await render(path, "--view", "flow")
      expectNoDifference(try text("\(name)-flow.dot"), alone.output)
      let picture = try await render(path, "--format", "svg", "--no-cache")
      expectNoDifference(try text("\(name)-map.svg"), picture.output)
    }
  }

  @Test("{trace} names a bad trace, draws the others, and exits with an error")
  func bad() async throws {
    let broken = try folder.write("nothing\n", to: "broken.trace")
    let header = try folder.write(String(SmallTrace.text.prefix(52)), to: "header.trace")
    let output = folder.path("{trace}.json")
    let result = try await render(broken, shop, "no.trace", header, cafe, "-o", output)
    #expect(result.status == 2)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 3, "\(result.errors)")
    #expect(lines.first?.hasPrefix("\(broken):1: error: not a trace: ") == true)
    #expect(lines.dropFirst().first == "Error: Can't read 'no.trace': No such file or directory.")
    #expect(
      lines.last
        == "Error: \(header): Nothing was recorded: no coordinator and no screen.")
    expectNoDifference(
      try folder.names.filter { $0.hasSuffix(".json") }, ["café.north.json", "shop.json"])
  }

  @Test("{trace} reports skipped lines in the order of the traces")
  func skipped() async throws {
    let bad = SmallTrace.text.replacing("\"id\":2", with: "\"id\":0")
    let alone = SmallTrace.text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    let paths = try (0..<9).map { index in
      try folder.write(index % 2 == 0 ? bad : alone, to: "\(index).trace")
    }
    let result = try await Tool.coordgraph.run(
      "render", "-o", folder.path("{trace}.dot"), list: paths)
    #expect(result.status == 1)
    expectNoDifference(
      result.errors.split(separator: "\n").filter { !$0.hasPrefix("  ") }
        .map { $0.prefix { $0 != ":" } },
      paths.enumerated().flatMap { index, path in
        Array(repeating: path[...], count: index % 2 == 0 ? 2 : 1)
      })
    #expect(
      result.errors.contains("\(paths[1]): warning: no coordinator was recorded; pass the root"))
  }

  @Test("{trace} with --view sequence shows a session of each trace")
  func sequence() async throws {
    let twice = try folder.write(
      SmallTrace.text + SmallTrace.text.split(separator: "\n").dropFirst().joined(separator: "\n"),
      to: "twice.trace")
    let result = try await render(
      shop, twice, "--view", "sequence", "-o", folder.path("{trace}.txt"))
    #expect(result.status == 0)
    expectNoDifference(
      result.errors,
      "\(twice): note: showing the first of 2 sessions; pass --session to choose another\n")
    expectNoDifference(try text("shop.txt"), try text("twice.txt"))
    #expect(try text("shop.txt").contains("Cart"))
  }

  @Test("{trace} refuses traces that would write to one file")
  func refusals() async throws {
    let other = try Folder()
    let same = try other.write(SmallTrace.text, to: "shop.json")
    for (arguments, sentence) in [
      ([], "{trace} in --output needs trace files, not standard input."),
      ([shop, "-"], "not standard input. Pass files, or use {app}."),
      ([shop, shop], "\(shop) was passed twice."),
      ([shop, cafe, same], "{trace} is 'shop' for both \(shop) and \(same). Rename one"),
    ] {
      let result = try await Tool.coordgraph.run(
        "render", "-o", folder.path("{trace}.svg"), list: arguments, input: SmallTrace.text)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains(sentence), "\(result.errors)")
    }
    let several = try await render(
      shop, cafe, "--view", "map,flow", "-o", folder.path("{trace}.svg"))
    #expect(several.errors.contains("Several views need several files"))
    let reading = try await render(
      shop, cafe, "--view", "sequence", "--format", "reading", "-o", folder.path("{trace}.flow"))
    #expect(
      reading.errors.hasPrefix("Error: A sequence can't be written as reading. Pass --format"))
    #expect(reading.errors.split(separator: "Error:").count == 1)
    #expect(try folder.names == ["café.north.trace", "shop.trace"])
  }

  @Test("{trace} overwrites none of the traces")
  func apart() async throws {
    let json = try folder.write(try await render(shop, "--format", "json").output, to: "a.json")
    let result = try await render(json, cafe, "-o", folder.path("{trace}.json"))
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: '\(json)' is an input and would be overwritten."))
    #expect(try folder.names.contains("café.north.json"))
  }
}
