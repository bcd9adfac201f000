import CustomDump
import FlowGenerators
import FlowTrace
import TestSupport
import Testing

@Suite("A bad trace")
struct BadTraceTests {
  private static let header = #"{"format":"flowtrace","version":"1.0","app":"A"}"#
  private static let screen = #"{"at":1,"event":"screen","id":1,"type":"A.Home"}"#

  private func read(_ lines: String...) throws -> (trace: Trace, diagnostics: [Diagnostic]) {
    try Trace.read(Array(lines.joined(separator: "\n").utf8), file: "a.trace")
  }

  @Test(
    "is read but for its bad line, which is named with its place",
    arguments: [
      (#"{"at":2,"event":"enter","screen":1"#, 35, #"expected "}" here"#),
      (#"{"at":2,"event":"enter","screen":7}"#, 34, "no line before this one introduces screen 7"),
      (
        #"{"at":2,"event":"enter","screen":0}"#, 34,
        #""screen" must be a serial number, 1 to 16777216"#
      ),
      (#"{"at":2,"event":"enter"}"#, 1, #""screen" is missing"#),
      (#"{"at":-2,"event":"enter","screen":1}"#, 7, #""at" must be a whole number, 0 or more"#),
      (
        #"{"at":2,"event":"jump","screen":1}"#, 18,
        #""event" must be one of "launch", "coordinator", "screen", "link", "unlink", "presents", "enter", "leave", "step", "transition", "state", "freed", "covered", "finishedAgain", not "jump""#
      ),
      (#"{"at":2,"event":"screen","id":1,"type":"A"}"#, 31, "object 1 was introduced before"),
      (
        #"{"at":2,"event":"state","state":"ff"}"#, 34,
        #""state" must be sixteen hexadecimal digits, not "ff""#
      ),
      (
        #"{"at":2,"event":"state","state":"+123456789abcdef"}"#, 34,
        #""state" must be sixteen hexadecimal digits, not "+123456789abcdef""#
      ),
      (#"{"at":2,"event":"freed","id":9}"#, 30, "no line before this one introduces object 9"),
      (
        #"{"at":2,"event":"transition","from":null,"to":1,"kind":"puhs","trigger":"","by":"app"}"#,
        57,
        #""kind" must be one of "root", "present", "dismiss", "tab", "push", "pop", "embed", not "puhs""#
      ),
      (
        #"{"at":2,"event":"transition","from":null,"to":1,"kind":"push","trigger":"","by":"me"}"#,
        82,
        #""by" must be a coordinator's serial number, "system", "app" or "unknown""#
      ),
      (#"nonsense"#, 1, #"expected "{" here"#),
      (
        "{\"at\":2,\"event\":\"la\u{1}unch\"}", 20,
        "a control character in a string must be escaped"
      ),
      (#"{"at":2,"event":"\x"}"#, 19, "no such escape in JSON"),
      (#"{"at":2,"event":"launch"} {}"#, 27, "expected nothing more here"),
    ])
  func badLine(line: String, column: Int, reason: String) throws {
    let after = #"{"at":3,"event":"enter","screen":1}"#
    let (trace, diagnostics) = try read(Self.header, Self.screen, line, after, "")
    expectNoDifference(
      diagnostics.map(\.description),
      ["a.trace:3:\(column): error: \(reason); the line is skipped"])
    expectNoDifference(trace.records.map(\.at), [1, 3])
  }

  @Test("is a good one when only its last line was cut, wherever that was")
  func cutLastLine() throws {
    let bytes = Trace.everyEvent.bytes
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    for count in ends[0]...ends.last! {
      let (trace, diagnostics) = try Trace.read(bytes[..<count], file: "a.trace")
      let whole = ends.count { $0 <= count } - 1
      let isCut = !ends.contains(count) && !ends.contains(count - 1)
      expectNoDifference(
        diagnostics.map(\.description),
        isCut ? ["a.trace:\(whole + 2): warning: the last line was cut off and is left out"] : [])
      #expect(trace.records.count == whole)
    }
  }

  @Test("of another major version is refused")
  func majorVersion() {
    let bytes = Array(#"{"format":"flowtrace","version":"2.0","app":"A"}"#.utf8)
    let error = #expect(throws: TraceError.self) { try Trace.read(bytes, file: "a.trace") }
    expectNoDifference(
      error?.description,
      "a.trace was written in version 2.0 of the trace format; this program reads 1.x.")
  }

  @Test("of a later minor version is read without what that version added")
  func minorVersion() throws {
    let (trace, diagnostics) = try read(
      #"{"format":"flowtrace","version":"1.9","app":"A"}"#, Self.screen,
      #"{"at":2,"event":"teleport"}"#, #"{"at":3,"event":"enter","screen":1,"how":"x"}"#, "")
    #expect(trace.records.count == 2)
    expectNoDifference(
      diagnostics.map(\.description),
      ["a.trace: warning: 1 lines tell events of a later version and are left out"])
  }

  @Test("is none at all when it is empty or begins with something else")
  func notATrace() {
    let empty = #expect(throws: TraceError.self) { try Trace.read([], file: "a.trace") }
    expectNoDifference(
      empty?.description, "a.trace is empty: a trace begins with a header line.")
    let other = #expect(throws: TraceError.self) { try read("digraph {", "}") }
    expectNoDifference(
      other?.description,
      #"""
      a.trace is not a trace: line 1 should be a header such as \#
      {"format":"flowtrace","version":"1.1","app":"MyApp"} (expected "{" here).
      """#)
  }

  @Test("is none when its first line never ends, which is said before all of it was read")
  func endless() throws {
    var reader = TraceReader()
    #expect(throws: TraceError.self) {
      while true {
        try reader.read(repeatElement(UInt8(ascii: "x"), count: 1 << 16)) { _ in }
      }
    }
  }

  @Test("never stops the reader, however its bytes were changed", arguments: 0..<8)
  func fuzz(seed: UInt64) throws {
    let bytes = Trace.everyEvent.bytes
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var mutant = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<mutant.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: mutant[place] = UInt8.random(in: 0...255, using: &random)
        case 1: mutant.remove(at: place)
        default: mutant.insert(mutant.randomElement(using: &random)!, at: place)
        }
      }
      guard let (trace, _) = try? Trace.read(mutant) else { continue }
      let (again, diagnostics) = try Trace.read(trace.bytes)
      #expect(again == trace)
      #expect(diagnostics.isEmpty)
    }
  }
}
