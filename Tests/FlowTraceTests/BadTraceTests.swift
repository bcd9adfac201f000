import CustomDump
import FlowGenerators
import FlowTrace
import TestSupport
import Testing

@Suite("Bad traces")
struct BadTraceTests {
  private static let header = #"{"format":"flowtrace","version":"1.0","app":"A"}"#
  private static let screen = #"{"at":1,"event":"screen","id":1,"type":"A.Home"}"#

  private func read(_ lines: String...) throws -> (trace: Trace, diagnostics: [Diagnostic]) {
    try Trace.read(Array(lines.joined(separator: "\n").utf8), file: "a.trace")
  }

  @Test(
    "A line that the format does not allow is skipped and reported with its place",
    arguments: [
      (#"{"at":2,"event":"enter","screen":1"#, 35, "expected '}'"),
      (#"{"at":2,"event":"enter","screen":7}"#, 34, "undeclared screen 7"),
      (
        #"{"at":2,"event":"enter","screen":0}"#, 34,
        "'screen' must be a serial number from 1 to 16777216"
      ),
      (#"{"at":2,"event":"enter"}"#, 1, "missing field 'screen'"),
      (#"{"at":-2,"event":"enter","screen":1}"#, 7, "'at' must be a whole number, 0 or greater"),
      (
        #"{"at":2,"event":"jump","screen":1}"#, 18,
        """
        'event' must be one of 'launch', 'coordinator', 'screen', 'link', 'unlink', 'presents', \
        'enter', 'leave', 'step', 'transition', 'state', 'freed', 'covered', 'finishedAgain', \
        'outside', not 'jump'
        """
      ),
      (#"{"at":2,"event":"screen","id":1,"type":"A"}"#, 31, "duplicate declaration of object 1"),
      (
        #"{"at":2,"event":"state","state":"ff"}"#, 34,
        "'state' must be sixteen hexadecimal digits, not 'ff'"
      ),
      (
        #"{"at":2,"event":"state","state":"+123456789abcdef"}"#, 34,
        "'state' must be sixteen hexadecimal digits, not '+123456789abcdef'"
      ),
      (#"{"at":2,"event":"freed","id":9}"#, 30, "undeclared object 9"),
      (
        #"{"at":2,"event":"transition","from":null,"to":1,"kind":"puhs","trigger":"","by":"app"}"#,
        57,
        """
        'kind' must be one of 'root', 'present', 'dismiss', 'tab', 'replace', 'push', 'pop', \
        'embed', not 'puhs'
        """
      ),
      (
        #"{"at":2,"event":"transition","from":null,"to":1,"kind":"push","trigger":"","by":"me"}"#,
        82,
        "'by' must be a coordinator's serial number, 'system', 'app' or 'unknown'"
      ),
      (
        #"{"at":2,"event":"transition","from":null,"to":1,"kind":"push","trigger":"","by":"app","calls":"1f 0g"}"#,
        96,
        "'calls' must be hexadecimal addresses with spaces between them and commas between stacks"
      ),
      (#"nonsense"#, 1, "expected '{'"),
      ("{\"at\":2,\"event\":\"la\u{1}unch\"}", 20, "unescaped control character in a string"),
      (#"{"at":2,"event":"\x"}"#, 19, "invalid escape in a string"),
      (#"{"at":2,"event":"launch"} {}"#, 27, "unexpected text after the JSON value"),
      (#"{"at":2,"x":"漢字🐾","event":"enter"} {}"#, 36, "unexpected text after the JSON value"),
    ])
  func badLine(line: String, column: Int, reason: String) throws {
    let after = #"{"at":3,"event":"enter","screen":1}"#
    let (trace, diagnostics) = try read(Self.header, Self.screen, line, after, "")
    let first = diagnostics.map { $0.description.split(separator: "\n")[0] }
    expectNoDifference(
      first, ["a.trace:3:\(column): error: \(reason). The line is skipped."])
    expectNoDifference(trace.records.map(\.at), [1, 3])
  }

  @Test("A skipped line is shown with its wrong value underlined")
  func excerpt() throws {
    let (_, diagnostics) = try read(
      Self.header, #"{"at":2,"event":"state","state":"9ae16a3b"}"#, "")
    expectNoDifference(
      diagnostics.map(\.description),
      [
        """
        a.trace:2:34: error: 'state' must be sixteen hexadecimal digits, not '9ae16a3b'. \
        The line is skipped.
          {"at":2,"event":"state","state":"9ae16a3b"}
                                           ^~~~~~~~
        """
      ])
  }

  @Test("A long line is shown around its wrong value, and no longer than a terminal is wide")
  func longLine() throws {
    let title = String(repeating: "漢", count: 3_000)
    let (_, diagnostics) = try read(
      Self.header, #"{"at":2,"event":"screen","title":"\#(title)","id":0,"type":"\#(title)"}"#, "")
    let lines = try #require(diagnostics.first).description.split(separator: "\n")
    #expect(lines[0].hasPrefix("a.trace:2:3042: error: 'id' must be"))
    #expect(lines[1].hasPrefix("  …漢") && lines[1].hasSuffix("漢…") && lines[1].count < 110)
    #expect(Array(lines[1])[lines[2].count - 1] == "0" && lines[2].hasSuffix(" ^"))
  }

  @Test("A trace whose last line is incomplete loses only that line, wherever it was cut")
  func cutLastLine() throws {
    let bytes = Trace.everyEvent.bytes
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    for count in ends[0]...ends.last! {
      let (trace, diagnostics) = try Trace.read(bytes[..<count], file: "a.trace")
      let whole = ends.count { $0 <= count } - 1
      let isCut = !ends.contains(count) && !ends.contains(count - 1)
      expectNoDifference(
        diagnostics.map(\.description),
        isCut
          ? ["a.trace:\(whole + 2): error: the last line is incomplete and was skipped"] : [])
      #expect(trace.records.count == whole)
    }
  }

  @Test("Of very many wrong lines the first are described, and the others counted")
  func manyLines() throws {
    let header = #"{"format":"flowtrace","version":"1.2","app":"App"}"# + "\n"
    let cases: [(Int, String?)] = [
      (1_000, nil), (1_001, "1 more wrong line"), (3_000, "2000 more wrong lines"),
    ]
    for (count, others) in cases {
      let text = header + String(repeating: "{\n", count: count)
      var reader = TraceReader(file: "a.trace")
      try reader.read(Array(text.utf8)) { _ in }
      try reader.finish { _ in }
      expectNoDifference(reader.diagnostics.count, 1_000 + (others == nil ? 0 : 1))
      expectNoDifference(reader.problemCount, count)
      if let others {
        expectNoDifference(
          reader.diagnostics.last?.description, "a.trace: error: skipped \(others)")
      }
    }
  }

  @Test("A declaration that can't be read is reported, and the lines that need it are counted")
  func brokenDeclaration() throws {
    let header = #"{"format":"flowtrace","version":"1.2","app":"A"}"#
    let (trace, diagnostics) = try read(
      header, #"{"at":1,"event":"coordinator","id":1,"type":7}"#,
      #"{"at":2,"event":"coordinator","id":2,"type":"A.B","parent":1}"#,
      #"{"at":3,"event":"link","parent":1,"child":2}"#,
      #"{"at":4,"event":"screen","id":3,"type":"A.S"}"#,
      #"{"at":5,"event":"presents","coordinator":2,"screen":3}"#,
      #"{"at":6,"event":"enter","screen":3}"#, "")
    #expect(trace.records.map(\.at) == [4, 6])
    #expect(diagnostics.map(\.line) == [2, nil])
    #expect(diagnostics.map(\.severity) == [.error, .error])
    #expect(diagnostics.last?.message == "skipped 3 more lines that name undeclared objects")
    let (_, undeclared) = try read(
      header, #"{"at":1,"event":"launch"}"#, #"{"at":2,"event":"enter","screen":9}"#,
      #"{"at":3,"event":"leave","screen":9}"#, #"{"at":4,"event":"launch"}"#,
      #"{"at":5,"event":"enter","screen":9}"#, "")
    #expect(undeclared.map(\.line) == [3, 6, nil])
    #expect(undeclared.last?.message == "skipped 1 more line that names undeclared objects")
  }

  @Test("A trace of another major version is refused")
  func majorVersion() {
    let bytes = Array(#"{"format":"flowtrace","version":"2.0","app":"A"}"#.utf8)
    let error = #expect(throws: Diagnostics.self) { try Trace.read(bytes, file: "a.trace") }
    expectNoDifference(
      error?.description,
      """
      a.trace:1: error: unsupported trace format version 2.0. This program reads version 1.x.
      """)
  }

  @Test("A trace of a later minor version is read without the events that the version added")
  func minorVersion() throws {
    let (trace, diagnostics) = try read(
      #"{"format":"flowtrace","version":"1.9","app":"A"}"#, Self.screen,
      #"{"at":2,"event":"teleport"}"#, #"{"at":3,"event":"enter","screen":1,"how":"x"}"#, "")
    #expect(trace.records.count == 2)
    expectNoDifference(
      diagnostics.map(\.description),
      ["a.trace: warning: skipped 1 event from a newer version of the trace format"])
  }

  @Test("A file that is empty, or begins with anything but a header, is not a trace")
  func notATrace() {
    let empty = #expect(throws: Diagnostics.self) { try Trace.read([], file: "a.trace") }
    expectNoDifference(
      empty?.description,
      #"""
      a.trace: error: empty trace. A trace begins with a header such as \#
      {"format":"flowtrace","version":"1.2","app":"MyApp"}.
      """#)
    let other = #expect(throws: Diagnostics.self) { try read("digraph {", "}") }
    expectNoDifference(
      other?.description,
      #"""
      a.trace:1: error: not a trace: expected '{'. A trace begins with a header such as \#
      {"format":"flowtrace","version":"1.2","app":"MyApp"}.
      """#)
  }

  @Test("A file whose first line never ends is refused before all of it was read")
  func endless() throws {
    var reader = TraceReader()
    #expect(throws: Diagnostics.self) {
      while true {
        try reader.read(repeatElement(UInt8(ascii: "x"), count: 1 << 16)) { _ in }
      }
    }
  }

  @Test("A trace with random changes of its bytes never stops the reader", arguments: 0..<8)
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
