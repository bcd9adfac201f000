import FlowDiagram
import Foundation
import Testing

@testable import GraphvizExport

@Suite("Workers that draw one picture after another", .timeLimit(.minutes(5)))
struct ReadyWorkersTests {
  /// Runs a shell script in place of the worker, which can use `WORKER`, the worker, and `PIPE`, a named
  /// pipe.
  private func withScript(
    _ commands: String, _ body: (_ script: String, _ pipe: String) async throws -> Void
  ) async throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let worker = try GraphvizRenderer().worker
    let script = try TemporaryScript("WORKER='\(worker)'\nPIPE='\(pipe)'\n" + commands)
    defer { script.remove() }
    try await body(script.path, pipe)
  }

  /// Returns what is written to a pipe, once no process can write more.
  ///
  /// It is read on a thread of its own, as its writer is started by one of those that run tests.
  private func contents(of pipe: String) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let file = FileHandle(forReadingAtPath: pipe)
        let data = (try? file?.readToEnd()) ?? Data()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }

  private func draw(
    _ renderer: GraphvizRenderer, _ label: String = "Second", as format: GraphvizFormat = .svg
  ) async throws -> GraphvizRendering {
    let diagram = Diagram.make(label: label)
    return try await renderer.render(diagram, dot: diagram.plainDOT, as: format)
  }

  @Test("One worker draws what new ones would", arguments: GraphvizFormat.allCases)
  func same(format: GraphvizFormat) async throws {
    // The second start fails.
    try await withScript("mkdir $PIPE.started || exit 1; exec $WORKER \"$@\"") { script, pipe in
      defer { rmdir(pipe + ".started") }
      let renderer = try GraphvizRenderer(worker: script)
      await renderer.prepare(for: format)
      for label in ["Second", "設定", "Second", "<b>"] {
        let drawing = try await draw(renderer, label, as: format)
        #expect(drawing.rung == .ranked)
        let usual = try await draw(GraphvizRenderer(), label, as: format)
        // A PDF has the time in it.
        #expect(format == .pdf || drawing == usual)
      }
    }
  }

  @Test("A worker started for one format is not used for another")
  func otherFormat() async throws {
    try await withScript("case \"$*\" in *png*) exit 1 ;; esac; exec $WORKER \"$@\"") { script, _ in
      let renderer = try GraphvizRenderer(worker: script)
      await renderer.prepare(for: .png)
      #expect(try await draw(renderer, as: .svg).warnings == [])
    }
  }

  @Test("A worker that was killed is reported and replaced")
  func killed() async throws {
    try await withScript("echo $$ >\"$PIPE.pid\"; exec $WORKER \"$@\"") { script, pipe in
      defer { unlink(pipe + ".pid") }
      let renderer = try GraphvizRenderer(worker: script)
      let first = try await draw(renderer)
      let pid = try String(contentsOfFile: pipe + ".pid", encoding: .utf8)
      #expect(kill(try #require(pid_t(pid.dropLast())), SIGKILL) == 0)
      let second = try await draw(renderer)
      #expect(second.failures.map(\.rung) == [.ranked])
      #expect(second.failures.map(\.reason) == [.died("signal 9")])
      #expect(try await draw(renderer) == first)
    }
  }

  @Test("A worker ends with its renderer", arguments: [false, true])
  func renderersEnd(hasDrawn: Bool) async throws {
    try await withScript("$WORKER \"$@\"; echo $? >\"$PIPE\"") { script, pipe in
      let renderer = try GraphvizRenderer(worker: script)
      await renderer.prepare(for: .svg)
      if hasDrawn { _ = try await draw(renderer) }
      _ = consume renderer
      #expect(await contents(of: pipe) == "0\n")
    }
  }

  @Test("A worker makes room for one of another format, where no more can draw at once")
  func mostWorkers() async throws {
    let commands = "$WORKER \"$@\"; case $2 in -Tsvg) echo $? >\"$PIPE\" ;; esac"
    try await withScript(commands) { script, pipe in
      let workers = ReadyWorkers(script, most: 1)
      try await workers.start(["-Tsvg"])
      try await workers.start(["-Txdot"])
      let limits = LayoutProcess.Limits(deadline: .seconds(60), memory: 2048)
      let outcome = try await workers.layOut("digraph {}", ["-Txdot"], ["-Kdot"], limits)
      guard case .answered = outcome else { return #expect(Bool(false), "\(outcome)") }
      #expect(await contents(of: pipe) == "0\n")
    }
  }

  #if os(Linux)
    @Test("A drawing ends with its worker")
    func childEnds() async throws {
      // The worker and its child inherit the pipe.
      let commands = "echo $$ >\"$PIPE.pid\"; exec $WORKER \"$@\" 9>\"$PIPE\""
      try await withScript(commands) { script, pipe in
        defer { unlink(pipe + ".pid") }
        let workers = ReadyWorkers(script)
        let task = Task {
          let limits = LayoutProcess.Limits(deadline: .seconds(3_600), memory: 2048)
          return try await workers.layOut(
            LayoutServerTests.large, ["-Tsvg"], ["-Kdot"], limits)
        }
        async let end = contents(of: pipe)
        var children = ""
        while children.isEmpty {
          try await Task.sleep(for: .milliseconds(5))
          guard let pid = try? String(contentsOfFile: pipe + ".pid", encoding: .utf8) else {
            continue
          }
          let process = "/proc/\(pid.dropLast())/task/\(pid.dropLast())/children"
          children = (try? String(contentsOfFile: process, encoding: .utf8)) ?? ""
        }
        task.cancel()
        #expect(await end == "")
      }
    }
  #endif
}
