import FlowDiagram
import Foundation
import Testing

@testable import GraphvizExport

@Suite("Workers started in advance")
struct ReadyWorkersTests {
  /// Runs a shell script in place of the worker; `WORKER` is the worker.
  private func withScript(
    _ commands: String, _ body: (TemporaryScript) async throws -> Void
  ) async throws {
    let worker = try GraphvizRenderer().worker
    let script = try TemporaryScript("WORKER='\(worker)'\n" + commands)
    defer { script.remove() }
    try await body(script)
  }

  private func draw(
    _ renderer: GraphvizRenderer, as format: GraphvizFormat = .svg
  ) async throws -> GraphvizRendering {
    let diagram = Diagram.make()
    return try await renderer.render(diagram, dot: diagram.plainDOT, as: format)
  }

  @Test("A worker started in advance draws what another would", arguments: GraphvizFormat.allCases)
  func same(format: GraphvizFormat) async throws {
    // Without --wait it fails.
    try await withScript("case \"$*\" in *--wait*) exec $WORKER \"$@\" ;; esac; exit 1") { script in
      let renderer = try GraphvizRenderer(worker: script.path)
      await renderer.prepare(for: format)
      let drawing = try await draw(renderer, as: format)
      #expect(drawing.rung == .ranked)
      let usual = try await draw(GraphvizRenderer(), as: format)
      // A PDF has the time in it.
      #expect(format == .pdf || drawing == usual)
    }
  }

  @Test("A worker started for one format is not used for another")
  func otherFormat() async throws {
    try await withScript("case \"$*\" in *--wait*) exit 1 ;; esac; exec $WORKER \"$@\"") { script in
      let renderer = try GraphvizRenderer(worker: script.path)
      await renderer.prepare(for: .png)
      #expect(try await draw(renderer, as: .svg).warnings == [])
    }
  }

  @Test("Where a worker started in advance crashes, the next rung is tried")
  func crash() async throws {
    try await withScript("case \"$*\" in *--wait*) kill -9 $$ ;; esac; exec $WORKER \"$@\"") {
      script in
      let renderer = try GraphvizRenderer(worker: script.path)
      await renderer.prepare(for: .svg)
      let drawing = try await draw(renderer)
      #expect(drawing.failures.map(\.rung) == [.ranked])
    }
  }

  @Test("A worker that is not needed ends with its renderer", .timeLimit(.minutes(1)))
  func unneeded() async throws {
    // The worker's script opens the pipe when the worker has ended, for which the opening below waits.
    let pipe = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    try await withScript("$WORKER \"$@\"; echo > '\(pipe)'") { script in
      await (try GraphvizRenderer(worker: script.path)).prepare(for: .svg)
      // On a thread of its own, as the script is started by one of those that run tests.
      await withCheckedContinuation { opened in
        Thread.detachNewThread {
          close(open(pipe, O_RDONLY))
          opened.resume()
        }
      }
    }
  }
}
