import CustomDump
import FlowTrace
import Foundation
import Testing

@Suite("Recorders")
struct FlowRecorderTests {
  @Test("A recorder writes events in order, with the times of its clock")
  func order() {
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: "A", clock: .stepping, sink: collector)
    recorder.record(.launch(.init()))
    recorder.record(.step(PersonStep(.back)))
    expectNoDifference(
      collector.trace,
      Trace(
        header: TraceHeader(app: "A"),
        records: [
          TraceRecord(at: 0, event: .launch(.init())),
          TraceRecord(at: 1, event: .step(PersonStep(.back))),
        ]))
  }

  @Test("A recorder writes each event to its file before it returns")
  func file() throws {
    let path = NSTemporaryDirectory() + "recorder-\(UUID().uuidString).trace"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recorder = FlowRecorder(app: "A", clock: .stepping, sink: try .file(path))
    for count in 1...3 {
      recorder.record(.launch(.init()))
      let (trace, _) = try Trace.read(Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(trace.records.count == count)
    }
  }

  @Test("The error of a file that cannot be opened gives the reason")
  func unwritable() {
    let error = #expect(throws: TraceFileError.self) { try TraceFile(path: "/no/such/a.trace") }
    expectNoDifference(
      error?.description, "Can't write '/no/such/a.trace': No such file or directory.")
  }

  @Test("A trace file stops at the first failure to write, and keeps it")
  func failure() throws {
    let file = TraceFile(descriptor: -1, name: "closed")
    let recorder = FlowRecorder(app: "A", sink: file)
    recorder.record(.launch(.init()))
    expectNoDifference(
      file.failure?.description, "Can't write 'closed': Bad file descriptor.")
  }

  @Test("A recorder may be used from many threads")
  func threads() async throws {
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: "A", clock: .stepping, sink: collector)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { recorder.record(.launch(.init())) } }
      }
    }
    #expect(collector.trace.records.map(\.at) == Array(0..<800))
  }
}
