import FlowTrace
import Foundation
import Testing

@Suite("Places of traces")
struct TracePlacesTests {
  @Test("A trace can be written to the app's documents folder")
  func documents() throws {
    let name = "\(UUID().uuidString).trace"
    let recorder = try FlowRecorder(app: "MyApp", sink: .documents(name))
    recorder.record(.launch(.init()))

    let folder = try #require(
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    let file = folder.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Trace.read(Data(contentsOf: file)).trace.records.count == 1)
  }

  @Test("A trace can be attached to a test")
  func attachment() throws {
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: "MyApp", sink: collector)
    recorder.record(.launch(.init()))
    Attachment.record(collector.trace.bytes, named: "my-app.trace")
    #expect(try Trace.read(collector.trace.bytes).trace == collector.trace)
  }

  @Test("A trace is written to the file that an environment variable names, if it is set")
  func environment() throws {
    let path = NSTemporaryDirectory() + "\(UUID().uuidString).trace"
    setenv("FLOW_TRACE_OF_THIS_TEST", path, 1)
    defer {
      unsetenv("FLOW_TRACE_OF_THIS_TEST")
      try? FileManager.default.removeItem(atPath: path)
    }
    let recorder = try FlowRecorder.environment(app: "A", variable: "FLOW_TRACE_OF_THIS_TEST")
    recorder?.record(.launch(.init()))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(try Trace.read(bytes).trace.records.count == 1)
    #expect(try FlowRecorder.environment(app: "A", variable: "FLOW_TRACE_NOT_SET") == nil)
  }
}
