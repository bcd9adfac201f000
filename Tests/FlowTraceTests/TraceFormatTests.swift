import CustomDump
import Foundation
import Testing

@testable import FlowTrace

@Suite("docs/trace-format.md")
struct TraceFormatTests {
  private let page: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..")
    page = try String(
      contentsOf: root.appendingPathComponent("docs/trace-format.md"), encoding: .utf8)
  }

  @Test("docs/trace-format.md names every event, field and value of the format")
  func complete() {
    let names =
      TraceEventName.allCases.map(\.rawValue) + TraceField.allCases.map(\.name)
      + PersonStep.Action.allCases.map(\.rawValue) + TransitionKind.allCases.map(\.rawValue)
    let missing = names.filter { !page.contains("`\($0)`") }
    expectNoDifference(missing, [])
    for value in ["system", "app", "unknown"] {
      #expect(page.contains("| `\"\(value)\"` |"))
    }
  }

  @Test("docs/trace-format.md has a section for every event, with the event's fields in a table")
  func tables() throws {
    let fields = try Regex(
      #"(?m)^\| `(\w+)` \|(?: (?:both|`\w+`) \|)? (?:serial|whole number|name|text|string|state|flag|see below)(?: \||,| of a)"#
    )
    var described: [String: Set<String>] = [:]
    for section in page.components(separatedBy: "\n### ").dropFirst() {
      let body = section.components(separatedBy: "\n## ")[0]
      let heading = body.prefix { $0 != "\n" }
      let names = body.matches(of: fields).compactMap { $0[1].substring.map(String.init) }
      for event in heading.matches(of: /`(\w+)`/) { described[String(event.1)] = Set(names) }
    }
    var actual: [String: Set<String>] = [:]
    for line in try #require(traces.last).split(separator: "\n").dropFirst() {
      let keys = Set(line.matches(of: /"(\w+)":/).map { String($0.1) })
      let event = try #require(line.firstMatch(of: /"event":"(\w+)"/))
      actual[String(event.1), default: []].formUnion(keys.subtracting(["at", "event"]))
    }
    actual["launch"] = ["label", "unreadProperties", "build"]
    // The two that share a table, and what is left out in the example.
    actual["coordinator"]?.formUnion(["title", "standIn"])
    actual["screen"]?.formUnion(["parent", "standIn"])
    actual["covered"]?.formUnion(["tabRoot", "tabIndex", "row", "calls"])
    actual["transition"]?.formUnion(["inferred", "row", "calls"])
    expectNoDifference(described, actual)
  }

  @Test("The traces in docs/trace-format.md are read without problems and written back unchanged")
  func examples() throws {
    expectNoDifference(traces.count, 2)
    for example in traces {
      let (trace, diagnostics) = try Trace.read(example.utf8)
      expectNoDifference(diagnostics, [])
      expectNoDifference(trace.header.version, .current)
      expectNoDifference(String(decoding: trace.bytes, as: UTF8.self), example)
    }
    let every = try Trace.read(try #require(traces.last).utf8).trace
    let events = Set(
      String(decoding: every.bytes, as: UTF8.self).matches(of: /"event":"(\w+)"/).map {
        String($0.1)
      })
    expectNoDifference(events, Set(TraceEventName.allCases.map(\.rawValue)))
  }

  @Test("docs/trace-format.md gives the version, and shows the diagnostic of a bad line")
  func errors() throws {
    #expect(page.contains("\nVersion \(TraceHeader.Version.current). "))
    #expect(page.contains("1 to \(ObjectID.greatestSerial) |"))
    let trace = """
      {"format":"flowtrace","version":"1.2","app":"Shop"}
      {"at":0,"event":"screen","id":1,"type":"Shop.CartViewController"}
      {"at":1,"event":"transition","from":null,"to":1,"kind":"slide","trigger":"launch","by":"app"}

      """
    let diagnostics = try Trace.read(trace.utf8, file: "app.trace").diagnostics
    let shown = try #require(page.firstMatch(of: /```text\n((?s:.*?))\n```/)).1
    expectNoDifference(diagnostics.map(\.description), [String(shown)])
  }

  private var traces: [String] {
    page.matches(of: /```jsonl\n((?s:.*?))```/).map { String($0.1) }
  }
}
