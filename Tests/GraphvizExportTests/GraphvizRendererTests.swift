import CustomDump
import FlowDiagram
import Foundation
import GraphvizExport
import Testing

struct GraphvizRendererTests {
  @Test(
    "Every format is written",
    arguments: [
      (GraphvizFormat.svg, "<?xml"), (.png, "\u{FFFD}PNG"), (.pdf, "%PDF"), (.xdot, "digraph"),
    ])
  func formats(format: GraphvizFormat, start: String) async throws {
    let diagram = Diagram.make()
    let drawing = try await GraphvizRenderer(timeout: .seconds(600)).render(
      diagram, dot: diagram.plainDOT, as: format)
    #expect(String(decoding: drawing.bytes, as: UTF8.self).hasPrefix(start))
    #expect(drawing.rung == .ranked)
    #expect(drawing.warnings == [])
    #expect(drawing.graphvizVersion.first?.isNumber == true)
  }

  @Test("Every rung draws the whole diagram", arguments: GraphvizRung.ladder)
  func rungs(rung: GraphvizRung) async throws {
    let diagram = Diagram.make()
    let drawing = try await GraphvizRenderer(timeout: .seconds(600))
      .render(diagram, dot: diagram.plainDOT, as: .svg, on: [rung])
    let svg = try ParsedSVG(drawing.bytes)
    #expect(svg.nodes == ["first", "second"])
    #expect(svg.edges == ["push"])
    #expect(svg.clusters == ["app", "child"])
    #expect(svg.texts.isSuperset(of: ["First", "Second", "App", "Child", "tap \"Next\""]))
    #expect(drawing.rung == rung)
  }

  @Test("Any label is shown unchanged, in valid XML", arguments: hostileLabels)
  func hostile(label: String) async throws {
    let diagram = Diagram.make(label: label, rowLabel: label, clusterLabel: label)
    let drawing = try await GraphvizRenderer(timeout: .seconds(600)).render(
      diagram, dot: diagram.plainDOT, as: .svg)
    let svg = try ParsedSVG(drawing.bytes)
    #expect(svg.nodes == ["first", "second"])
    for line in diagram.allLines
    where !line.allSatisfy(\.isWhitespace) {
      #expect(svg.texts.contains(line.xmlSpaced), "\(svg.texts)")
    }
  }

  @Test("Bitmaps are scaled, and other formats are not")
  func scale() async throws {
    let diagram = Diagram.make()
    let renderer = try GraphvizRenderer(timeout: .seconds(600))
    func draw(_ format: GraphvizFormat, _ scale: Double) async throws -> [UInt8] {
      try await renderer.render(diagram, dot: diagram.plainDOT, as: format, scale: scale).bytes
    }
    let once = try await PNGSize(draw(.png, 1))
    let twice = try await PNGSize(draw(.png, 2))
    #expect(abs(twice.width - 2 * once.width) <= 2)
    #expect(abs(twice.height - 2 * once.height) <= 2)
    #expect(try await draw(.svg, 1) == draw(.svg, 2))
  }

