import CustomDump
import FlowGraph
import FlowReading
import FlowTrace
import Foundation
import Testing

/// Files that earlier versions wrote, which are never recorded again.
@Suite("A file of an earlier format version")
struct EarlierVersionTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    return Array(try Data(contentsOf: folder.appending(component: name)))
  }

  @Test(
    "A trace of an earlier version and its stored reading have the graph that is kept beside them",
    arguments: ["HowToCode-1.0.trace", "HowToCode-1.1.trace", "HowToCode-reading-1.0.flow"])
  func graph(name: String) throws {
    let (reading, diagnostics) = try FlowReading.read(try Self.bytes(name), file: name)
    expectNoDifference(diagnostics, [])
    let stored = try Self.bytes("HowToCode-graph-1.0.json")
    expectNoDifference(reading.graph, try FlowGraph(json: stored))
    expectNoDifference(reading.graph.json, String(decoding: stored, as: UTF8.self))
  }

  @Test(
    "The version of an earlier trace is kept",
    arguments: [("HowToCode-1.0.trace", 0), ("HowToCode-1.1.trace", 1), ("Covered-1.1.trace", 1)])
  func version(name: String, minor: Int) throws {
    let (trace, diagnostics) = try Trace.read(try Self.bytes(name), file: name)
    expectNoDifference(diagnostics, [])
    expectNoDifference(trace.header.version, .init(major: 1, minor: minor))
  }

  @Test("The events that version 1.1 added are read")
  func covered() throws {
    let (trace, _) = try Trace.read(try Self.bytes("Covered-1.1.trace"))
    #expect(trace.records.count == 11)
    #expect(trace.records.contains { if case .covered = $0.event { true } else { false } })
    #expect(trace.records.contains { if case .finishedAgain = $0.event { true } else { false } })
  }
}
