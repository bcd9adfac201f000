import CustomDump
import Foundation
import Subprocess
import Testing

@testable import GraphvizExport

/// The worker itself, as a program that draws one graph after another.
struct LayoutServerTests {
  /// A graph to draw, and the options for it.
  private struct Request {
    var options = "-Kdot"
    var dot: String
  }

  /// An answer to a request, as it was sent.
  private struct Answer: Equatable {
    var status: Int
    var output: String
    var messages: String
  }

  private let small = Request(dot: "digraph { a -> b [label=Next]; subgraph cluster_c { a } }")

  /// A graph that takes long, and needs much memory.
  static let large =
    "digraph {" + (0..<4_000).map { "n\($0) -> {n\($0 * 7 % 4_000) n\($0 * 31 % 3_999)};" }.joined()
    + "}"
  /// A graph that needs much stack.
  private static let deep = "digraph {" + (0..<4_000).map { "n\($0) -> n\($0 + 1);" }.joined() + "}"

  private func run(_ arguments: [String] = [], input: String) async throws
    -> LayoutWorkerTests.Answer
  {
    try await LayoutWorkerTests().run(["--wait"] + arguments, dot: input)
  }

  /// Sends all requests to one process.
  private func answers(
    _ requests: [Request], _ arguments: String...
  ) async throws -> [Answer] {
    let input = requests.map { "\($0.options) --bytes=\($0.dot.utf8.count)\n\($0.dot)" }
    let end = try await run(arguments, input: input.joined())
    #expect(end.messages == "")
    #expect(end.status == .exited(0))
    var rest = end.output.utf8[...]
    func take(_ count: Int) throws -> String {
      defer { rest = rest.dropFirst(count) }
      return try #require(String(rest.prefix(count)))
    }
    var answers: [Answer] = []
    while let end = rest.firstIndex(of: 10) {
      let numbers = try #require(String(rest[..<end])).split(separator: " ").compactMap { Int($0) }
      try #require(numbers.count == 3)
      rest = rest[end...].dropFirst()
      answers.append(
        Answer(status: numbers[0], output: try take(numbers[1]), messages: try take(numbers[2])))
    }
    return answers
  }

  @Test(
    "Drawings by one process equal those by processes of their own", arguments: ["svg", "xdot"])
  func same(format: String) async throws {
    // Graphviz crashes, loses an edge, and draws. (Others of the corpus it draws differently each time.)
    let names = [
      "newrank_ranksame_segv", "newrank_constraintfalse_triang", "xlabel_empty_lines_assert",
    ]
    var requests = try names.map {
      Request(options: "-Kdot -Gnewrank=true", dot: try CrashCorpusTests.dot($0 + ".dot"))
    }
    requests += [small, Request(options: "-Kosage -Gpack=50", dot: small.dot)]
    requests.append(Request(dot: FontIndependenceTests.dot))
    let answers = try await answers(requests + requests.reversed(), "-T\(format)")
    try #require(answers.count == 2 * requests.count)
    expectNoDifference(answers, answers.reversed())
    for (request, answer) in zip(requests, answers) {
      let options = request.options.split(separator: " ").map(String.init)
      let own = try await LayoutWorkerTests().run(["-T\(format)"] + options, dot: request.dot)
      #expect(answer.output == own.output)
      #expect(answer.messages == own.messages)
      #expect(
        own.status
          == (answer.status < 0 ? .signaled(CInt(-answer.status)) : .exited(CInt(answer.status))))
    }
  }

  @Test(
    "A drawing that fails does not change the next", .timeLimit(.minutes(10)),
    arguments: [
      ("--deadline=0.5", large, -Int(SIGPROF)), ("--memory=280", large, 75),
      ("--memory=200", large, 75), ("--stack=0.25", deep, 76),
    ])
  func failure(options: String, dot: String, status: Int) async throws {
    let failing = Request(options: "-Kdot \(options)", dot: dot)
    let answers = try await answers([small, failing, small])
    #expect(answers.map(\.status) == [0, status, 0])
    #expect(answers.first == answers.last)
  }

  @Test("The deadline of a drawing does not include the drawings before", .timeLimit(.minutes(10)))
  func deadlines() async throws {
    let requests = (0..<20).map { _ in
      Request(options: "-Kdot --deadline=1", dot: FontIndependenceTests.dot)
    }
    #expect(try await answers(requests).map(\.status) == requests.map { _ in 0 })
  }

  @Test(
    "Without a graph the process ends without an answer", arguments: ["", "-Kdot --bytes=9\ndi"])
  func noGraph(input: String) async throws {
    let answer = try await run(input: input)
    #expect(answer.output == "")
    #expect(answer.messages == "")
    #expect(answer.status == .exited(0))
  }

  @Test("Wrong options of a graph print the usage", arguments: ["--bogus --bytes=0", "-Kdot"])
  func usage(options: String) async throws {
    let answer = try await run(input: options + "\n")
    #expect(answer.messages.contains("--bytes=NUMBER"))
    #expect(answer.status == .exited(64))
  }
}
