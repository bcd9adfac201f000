import Foundation
import Subprocess
import Testing

@testable import GraphvizExport

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The worker itself, as a program.
struct LayoutWorkerTests {
  struct Answer {
    var output: String
    var line: Substring
    var drawing: Substring
    var messages: String
    var status: TerminationStatus
  }

  func run(
    _ arguments: String..., dot: String, environment: [Environment.Key: String?] = [:]
  ) async throws -> Answer {
    try await run(arguments, dot: dot, environment: environment)
  }

  func run(
    _ arguments: [String], dot: String, environment: [Environment.Key: String?] = [:]
  ) async throws -> Answer {
    let file = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).dot")
    try Data(dot.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let input = try FileDescriptor.open(FilePath(file.path), .readOnly)
    let quiet: [Environment.Key: String?] = ["SWIFT_BACKTRACE": "enable=no"]
    let result = try await Subprocess.run(
      .path(FilePath(GraphvizRenderer(timeout: .seconds(600)).worker)),
      arguments: Arguments(arguments),
      environment: .inherit.updating(environment.merging(quiet) { mine, _ in mine }),
      input: .fileDescriptor(input, closeAfterSpawningProcess: true),
      output: .string(limit: .max), error: .string(limit: .max))
    let parts = result.standardOutput.split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return Answer(
      output: result.standardOutput, line: parts[0], drawing: parts.count > 1 ? parts[1] : "",
      messages: result.standardError, status: result.terminationStatus)
  }

  @Test("The worker writes a line about the drawing, then the drawing")
  func answer() async throws {
    let answer = try await run("-Tsvg", dot: "digraph { a -> b [id=e]; subgraph cluster_c { a } }")
    #expect(answer.line.contains(#""nodes":["a","b"],"edges":["e"],"clusters":["cluster_c"]"#))
    #expect(answer.line.contains("\"count\":\(answer.drawing.utf8.count)}"))
    #expect(answer.drawing.hasPrefix("<?xml"))
    #expect(answer.messages == "")
    #expect(answer.status == .exited(0))
  }

  @Test("Empty clusters are drawn", arguments: ["dot", "fdp", "osage"])
  func emptyCluster(engine: String) async throws {
    let dot = "digraph { a; subgraph cluster_o { subgraph cluster_i { label=Inside } } }"
    let answer = try await run("-K\(engine)", dot: dot)
    #expect(answer.drawing.contains("Inside"), "\(answer.line)")
    #expect(answer.drawing.components(separatedBy: "class=\"node\"").count == 2)
  }

  @Test("The order of clusters does not depend on memory addresses")
  func order() async throws {
    let answer = try await run(
      "-Tdot", dot: "digraph { comment=cluster_b; subgraph cluster_a {x} subgraph cluster_b {y} }")
    let (a, b) = (
      answer.drawing.range(of: "subgraph cluster_a"), answer.drawing.range(of: "subgraph cluster_b")
    )
    #expect(try #require(a).lowerBound < #require(b).lowerBound)
  }

  @Test("Parts that the layout loses are named")
  func lost() async throws {
    let dot = try CrashCorpusTests.dot("newrank_constraintfalse_triang.dot")
    let answer = try await run("-Gnewrank=true", "--deadline=600", dot: dot)
    #expect(answer.line.contains(#""missing":{"nodes":[],"edges":["n0 -> n2"]"#))
    #expect(answer.messages.contains("lost n0 n2 edge"))
    #expect(answer.drawing == "")
  }

  @Test("Clusters that the engine does not draw are named")
  func noClusters() async throws {
    let answer = try await run("-Ksfdp", dot: "digraph { subgraph cluster_c { a -> b } }")
    #expect(answer.line.contains(#""clusters":["cluster_c"],"labels":[]},"width""#))
  }

  @Test("DOT that cgraph can't read is reported", arguments: ["", "digraph {", "digraph { a }\0{"])
  func unreadable(dot: String) async throws {
    let answer = try await run(dot: dot)
    #expect(answer.line.contains(#""failure":"unreadable""#))
    #expect(answer.status == .exited(0))
  }

  @Test("Wrong arguments print the usage", arguments: ["-x", "--deadline=0", "-Gnovalue"])
  func usage(argument: String) async throws {
    let answer = try await run(argument, dot: "digraph {}")
    #expect(answer.messages.contains("--deadline=SECONDS"))
    #expect(answer.status == .exited(64))
  }

  @Test("The worker ends itself at its deadline", .timeLimit(.minutes(10)))
  func deadline() async throws {
    let nodes = (0..<4_000).map { "n\($0) -> n\($0 * 7 % 4_000); n\($0) -> n\($0 * 31 % 3_999);" }
    let answer = try await run("--deadline=0.5", dot: "digraph {\(nodes.joined())}")
    #expect(answer.status == .signaled(SIGPROF))
  }

  @Test("The worker does not exceed its limit of memory")
  func memory() async throws {
    let answer = try await run("--memory=200", dot: "digraph {}")
    #expect(answer.status == .exited(75))
    #expect(answer.messages.contains("not enough memory"))
  }

  @Test("The exit status shows that memory ran out")
  func memoryOnTheWay() async throws {
    let nodes = (0..<4_000).map { "n\($0) -> n\($0 * 7 % 4_000) [label=\"\($0)\"];" }
    let answer = try await run("--memory=285", "-Kdot", dot: "digraph {\(nodes.joined())}")
    #expect(answer.status == .exited(75), "\(answer.messages.prefix(500))")
  }

  @Test("The exit status shows that the stack ran out")
  func stackRanOut() async throws {
    let nodes = (0..<4_000).map { "n\($0) -> n\($0 + 1);" }
    let answer = try await run("-Kdot", "--stack=0.25", dot: "digraph {\(nodes.joined())}")
    #expect(answer.status == .exited(76), "\(answer.messages.prefix(500))")
  }

  @Test("The stack is large enough for a chain of 4,000 screens")
  func stack() async throws {
    let nodes = (0..<4_000).map { "n\($0) -> n\($0 + 1);" }
    let answer = try await run(
      "-Gnewrank=true", "--deadline=600", dot: "digraph {\(nodes.joined())}")
    #expect(answer.drawing.hasPrefix("<?xml"), "\(answer.messages.prefix(500))")
  }

  @Test("A missing plugin is reported")
  func plugins() async throws {
    let answer = try await run(dot: "digraph {}", environment: ["GVBINDIR": "/nonexistent"])
    #expect(answer.line.contains(#""failure":"engine""#))
    #expect(answer.messages.contains("not recognized"))
  }
}
