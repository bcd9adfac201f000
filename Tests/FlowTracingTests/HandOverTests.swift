import CustomDump
import FlowPerson
import FlowTrace
import Foundation
import PortableUIKit
import TestSupport
import Testing

@testable import FlowTracing

@MainActor
@Suite("Handing events over before the app's code continues", .interface)
struct HandOverTests {
  /// Keeps what it gets in the pieces in which it gets it, as the names of events.
  private final class Pieces: TraceSink {
    private let pieces = Locked<[String]>([])

    var taken: [String] { pieces.withLock { $0 } }

    func write(_ header: TraceHeader) {}

    func write(_ record: TraceRecord) { write([record]) }

    func write(_ records: [TraceRecord]) {
      let lines = Trace(header: TraceHeader(app: ""), records: records).bytes
        .split(separator: UInt8(ascii: "\n")).dropFirst()
      let names = lines.map { line in
        let fields = String(decoding: line, as: UTF8.self).split(separator: "\"")
        return String(fields[5])
      }
      pieces.withLock { $0.append(names.joined(separator: " ")) }
    }
  }

  @Test("A step is handed over by itself, and the events of a navigation together")
  func pieces() async throws {
    let pieces = Pieces()
    let window = UIWindow()
    let tracer = FlowTracer(
      recorder: FlowRecorder(app: "A", sink: pieces), window: window, dialect: .none)
    let stack = UINavigationController()
    stack.viewControllers = [
      screen("A", button: "Next") { stack.pushViewController(screen("B"), animated: true) }
    ]
    window.rootViewController = stack
    window.makeKeyAndVisible()
    MainLoop.runPending()
    try await FlowPerson(window: window).tap("Next")
    MainLoop.runPending()
    expectNoDifference(
      pieces.taken,
      [
        "launch", "screen enter transition state", "step",
        "screen enter transition state",
      ])
    withExtendedLifetime(tracer) {}
  }

  @Test("An app that is killed in its own code leaves a trace of everything before")
  func killed() async throws {
    let path = NSTemporaryDirectory() + "killed-\(UUID().uuidString).trace"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let window = UIWindow()
    let tracer = FlowTracer(
      recorder: FlowRecorder(app: "A", sink: try .file(path)), window: window, dialect: .none)
    var left: [String] = []
    let stack = UINavigationController()
    stack.viewControllers = [
      screen("A", button: "Crash") {
        left =
          (try? String(contentsOfFile: path, encoding: .utf8)).map { text in
            text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
          } ?? []
      }
    ]
    window.rootViewController = stack
    window.makeKeyAndVisible()
    MainLoop.runPending()
    try await FlowPerson(window: window).tap("Crash")
    let (trace, diagnostics) = try Trace.read(Array(left.joined(separator: "\n").utf8))
    #expect(diagnostics.isEmpty)
    #expect(left.last == "")
    #expect(trace.records.count == 6)
    #expect(trace.records.last?.event == .step(PersonStep(.tap, "Crash")))
    withExtendedLifetime(tracer) {}
  }
}
