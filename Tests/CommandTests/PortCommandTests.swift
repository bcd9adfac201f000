import Foundation
import TestSupport
import Testing

@Suite("coordgraph port and map")
struct PortCommandTests {
  @Test(
    "Without coordgraph-source, port and map print how to build it", arguments: ["port", "map"])
  func missingTool(command: String) async throws {
    let output = command == "map" ? ["-o", "a.svg"] : []
    let result = try await Tool.coordgraph.run(
      command, "App", list: output, environment: ["COORDGRAPH_SOURCE": "/nonexistent"])
    #expect(result.status == 2)
    #expect(
      result.errors.contains("COORDGRAPH_SOURCE doesn't name an executable. Build it in a checkout")
    )
    #expect(result.errors.contains("swift build -c release --package-path SourceTools"))
  }

  @Test("port hands its options on, and its exit status is that of coordgraph-source")
  func handsOn() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "port-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = folder.appending(path: "coordgraph-source")
    try Data("#!/bin/sh\necho \"$@\"\nexit 1\n".utf8).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    let result = try await Tool.coordgraph.run(
      "port", "My App", "--target", "App", "-o", "Out",
      environment: ["COORDGRAPH_SOURCE": tool.path])
    #expect(result.status == 1)
    #expect(result.output == "port --output Out --target App -- My App\n")
  }

  @Test(
    "map takes its options and those of render before and behind the path",
    arguments: [
      ["App", "-o", "a.dot", "--view", "flow"], ["-o", "a.dot", "--view", "flow", "App"],
      ["--legend", "App", "-o", "a.svg"],
    ])
  func mapOptions(arguments: [String]) async throws {
    let result = try await Tool.coordgraph.run(
      "map", list: arguments, environment: ["COORDGRAPH_SOURCE": "/bin/echo"])
    #expect(result.output.hasPrefix("build --output "))
    #expect(result.output.hasSuffix(" -- App\n"))
  }

  @Test(
    "map of an app that shows no screen prints how it was launched and what to do, without usage")
  func noScreens() async throws {
    let header = #"{"format":"flowtrace","version":"1.2","app":"Shop"}"#
    let result = try await withPort("echo '\(header)' > \"$1\"") { port in
      try await Tool.coordgraph.run(
        "map", "Shop", "-o", port.path + "/shop.svg", "--port-folder", port.path,
        environment: ["COORDGRAPH_SOURCE": "/usr/bin/true"])
    }
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        "Error: Shop showed no screen. It was launched by AppDelegate. Set root in"))
    #expect(!result.errors.contains("Usage:"))
  }

  @Test(
    "map refuses what can't be drawn before it builds anything",
    arguments: [["-o", "map.jpg"], ["-o", "map.svg", "--theme", "/nonexistent.theme"]])
  func refusedEarly(arguments: [String]) async throws {
    let result = try await Tool.coordgraph.run(
      "map", "App", list: arguments, environment: ["COORDGRAPH_SOURCE": "/bin/echo"])
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
  }

  /// A folder with a port of an app, which `explored` stands for: a shell script that is passed the trace.
  private func withPort<Result>(
    _ explored: String, _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    let port = folder.appending(path: "Shop-port")
    try FileManager.default.createDirectory(
      at: port.appending(path: ".build/debug"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"app":"Shop","product":"ShopTraces","launch":"AppDelegate"}"#.utf8)
      .write(to: port.appending(path: ".coordgraph-port.json"))
    let program = port.appending(path: ".build/debug/ShopTraces")
    try Data("#!/bin/sh\n\(explored)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return try await body(port)
  }

  private static let trace = """
    echo explored
    echo printed > "${1%.trace}.log"
    cat > "$1" <<'END'
    {"format":"flowtrace","version":"1.2","app":"Shop"}
    {"at":0,"event":"screen","id":1,"type":"Shop.CartViewController"}
    {"at":1,"event":"transition","to":1,"kind":"root","trigger":"launch","by":"app"}
    END
    """

  @Test("map without an output file prints the drawing, and all else on standard error")
  func mapOutput() async throws {
    let result = try await withPort(Self.trace) { port in
      try await Tool.coordgraph.run(
        "map", "Shop", "--format", "outline", "--port-folder", port.path,
        environment: ["COORDGRAPH_SOURCE": "/usr/bin/true"])
    }
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("Shop: coordinators and screens\n"))
    #expect(result.errors.hasPrefix("explored\n"))
    #expect(result.errors.contains("ShopTraces.trace"))
    #expect(result.errors.contains("What the app printed: "))
    #expect(result.errors.contains("ShopTraces.log"))
  }

  @Test("An app that stops at its launch is explored again without samples from the network")
  func offline() async throws {
    let crash = "[ -n \"$COORDGRAPH_OFFLINE\" ] || exit 1\n\(Self.trace)"
    let result = try await withPort(crash) { port in
      try await Tool.coordgraph.run(
        "map", "Shop", "--format", "outline", "--port-folder", port.path,
        environment: ["COORDGRAPH_SOURCE": "/usr/bin/true"])
    }
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("as without a connection.\n"))
    #expect(result.errors.contains("explored\n"))
  }

  @Test("An app that stops at its launch with samples and without is an error with what to do")
  func stopsAtLaunch() async throws {
    let result = try await withPort("exit 1") { port in
      try await Tool.coordgraph.run(
        "map", "Shop", "-o", port.path + "/shop.svg", "--port-folder", port.path,
        environment: ["COORDGRAPH_SOURCE": "/usr/bin/true"])
    }
    #expect(result.status == 2)
    #expect(result.errors.contains("Shop stops when it is launched, before any screen"))
  }

  @Test("map --trace writes the trace of the exploration to a file")
  func mapTrace() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).trace")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try await withPort(Self.trace) { port in
      try await Tool.coordgraph.run(
        "map", "Shop", "--format", "outline", "--port-folder", port.path, "--trace", file.path,
        environment: ["COORDGRAPH_SOURCE": "/usr/bin/true"])
    }
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("path, diff and embed: \(file.path)"))
    let drawn = try await Tool.coordgraph.run("render", "--format", "outline", file.path)
    #expect(drawn.output == result.output)
  }

  @Test("map draws before it finds that the copy of the trace can't be written")
  func mapTraceFails() async throws {
    let result = try await withPort(Self.trace) { port in
      try await Tool.coordgraph.run(
        "map", "Shop", "--format", "outline", "--port-folder", port.path,
        "--trace", "/nonexistent/a.trace", environment: ["COORDGRAPH_SOURCE": "/usr/bin/true"])
    }
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("Shop: coordinators and screens\n"))
    #expect(result.errors.contains("Can't write '/nonexistent/a.trace'"), "\(result.errors)")
  }

  @Test("map --trace copies a trace of more than 64 MiB", .slow)
  func mapLargeTrace() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).trace")
    defer { try? FileManager.default.removeItem(at: file) }
    let launches = #"""
      label=$(head -c 1000000 /dev/zero | tr '\0' x)
      for i in $(seq 70); do
        echo "{\"at\":2,\"event\":\"launch\",\"label\":\"$label\"}" >> "$1"
      done
      """#
    let result = try await withPort("\(Self.trace)\n\(launches)") { port in
      try await Tool.coordgraph.run(
        "map", "Shop", "--format", "outline", "--port-folder", port.path, "--trace", file.path,
        environment: ["COORDGRAPH_SOURCE": "/usr/bin/true"])
    }
    #expect(result.status == 0, "\(result.errors)")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(try #require(attributes[.size] as? Int) > 70_000_000)
  }

  @Test(
    "map --require-complete draws and exits with 1 where there are reasons to doubt",
    arguments: [("", Int32(0)), ("always disabled", 1)])
  func requireComplete(doubts: String, status: Int32) async throws {
    let writing = "printf '\(doubts)' > \"${1%.trace}.doubts\""
    let result = try await withPort("\(Self.trace)\n\(writing)") { port in
      try await Tool.coordgraph.run(
        "map", "Shop", "--format", "outline", "--port-folder", port.path, "--require-complete",
        environment: ["COORDGRAPH_SOURCE": "/usr/bin/true"])
    }
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.hasPrefix("Shop: coordinators and screens\n"))
  }
}
