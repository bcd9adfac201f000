import CustomDump
import Foundation
import Testing

@Suite("What coordgraph render keeps")
struct KeptFilesTests {
  private let folder: Folder
  private let cache: Folder
  private let worker: String

  init() throws {
    folder = try Folder()
    cache = try Folder()
    worker = try folder.write(
      """
      #!/bin/sh
      # Each answer has one report.
      '\(Tool.layout.path)' "$@" | tee '\(folder.path("drawings"))-'$$
      """, to: "worker")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: worker)
    // One line is bad, and one label too long: there is something to say.
    _ = try folder.write(
      SmallTrace.text.replacing("Buy", with: String(repeating: "buy ", count: 1_200))
        + "{\"at\":6,\"event\":\"enter\",\"screen\":99}\n", to: "a.trace")
  }

  private func render(
    _ arguments: [String], to output: String = "{trace}-{view}.{format}"
  ) async throws -> Tool.Result {
    try await Tool.coordgraph.run(
      "render", folder.path("a.trace"), "-o", folder.path(output), list: arguments,
      environment: ["COORDGRAPH_LAYOUT": worker, "XDG_CACHE_HOME": cache.url.path])
  }

  /// How often Graphviz has drawn.
  private var drawings: Int {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path("."))
        .filter { $0.hasPrefix("drawings-") }
        .map { String(decoding: try folder.read($0), as: UTF8.self) }
        .map { $0.ranges(of: #"{"graphviz":"#).count }.reduce(0, +)
    }
  }

  private var entries: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: cache.path("coordgraph"))
        .map { cache.path("coordgraph/\($0)") }
    }
  }

  private func change(_ name: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try folder.read(name), as: UTF8.self)
    #expect(text.contains(old))
    _ = try folder.write(text.replacing(old, with: new), to: name)
  }

  @Test("A cached render repeats its files and messages without Graphviz")
  func warm() async throws {
    let cold = try await render(["--format", "svg,outline", "--view", "map,flow"])
    #expect(cold.status == 1)
    #expect(cold.errors.contains("a.trace:8:"))
    #expect(cold.errors.contains("bytes was cut to 4096"))
    #expect(try drawings == 2)
    let names = ["a-map.svg", "a-flow.svg", "a-map.txt", "a-flow.txt"]
    let files = try names.map(folder.read)
    // Only what holds all files of the call is left, not the pictures one by one.
    for entry in try entries {
      let data = try Data(contentsOf: URL(filePath: entry))
      if data.range(of: Data("7:files 1".utf8)) == nil {
        try FileManager.default.removeItem(atPath: entry)
      }
    }
    #expect(try entries.count == 1)
    for name in names { try FileManager.default.removeItem(atPath: folder.path(name)) }
    let warm = try await render(["--format", "svg,outline", "--view", "map,flow"])
    expectNoDifference(warm.errors, cold.errors)
    #expect(warm.status == 1)
    #expect(try names.map(folder.read) == files)
    #expect(try drawings == 2)
  }

  @Test("A changed option draws again, and has Graphviz draw only if the DOT changes")
  func changes() async throws {
    _ = try folder.write("graph.bgcolor = #ffffff\n", to: "look.theme")
    func svg(_ arguments: String...) async throws -> Data {
      _ = try await render(
        ["--format", "svg", "--theme", folder.path("look.theme")] + arguments)
      return try folder.read("a-map.svg")
    }
    var seen = [try await svg()]
    #expect(try drawings == 1)
    try change("look.theme", "#ffffff", "#fffff0")
    seen.append(try await svg())
    #expect(try drawings == 2)
    try change("a.trace", "CartView", "BaskView")
    seen.append(try await svg())
    #expect(try drawings == 3)
    seen.append(try await svg("--no-legend"))
    #expect(try drawings == 4)
    #expect(Set(seen).count == 4)

    // The drawing is the same, so that its picture is, too.
    try change("a.trace", "\"at\":5", "\"at\":7")
    #expect(try await svg("--no-legend") == seen[3])
    #expect(try drawings == 4)
    #expect(try await svg("--no-legend", "--no-cache") == seen[3])
    #expect(try drawings == 5)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: worker)
    #expect(try await svg("--no-legend") == seen[3])
    #expect(try drawings == 6, "another worker may draw otherwise")
  }

  @Test("A damaged cache entry is ignored", arguments: [0, 30, 300, 3_000])
  func garbled(position: Int) async throws {
    let cold = try await render(["--format", "svg"])
    let picture = try folder.read("a-map.svg")
    for round in 0...1 {
      for entry in try entries {
        var data = try Data(contentsOf: URL(filePath: entry))
        data[position] ^= 0x20
        if round == 1 { data = data.prefix(position) }
        try data.write(to: URL(filePath: entry))
      }
      let again = try await render(["--format", "svg"])
      expectNoDifference(again.errors, cold.errors)
      #expect(try folder.read("a-map.svg") == picture)
      #expect(try drawings == 2 + round)
    }
  }

  @Test("render leaves a current file untouched and replaces one that differs")
  func untouched() async throws {
    let long = Date(timeIntervalSince1970: 1_000_000)
    _ = try await render(["--format", "svg,dot"])
    let files = try ["a-map.svg", "a-map.dot"].map(folder.read)
    func date(_ name: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: folder.path(name))[.modificationDate]
        as? Date
    }
    for name in ["a-map.svg", "a-map.dot"] {
      try FileManager.default.setAttributes(
        [.modificationDate: long], ofItemAtPath: folder.path(name))
    }
    try change("a-map.dot", "Cart", "Curt")
    for option in ["--timeout=59", "--no-cache"] {
      _ = try await render(["--format", "svg,dot", option])
      #expect(try ["a-map.svg", "a-map.dot"].map(folder.read) == files)
      #expect(try date("a-map.svg") == long)
      #expect(try date("a-map.dot") != long)
    }
  }

  @Test("render reads a pipe only once")
  func pipe() async throws {
    let result = try await Tool(path: "/bin/bash").run(
      "-c", "'\(Tool.coordgraph.path)' render --format svg <(cat '\(folder.path("a.trace"))')",
      environment: ["XDG_CACHE_HOME": cache.url.path])
    #expect(result.status == 1)
    #expect(result.output.contains("Cart"))
  }

  @Test("The cache serves many calls at once")
  func concurrency() async throws {
    let one = try await render(["--format", "svg", "--no-cache"], to: "one.svg")
    let picture = try folder.read("one.svg")
    try await withThrowingTaskGroup { group in
      for index in 0..<6 {
        group.addTask {
          let result = try await render(["--format", "svg"], to: "\(index % 2).svg")
          expectNoDifference(result.errors, one.errors)
          #expect(try folder.read("\(index % 2).svg") == picture)
        }
      }
      try await group.waitForAll()
    }
  }
}
