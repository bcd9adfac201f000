import CustomDump
import Foundation
import Testing

/// The workflow of docs/diff.md, with stand-ins for GitHub and for what would be installed.
@Suite("The workflow that comments on a pull request")
struct WorkflowTests {
  /// The shell lines of the steps, the commenting one last.
  private func steps() async throws -> [String] {
    let python = try Repository.python()
    let page = try Repository.text("docs/diff.md")
    let yaml = try #require(page.firstMatch(of: /```yaml\n((?s:.*?))```/)).1
    let script = """
      import json, sys, yaml
      flow = yaml.safe_load(sys.stdin)
      job = flow["jobs"]["flow"]
      # YAML reads the word on as true.
      assert set(flow) == {"name", True, "permissions", "jobs"}, set(flow)
      assert set(flow[True]) == {"push", "pull_request"}
      assert set(job) == {"runs-on", "container", "steps"}
      for step in job["steps"]:
        assert ("run" in step) != ("uses" in step), step
      print(json.dumps([step["run"] for step in job["steps"] if "run" in step]))
      """
    let result = try await Tool(path: python).run("-c", script, input: String(yaml))
    expectNoDifference(result.errors, "")
    return try JSONDecoder().decode([String].self, from: Data(result.output.utf8))
  }

  /// Runs all steps in a folder; `gh` answers as it does when main has stored such a flow.
  private func run(in folder: Folder, main: String?) async throws -> Tool.Result {
    func tool(_ name: String, _ script: String) throws {
      let path = try folder.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    for name in ["bin", ".build"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: ".build/debug"), withDestinationURL: Tool.products)
    for name in ["apt-get", "swift"] { try tool(name, "true") }
    if let main { _ = try folder.write(main, to: "stored.json") }
    try tool(
      "gh",
      """
      case "$1 $2" in
      "run list") [ ! -e stored.json ] || echo 42 ;;
      "run download") test "$3" = 42 && mkdir main && cp stored.json main/flow.json ;;
      "pr comment")
        case "$*" in *--edit-last*) exit 1 ;; esac
        test "$3" = 7 && cp flow.md comment.md ;;
      esac
      """)
    let script = try await steps().joined(separator: "\n")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await Tool(path: "/bin/sh").run(
      "-ec", "cd \"$FOLDER\"\n\(script)",
      environment: [
        "PATH": "\(folder.path("bin")):\(path)", "FOLDER": folder.url.path,
        "GITHUB_BASE_REF": "main", "PR": "7",
      ])
  }

  @Test("The workflow comments what changed since the main branch")
  func comments() async throws {
    let main = try await Tool.coordgraph.run(
      "render", "--format", "json",
      input: try await SampleRun(name: "Shop", flow: "digital").trace())
    let folder = try Folder()
    let result = try await run(in: folder, main: main.output)
    expectNoDifference(
      result.errors, "note: Verdicts are not compared, because a stored graph has none.\n")
    #expect(result.status == 0)
    let comment = String(decoding: try folder.read("comment.md"), as: UTF8.self)
    #expect(comment.hasPrefix("**Shop (digital) → Shop (physical)**: 2 screens new;"))
    #expect(comment.contains("- Screen DeliveryAddress is new; PurchaseCoordinator shows it.\n"))
  }

  @Test("The workflow prints a message if the main branch has stored no flow")
  func first() async throws {
    let folder = try Folder()
    let result = try await run(in: folder, main: nil)
    expectNoDifference(
      result.output, "Nothing to compare with: no run of main has stored its flow yet.\n")
    #expect(result.status == 0)
    #expect(try !folder.names.contains("comment.md"))
  }
}