  @Test(
    "A bitmap that would be cropped, or take too much memory, is refused", arguments: [100, 1_000])
  func tooLarge(scale: Double) async throws {
    let diagram = Diagram.make()
    let error = await #expect(throws: GraphvizError.self) {
      try await GraphvizRenderer(timeout: .seconds(600)).render(
        diagram, dot: diagram.plainDOT, as: .png, scale: scale)
    }
    guard case .tooLarge(let width, let height) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(height > width)
  }

  @Test("A diagram with too many parts is refused at once, with their number and a remedy")
  func tooManyParts() async throws {
    let diagram = Diagram.largeApp(screens: GraphvizRenderer.largestDiagram + 1)
    let error = await #expect(throws: GraphvizError.self) {
      try await GraphvizRenderer().render(diagram, dot: "", as: .svg)
    }
    #expect("\(error!)".contains("at most 50000 can be laid out. Draw a part of the app"))
  }

  @Test("DOT that Graphviz misreads is not drawn")
  func misread() async throws {
    let dot = Diagram.make().plainDOT
    await #expect(throws: GraphvizError.self) {
      try await GraphvizRenderer(timeout: .seconds(600)).render(
        .make(label: "Other"), dot: dot, as: .svg)
    }
  }

  @Test("Many diagrams are drawn at once")
  func concurrency() async throws {
    try await GraphvizRenderer(timeout: .seconds(600))
      .expectDrawings(of: (0..<12).map { "Number \($0)" })
  }

  @Test("A missing worker is reported with its path")
  func noWorker() {
    let error = #expect(throws: GraphvizError.self) {
      try GraphvizRenderer(worker: "/nonexistent/coordgraph-layout")
    }
    #expect("\(error!)".contains("/nonexistent/coordgraph-layout"))
  }

  @Test("A worker that is another program is reported", arguments: ["/usr/bin/true", "/bin/cat"])
  func otherWorker(program: String) async throws {
    let diagram = Diagram.make()
    await #expect(throws: GraphvizError.self) {
      try await GraphvizRenderer(worker: program)
        .render(diagram, dot: diagram.plainDOT, as: .svg)
    }
  }

  /// Returns the error of a drawing by a worker that is a shell script.
  private func failure(
    of worker: String, timeout: Duration = .seconds(60), memory: Int = 2048
  ) async throws -> GraphvizError? {
    let script = try TemporaryScript(worker)
    defer { script.remove() }
    let diagram = Diagram.make()
    return await #expect(throws: GraphvizError.self) {
      try await GraphvizRenderer(worker: script.path, timeout: timeout, memory: memory)
        .render(diagram, dot: diagram.plainDOT, as: .svg)
    }
  }

  @Test("A worker that takes too long is killed and reported")
  func deadline() async throws {
    let error = try await failure(of: "exec sleep 60", timeout: .seconds(1))
    guard case .notDrawn(let failures) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(failures.map(\.rung) == GraphvizRung.ladder)
  }

  @Test("Messages of Graphviz before a deadline are kept")
  func lateMessages() async throws {
    let error = try await failure(of: "echo Thinking >&2; kill -PROF $$; exec sleep 60")
    #expect("\(error!)".contains("took longer than 15 s (Graphviz: Thinking)"), "\(error!)")
  }

  @Test("A lack of memory or stack is reported", arguments: [(75, "memory"), (76, "stack")])
  func limits(status: Int, name: String) async throws {
    let error = try await failure(of: "exit \(status)", timeout: .seconds(600), memory: 700)
    let amount = name == "memory" ? 700 : 256
    #expect("\(error!)".contains("“packed” needed more than \(amount) MB of \(name)"), "\(error!)")
  }

  @Test("A size that no drawing has is no answer of a worker", arguments: ["1e300", "-1e300"])
  func impossibleSize(width: String) async throws {
    let names = #"{"nodes":[],"edges":[],"clusters":[],"labels":[]}"#
    let report =
      #"{"graphviz":"","failure":"size","drawn":\#(names),"missing":\#(names),"#
      + #""width":\#(width),"height":1,"fontless":"","count":0}"#
    let error = try await failure(
      of: #"printf '0 \#(report.utf8.count + 1) 0\n%s\n' '\#(report)'"#)
    guard case .notDrawn = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
  }

  @Test("The next rung is tried when the picture lacks text of the layout")
  func lostWords() async throws {
    // Only the first of the texts is changed, which is in the first drawing.
    let change = """
      python3 -c '
      import os
      count = 1
      while chunk := os.read(0, 1 << 20):
          changed = chunk.replace(b"serifSecond", b"serifSecomd", count)
          count = count if changed == chunk else 0
          os.write(1, changed)
      '
      """
    let forgetful = try TemporaryScript("\(GraphvizRenderer().worker) \"$@\" | \(change)")
    defer { forgetful.remove() }
    let diagram = Diagram.make()
    let drawing = try await GraphvizRenderer(worker: forgetful.path, timeout: .seconds(600))
      .render(diagram, dot: diagram.plainDOT, as: .svg)
    #expect(drawing.rung == .straightEdges)
    expectNoDifference(
      drawing.warnings, ["“ranked” lost the label of node \"second\"."])
  }

  @Test("The next rung is tried after a crash, which is reported")
  func nextRung() async throws {
    let fragile = try TemporaryScript(TemporaryScript.worker("echo Ouch >&2; kill -9 $$"))
    defer { fragile.remove() }
    let diagram = Diagram.make()
    let drawing = try await GraphvizRenderer(worker: fragile.path, timeout: .seconds(600))
      .render(diagram, dot: diagram.plainDOT, as: .svg)
    #expect(drawing.rung == .straightEdges)
    #expect(drawing.warnings.first?.contains("Ouch") == true, "\(drawing.warnings)")
  }

  @Test("A cancelled drawing ends at once")
  func cancellation() async throws {
    // The worker opens the pipe once it runs, for which the opening below waits.
    let pipe = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let sleeper = try TemporaryScript("echo > '\(pipe)'; exec sleep 60")
    defer { sleeper.remove() }
    let renderer = try GraphvizRenderer(worker: sleeper.path)
    let task = Task {
      try await renderer.render(.make(), dot: Diagram.make().plainDOT, as: .svg)
    }
    let isClosed = await Task.detached { close(open(pipe, O_RDONLY)) == 0 }.value
    #expect(isClosed)
    task.cancel()
    await #expect(throws: GraphvizError.cancelled) { try await task.value }
  }

  @Test("A missing plugin is reported with the command that installs it")
  func missingPlugin() async throws {
    let worker = try GraphvizRenderer(timeout: .seconds(600)).worker
    let script = try TemporaryScript("GVBINDIR=/nonexistent exec \(worker) \"$@\"")
    defer { script.remove() }
    let diagram = Diagram.make()
    let error = await #expect(throws: GraphvizError.self) {
      try await GraphvizRenderer(worker: script.path)
        .render(diagram, dot: diagram.plainDOT, as: .png)
    }
    guard case .layoutUnavailable = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect("\(error!)".contains("dot -c"))
    #expect(!"\(error!)".contains("\n"))
  }

  @Test(
    "A missing PNG plugin is reported, and other formats are drawn",
    .enabled(if: pluginFolder != nil))
  func missingPNG() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = try TemporaryScript(
      """
      export GVBINDIR=\(folder.path)
      if [ ! -d "$GVBINDIR" ]; then
        mkdir "$GVBINDIR"
        cp \(Self.pluginFolder!)/libgvplugin_*.so* "$GVBINDIR"
        rm "$GVBINDIR"/libgvplugin_pango*
        dot -c
      fi
      exec \(GraphvizRenderer(timeout: .seconds(600)).worker) "$@"
      """)
    defer { script.remove() }
    let diagram = Diagram.make()
    let renderer = try GraphvizRenderer(worker: script.path)
    _ = try await renderer.render(diagram, dot: diagram.plainDOT, as: .svg)
    let error = await #expect(throws: GraphvizError.self) {
      try await renderer.render(diagram, dot: diagram.plainDOT, as: .png)
    }
    guard case .formatUnavailable(.png, _) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect("\(error!)".contains("dot -c"))
  }

  /// Where Debian keeps the plugins.
  static let pluginFolder = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/graphviz" }
    .first { FileManager.default.fileExists(atPath: $0) }

  @Test("Text without a graph is refused", arguments: ["", "graph"])
  func unreadable(dot: String) async throws {
    let error = await #expect(throws: GraphvizError.self) {
      try await GraphvizRenderer(timeout: .seconds(600)).render(dot: dot, as: .svg)
    }
    guard case .unreadable = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
  }
}
