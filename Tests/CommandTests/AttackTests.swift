import Foundation
import Testing

/// The smallest inputs that once broke what the command line promises, or got past it.
@Suite("What attacks on coordgraph come to")
struct AttackTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private static let reading = ["check", "render", "baseline", "diff", "embed"]

  /// Runs a command on a trace or a stored graph.
  private func run(_ command: String, _ path: String) async throws -> Tool.Result {
    switch command {
    case "diff": return try await Tool.coordgraph.run("diff", path, path)
    case "embed":
      let name = path.split(separator: "/").last ?? ""
      let page = try folder.write(
        "x\n<!-- coordgraph: trace=\(name) -->\n<!-- /coordgraph -->\n", to: "page.md")
      return try await Tool.coordgraph.run("embed", page)
    default: return try await Tool.coordgraph.run(command, path)
    }
  }

  @Test("A time at the end of its range is read by every command", arguments: reading)
  func largestTime(command: String) async throws {
    let trace = try folder.write(
      """
      {"format": "flowtrace", "version": "1.1", "app": "x"}
      {"at": 18446744073709551615, "event": "coordinator", "id": 1, "type": "App.Root"}
      {"at": 2, "event": "screen", "id": 2, "type": "App.HomeVC"}

      """, to: "at.trace")
    let result = try await run(command, trace)
    #expect(result.status == 0, "\(result)")
  }

  @Test("Counts that add up to more than a number holds stay at the largest")
  func largestCount() async throws {
    let transition =
      #"{"by":"app","from":"A","kind":"push","to":"B","count":4611686018427387904,"trigger":"#
    let graph = try folder.write(
      """
      {"format":"flowgraph","version":"1.0","app":"x","screens":["A","B"],
      "transitions":[\(transition)"t"},\(transition)"u"}]}
      """, to: "count.json")
    let result = try await Tool.coordgraph.run("render", "--weights", graph)
    #expect(result.status == 0)
    #expect(result.output.contains("9223372036854775807 times"))
  }

  /// An app all of whose names have controls, marks of direction, and workflow commands.
  private static let hostileNames: String = {
    let evil =
      #"::error::x\n::error file=x::y ##[add-mask]z ##vso[task.x]\u001b[2J\u009b31m\u202e\u0007"#
    return CheckTests.leak.replacing("\"app\":\"", with: "\"app\":\"\(evil)")
      .replacing("Coordinator", with: "\(evil)Coordinator").replacing(
        "tap \\\"", with: "tap \\\"\(evil)")
  }()

  /// What commands print of hostile names.
  static let printing: [[String]] = [
    ["check", "--exits"], ["check", "--format", "github"], ["check", "--format", "json"],
    ["check", "--format", "markdown"], ["render", "--format", "outline"],
    ["render", "--format", "mermaid"], ["render", "--format", "json"], ["render"],
    ["render", "--format", "reading"],
    ["render", "--view", "sequence", "--format", "outline"], ["baseline", "--triggers"],
    ["diff"], ["diff", "--format", "markdown"], ["diff", "--format", "json"],
    ["path", "--cover", "transitions"], ["path", "--cover", "screens", "--format", "swift"],
    ["path", "--cover", "screens", "--format", "json"], ["path", "--to", "nothing"],
    ["check", "--rules"], ["check", "--known"],
    ["check", "--baseline"], ["render", "--focus", "none\u{1B}[2J\n::error::x"], ["doctor"],
  ]

  @Test(
    "No command sends a terminal what acts on it, nor a runner what it obeys",
    arguments: printing)
  func terminal(arguments: [String]) async throws {
    let trace = try folder.write(Self.hostileNames, to: "evil.trace")
    let damaged = trace + "2"
    _ = try folder.write(
      Self.hostileNames + #"{"at":1,"event":"a\n::error::x\u001b[2J\u202e"}"# + "\n",
      to: "evil.trace2")
    let file = try folder.write(
      "x\u{1B}[2J\u{202E}\r::error::x ##[add-mask]z\n::error::y\u{9B}\n", to: "list")
    let other = arguments == ["diff"] || arguments.first == "diff"
    let inputs =
      ["--rules", "--known", "--baseline"].contains(arguments.last) ? [file, trace] : [damaged]
    let small = other ? [try folder.write(SmallTrace.text, to: "b.trace")] : []
    let result = try await Tool.coordgraph.run(list: arguments + inputs + small)
    let format = arguments.firstIndex(of: "--format").map { arguments[$0 + 1] } ?? ""
    for text in [result.output, result.errors] {
      #expect(
        !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }, "\(text)")
      // In JSON, DOT and Mermaid, programs read these as they are.
      let isForPrograms =
        ["json", "mermaid", "reading"].contains(format) || arguments == ["render"]
        || arguments == ["diff", "--format", "markdown"]
      if !isForPrograms {
        #expect(!text.unicodeScalars.contains { (0x7F..<0xA0).contains($0.value) }, "\(text)")
        #expect(!text.unicodeScalars.contains("\u{202E}"), "\(text)")
        #expect(!text.contains("##[") && !text.contains("##vso["), "\(text)")
      }
      let lines = text.split(separator: "\n")
      for line in lines where line.drop(while: \.isWhitespace).hasPrefix("::") {
        #expect(format == "github" && line.hasPrefix("::error title="), "\(line)")
      }
    }
  }

  /// Runs a command whose output is a terminal.
  private func runOnTerminal(_ arguments: [String]) async throws -> Tool.Result {
    let script = """
      import pty, sys
      status = pty.spawn(sys.argv[1:])
      sys.exit(status >> 8)
      """
    return try await Tool(path: "/usr/bin/env").run(
      "python3", "-c", script, Tool.coordgraph.path, list: arguments)
  }

  @Test(
    "On a terminal, what programs read is shown like the rest",
    arguments: [
      "render --format dot", "render --format json", "render --format mermaid",
      "render --format outline", "columns", "export --format otlp",
    ])
  func formatsOnTerminal(command: String) async throws {
    let trace = try folder.write(Self.hostileNames, to: "evil.trace")
    let result = try await runOnTerminal(command.split(separator: " ").map(String.init) + [trace])
    #expect(result.status == 0, "\(result)")
    #expect(
      !result.output.unicodeScalars.contains { scalar in
        !["\r", "\n", "\t"].contains(scalar)
          && (scalar.properties.generalCategory == .control || scalar == "\u{202E}")
      }, "\(result.output)")
    let isEscaped = command.hasSuffix("json") || command.hasSuffix("mermaid")
    #expect(result.output.contains("\\u{202E}") || isEscaped)
  }

  @Test("A format that is not text is not written to a terminal")
  func binaryOnTerminal() async throws {
    let trace = try folder.write(SmallTrace.text, to: "a.trace")
    let result = try await runOnTerminal(["export", "--format", "perfetto", trace])
    #expect(result.status == 2)
    #expect(result.output.contains("Can't write perfetto to a terminal."), "\(result.output)")
  }

  @Test("A theme's value that would leave its quotes is refused by render and embed")
  func theme() async throws {
    let trace = try folder.write(SmallTrace.text, to: "a.trace")
    let theme = try folder.write(
      #"graph.fontname = x"/><script xlink:href="http://evil.example/x.js"/><text y=""# + "\n",
      to: "evil.theme")
    let page = try folder.write(
      """
      <!-- coordgraph: trace=a.trace theme=evil.theme format=svg -->
      <!-- /coordgraph -->

      """, to: "page.md")
    for list in [
      ["render", trace, "--theme", theme, "-o", folder.path("o.svg")], ["embed", page],
    ] {
      let result = try await Tool.coordgraph.run(list: list)
      #expect(result.status == 2)
      #expect(result.errors.contains("must be the name of a font"), "\(result.errors)")
    }
    #expect(try folder.names == ["a.trace", "evil.theme", "page.md"])
  }

  @Test("A trigger with a fence in it closes none, in the Markdown of check and diff")
  func fence() async throws {
    let old = try folder.write(CheckTests.leak, to: "old.trace")
    let new = try folder.write(
      CheckTests.leak.replacing("tap \\\"", with: #"tap \"x\n\n~~~\n```\n</details>\n"#),
      to: "new.trace")
    for list in [
      ["check", "--format", "markdown", new], ["diff", "--format", "markdown", old, new],
    ] {
      let text = try await Tool.coordgraph.run(list: list).output
      let fences = text.split(separator: "\n").filter { $0.hasPrefix("```") || $0.hasPrefix("~~~") }
      #expect(list[0] == "diff" ? fences == ["```mermaid", "```"] : fences.isEmpty, "\(text)")
      #expect(text.components(separatedBy: "\n</details>").count == (list[0] == "diff" ? 2 : 1))
    }
  }

  #if os(Linux)
    @Test(
      "Every command's output to a full disk fails",
      arguments: [
        "check a.trace", "render a.trace", "baseline a.trace", "diff a.trace a.trace",
        "path --cover screens a.trace", "doctor a.trace", "embed --check page.md",
        "embed other.md", "--help", "--version", "render --help", "migrate old.theme",
        "--generate-completion-script bash", "render a.trace --format dot -o /dev/full",
      ])
    func fullDisk(command: String) async throws {
      _ = try folder.write(SmallTrace.text, to: "a.trace")
      let mark = "<!-- coordgraph: trace=a.trace -->\n<!-- /coordgraph -->\n"
      for page in ["page.md", "other.md"] { _ = try folder.write(mark, to: page) }
      _ = try folder.write("node.anchor.color = #ffffff\n", to: "old.theme")
      let shell = Tool(path: "/bin/sh")
      let result = try await shell.run(
        "-c", "cd \"$0\" && \"$1\" \(command) > /dev/full", folder.url.path, Tool.coordgraph.path)
      #expect(result.status == 2, "\(result)")
      #expect(result.errors.contains("No space left on device"), "\(result.errors)")
    }

    @Test("A closed pipe ends every command quietly", arguments: ["check", "render", "--help"])
    func closedPipe(command: String) async throws {
      let trace = try folder.write(SmallTrace.text, to: "a.trace")
      let result = try await Tool(path: "/bin/bash").run(
        "-c", #""$0" "$@" | true; echo "${PIPESTATUS[0]}""#, Tool.coordgraph.path, command,
        list: command == "--help" ? [] : [trace])
      #expect(result.errors.isEmpty, "\(result.errors)")
      #expect(["0\n", "141\n"].contains(result.output), "\(result.output)")
    }
  #endif

  @Test("A link planted where a temporary file might be is not followed")
  func plantedLink() async throws {
    let trace = try folder.write(SmallTrace.text, to: "a.trace")
    let victim = try folder.write("mine", to: "victim")
    let script = #"""
      "$0" render "$1" --format dot -o "$2/o.dot" & pid=$!
      ln -s "$2/victim" "$2/o.dot.$pid.part"; wait $pid
      """#
    _ = try await Tool(path: "/bin/sh").run(
      "-c", script, Tool.coordgraph.path, trace, folder.url.path)
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine")
  }

  @Test("A stored graph without names comes back as it was, and two screens stay two")
  func unnamed() async throws {
    let path = try folder.write(
      """
      {"format":"flowgraph","version":"1.0","app":"x","screens":["","Unnamed","B"],
      "coordinators":["C"],"transitions":[
      {"by":"C","from":"","kind":"push","to":"B","trigger":"t"},
      {"by":"","from":"B","kind":"push","to":"Unnamed","trigger":"t"}]}
      """, to: "a.json")
    let once = try await Tool.coordgraph.run("render", path, "--format", "json")
    let stored = try folder.write(once.output, to: "b.json")
    let twice = try await Tool.coordgraph.run("render", stored, "--format", "json")
    #expect(once.status == 0 && once.output == twice.output)
    #expect(
      once.output.contains("\"Unnamed 2\",\n    \"Unnamed\"") || once.output.contains("Unnamed 2"))
    let outline = try await Tool.coordgraph.run("render", path, "--format", "outline")
    #expect(
      outline.output.split(separator: "\n").count { $0.hasPrefix("Screen ") } == 3, "\(outline)")
  }

  @Test(
    "A line without an end, and a device, are refused before they fill the memory",
    arguments: [("yes x | tr -d '\\n'", "-"), ("true", "/dev/zero"), ("true", "/dev/urandom")])
  func endless(producer: String, input: String) async throws {
    let result = try await Tool(path: "/bin/sh").run(
      "-c", "\(producer) | (ulimit -v 4000000; \"$0\" check \(input))", Tool.coordgraph.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("not a trace"), "\(result.errors)")
  }
}
