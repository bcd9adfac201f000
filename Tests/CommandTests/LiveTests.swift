import CustomDump
import Foundation
import TestSupport
import Testing

@Suite("coordgraph live", .serialized)
struct LiveTests {
  @Test(
    "A live page follows a trace in a browser, without a message or a request to anything else")
  func functions() async throws {
    let script = Repository.file("Tests/Tools/use_live.py").path
    let result = try await Tool(path: try Tool.path(of: "python3")).run(
      script, Tool.coordgraph.path, Repository.file("docs/traces/MerchTabs.trace").path,
      limit: .seconds(600))
    #expect(result.status == 0, "\(result.errors)")
    expectNoDifference(
      result.output.split(separator: "\n").map(String.init),
      ["begin", "marks", "verdicts", "kept", "names", "anew", "rate", "guard", "listen"]
        .map { "ok \($0)" })
  }

  @Test(
    "Three viewers get all of a thousand events a second for a minute, and one that was cut off does",
    .slow)
  func minute() async throws {
    let script = Repository.file("Tests/Tools/use_live.py").path
    let result = try await Tool(path: try Tool.path(of: "python3")).run(
      script, Tool.coordgraph.path, Repository.file("docs/traces/MerchTabs.trace").path,
      "only=rate", "seconds=60", limit: .seconds(600))
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasSuffix(" events in 60 s\nok rate\n"), "\(result.output)")
  }

  @Test(
    "Options of live that contradict one another are refused with what to do",
    arguments: [
      (["a.trace", "--listen", "0"], "Pass a trace or --listen, not both."),
      (["--listen", "phone:5858"], "such as 192.168.1.20:5858, not 'phone:5858'"),
      (["a.trace", "--token", "0123456789abcdef"], "--token needs --listen."),
      (["--listen", "0", "--token", "short"], "--token must have 16 to 200 letters"),
      (["a.trace", "-o", "-"], "--output must be a file"),
      (["a.trace", "-o", "a.trace"], "a.trace' is an input and would be overwritten."),
      (["later.trace", "-o", "later.trace"], "later.trace' is an input and would be overwritten."),
      (["a.trace", "--depth", "2"], "--depth needs --focus."),
    ])
  func options(arguments: [String], message: String) async throws {
    let folder = try Folder(trace: "a.trace")
    let result = try await Tool.coordgraph.run(
      list: ["live"] + arguments.map { $0.hasSuffix(".trace") ? folder.path($0) : $0 },
      limit: .seconds(60))
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("A folder is refused, rather than waited for")
  func folder() async throws {
    let folder = try Folder()
    let result = try await Tool.coordgraph.run("live", folder.url.path, limit: .seconds(60))
    #expect(result.status == 2)
    expectNoDifference(result.errors, "Error: Can't read '\(folder.url.path)': Is a directory.\n")
  }
}
