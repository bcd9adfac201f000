import CustomDump
import FlowTrace
import Foundation
import Testing

@Suite("A recorder")
struct FlowRecorderTests {
  @Test("stamps events with its clock and hands them on in order")
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

  @Test("writes each line to its file at once")
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

  @Test("says why a file cannot be written")
  func unwritable() {
    let error = #expect(throws: TraceFileError.self) { try TraceFile(path: "/no/such/a.trace") }
    expectNoDifference(
      error?.description, "/no/such/a.trace cannot be written: No such file or directory.")
  }

  @Test("stops at the first failure to write, and tells it")
  func failure() throws {
    let file = TraceFile(descriptor: -1, name: "closed")
    let recorder = FlowRecorder(app: "A", sink: file)
    recorder.record(.launch(.init()))
    expectNoDifference(
      file.failure?.description, "closed cannot be written: Bad file descriptor.")
  }

  @Test("may be used from many threads")
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
