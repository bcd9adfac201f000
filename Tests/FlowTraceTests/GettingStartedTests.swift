import CustomDump
import FlowTrace
import Foundation
import Testing

/// The code of `FlowTrace.docc`'s article, which shows excerpts of this file.
@Suite("The article on recording and reading traces")
struct GettingStartedTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "getting-started-\(UUID().uuidString).trace")

  @Test("The article's code records a trace to a file, and reads the file in chunks")
  func recordAndRead() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path
    let recorder = try FlowRecorder(app: "Shop", clock: .stepping, sink: .file(path))
    recorder.record(.launch(.init()))
    recorder.record(.screen(.init(id: 1, type: "Shop.ListViewController", title: "Products")))
    recorder.record(
      .transition(.init(from: nil, to: 1, kind: .root, trigger: "launch", by: .app)))

    let bytes = try Data(contentsOf: file)
    let chunks = [bytes.prefix(100), bytes.dropFirst(100)]
    var reader = TraceReader(file: "shop.trace")
    var transitions = 0
    for chunk in chunks {
      try reader.read(chunk) { record in
        if case .transition = record.event { transitions += 1 }
      }
    }
    try reader.finish { _ in }
    #expect(transitions == 1)
    expectNoDifference(reader.diagnostics, [])
  }

  @Test("The article's diagnostic is the one that a reader reports")
  func diagnostic() throws {
    var reader = TraceReader(file: "shop.trace")
    let trace = """
      {"format":"flowtrace","version":"1.2","app":"Shop"}
      {"at":0,"event":"launch"}
      {"at":1,"event":"screen","id":1,"type":"Shop.ListViewController"}
      {"at":3,"event":"enter","screen":2}

      """
    try reader.read(trace.utf8) { _ in }
    try reader.finish { _ in }
    for diagnostic in reader.diagnostics { print(diagnostic) }
    // shop.trace:4:34: error: undeclared screen 2. The line is skipped.
    //   {"at":3,"event":"enter","screen":2}
    //                                    ^
    expectNoDifference(
      reader.diagnostics.map(\.description),
      [
        """
        shop.trace:4:34: error: undeclared screen 2. The line is skipped.
          {"at":3,"event":"enter","screen":2}
                                           ^
        """
      ])
  }

  @Test("The article's code keeps a trace in memory, and writes it to a file")
  func collect() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: "Shop", sink: collector)
    recorder.record(.launch(.init()))
    try Data(collector.trace.bytes).write(to: file)
    let (trace, diagnostics) = try Trace.read(Data(contentsOf: file))
    expectNoDifference(trace, collector.trace)
    expectNoDifference(diagnostics, [])
  }
}
