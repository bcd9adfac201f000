import CustomDump
import Foundation
import Testing

/// The steps of action.yml, with stand-ins for GitHub.
@Suite("The GitHub action")
struct ActionTests {
  /// A step that runs in a shell.
  private struct Step: Decodable {
    var name: String
    var run: String
    var env: [String: String]
  }

  private let folder: Folder

  init() throws {
    folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "bin"), withIntermediateDirectories: true)
    // Keeps each call, answers with the comments there are, and takes the body of a new one.
    let gh = try folder.write(
      """
      #!/bin/sh
      echo "$*" >>calls.txt
      case "$*" in
      *--paginate*) cat comments.txt 2>/dev/null || true ;;
      *) cp "${6#body=@}" comment.md ;;
      esac
      """, to: "bin/gh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: gh)
  }

  /// The steps, with inputs in place of GitHub's expressions.
  private func steps(_ inputs: [String: String]) async throws -> [Step] {
    let script = """
      import json, re, sys, yaml
      action, inputs = yaml.safe_load(sys.stdin), json.loads(sys.argv[1])
      assert action["runs"]["using"] == "composite"
      unknown = set(inputs) - set(action["inputs"])
      assert not unknown, unknown
      values = {"inputs." + name: str(inputs.get(name, each.get("default", "")))
                for name, each in action["inputs"].items()}
      values |= {"github.repository": "o/shop", "github.event.number": "7"}
      def filled(text):
        return re.sub(r"\\$\\{\\{ (.*?) \\}\\}", lambda found: values[found[1]], text)
      def runs(step):
        named = re.match(r"inputs\\.(\\S+) != ''", step.get("if", ""))
        return not named or values["inputs." + named[1]] != ""
      print(json.dumps([
        {"name": step["name"], "run": step["run"],
         "env": {name: filled(value) for name, value in step.get("env", {}).items()}}
        for step in action["runs"]["steps"] if runs(step)]))
      """
    let given = String(decoding: try JSONEncoder().encode(inputs), as: UTF8.self)
    let result = try await Tool(path: try Repository.python()).run(
      "-c", script, given, input: try Repository.text("action.yml"))
    expectNoDifference(result.errors, "")
    return try JSONDecoder().decode([Step].self, from: Data(result.output.utf8))
  }

  /// Runs the steps one after another until one fails, and returns what they print.
  private func run(_ inputs: [String: String]) async throws -> Tool.Result {
    var whole = Tool.Result(status: 0, output: "", errors: "")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for step in try await steps(inputs) where whole.status == 0 {
      let environment = [
        "PATH": "\(folder.path("bin")):\(Tool.products.path):\(path)", "FOLDER": folder.url.path,
        "GITHUB_STEP_SUMMARY": folder.path("summary.md"),
      ]
      let result = try await Tool(path: "/bin/sh").run(
        "-ec", "cd \"$FOLDER\"\n\(step.run)", environment: environment.merging(step.env) { $1 })
      whole.status = result.status
      whole.output += result.output
      whole.errors += result.errors
    }
    return whole
  }

  private func writeFlows() async throws {
    _ = try folder.write(
      try await SampleRun(name: "Shop", flow: "digital").trace(), to: "main.trace")
    _ = try folder.write(try await SampleRun(name: "Shop").trace(), to: "app.trace")
  }

  @Test("The GitHub action draws diagrams and comments what changed")
  func comments() async throws {
    try await writeFlows()
    _ = try folder.write("complete; 15 states\n", to: "coverage.txt")
    let result = try await run([
      "traces": "*.trace", "base": "main.trace", "coverage": "coverage.txt",
      "fail-on-findings": "false",
    ])
    expectNoDifference(result.status, 0)
    #expect(try folder.read("flow/flow.json").count > 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("flow")).count == 3)
    let comment = String(decoding: try folder.read("comment.md"), as: UTF8.self)
    #expect(comment.hasPrefix("<!-- coordgraph flow -->\n**Shop"))
    #expect(comment.contains("- Screen DeliveryAddress is new; PurchaseCoordinator shows it.\n"))
    let summary = String(decoding: try folder.read("summary.md"), as: UTF8.self)
    #expect(summary.contains("complete; 15 states"))
    let calls = String(decoding: try folder.read("calls.txt"), as: UTF8.self)
    #expect(calls.contains("api --method POST repos/o/shop/issues/7/comments -F body=@"))
  }

  @Test("The GitHub action updates the comment that it wrote before")
  func updates() async throws {
    try await writeFlows()
    _ = try folder.write("42\n43\n", to: "comments.txt")
    let result = try await run(["traces": "app.trace", "base": "main.trace"])
    expectNoDifference(result.status, 0)
    let calls = String(decoding: try folder.read("calls.txt"), as: UTF8.self)
    #expect(calls.contains("api --method PATCH repos/o/shop/issues/comments/42 -F body=@"))
    #expect(!calls.contains("POST"))
  }

  @Test("The GitHub action annotates findings, and fails for them unless asked not to")
  func findings() async throws {
    _ = try folder.write(try await SampleRun(name: "RayPets").trace(), to: "app.trace")
    let failed = try await run(["traces": "app.trace"])
    expectNoDifference(failed.status, 1)
    #expect(failed.output.contains("::error"))
    let passed = try await run(["traces": "app.trace", "fail-on-findings": "false"])
    expectNoDifference(passed.status, 0)
    expectNoDifference(passed.output, failed.output)
  }

  @Test("The GitHub action goes on where the main branch has stored no flow yet")
  func first() async throws {
    try await writeFlows()
    let result = try await run(["traces": "app.trace", "base": "none.json"])
    expectNoDifference(result.status, 0)
    #expect(result.output.contains("::notice::Nothing to compare with: there is no none.json."))
  }
}
