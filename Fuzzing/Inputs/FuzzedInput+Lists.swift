import FlowChanges
import FlowDiagram
import FlowReading
import FlowTrace
import FlowVerdicts
import GraphvizExport

extension FuzzedInput {
  /// A session with a verdict, two coordinators and two screens, which rules and lists can name.
  private static let session = """
    {"format":"flowtrace","version":"1.2","app":"App"}
    {"at":1,"event":"coordinator","id":1,"type":"App.HomeCoordinator"}
    {"at":2,"event":"screen","id":2,"type":"App.HomeScreen"}
    {"at":3,"event":"enter","screen":2}
    {"at":4,"event":"presents","coordinator":1,"screen":2}
    {"at":5,"event":"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}
    {"at":6,"event":"step","action":"tap","target":"Detail"}
    {"at":7,"event":"coordinator","id":3,"type":"App.DetailCoordinator","parent":1}
    {"at":8,"event":"link","parent":1,"child":3}
    {"at":9,"event":"screen","id":4,"type":"App.DetailScreen"}
    {"at":10,"event":"enter","screen":4}
    {"at":11,"event":"presents","coordinator":3,"screen":4}
    {"at":12,"event":"transition","from":2,"to":4,"kind":"push","trigger":"tap \\"Detail\\"","by":3}
    {"at":13,"event":"step","action":"back"}
    {"at":14,"event":"transition","from":4,"to":2,"kind":"pop","trigger":"back","by":"system"}
    {"at":15,"event":"leave","screen":4}
    {"at":16,"event":"freed","id":4}
    {"at":17,"event":"step","action":"tap","target":"Nothing"}

    """

  private static let leak: Result<FlowReading, any Error> = Result {
    try FlowReading.read(Array(session.utf8)).reading
  }

  private static func reading() throws(Violation) -> FlowReading {
    try requireNoError("the session that lists are checked against") { try leak.get() }
  }

  /// Calls `use` with what a closure reads; a refusal has to be safe to print.
  private static func check<Value>(
    _ read: () throws(Diagnostics) -> Value, _ use: (Value) throws(Violation) -> Void
  ) throws(Violation) {
    let value: Value
    do {
      value = try read()
    } catch {
      return try requireVisible(error.description)
    }
    try use(value)
  }

  static func checkTheme(_ bytes: [UInt8]) throws(Violation) {
    let diagram = Diagram.make(from: try reading().graph).diagram.addingLegend()
    let text = String(decoding: bytes, as: UTF8.self)
    try check { () throws(Diagnostics) in
      try DiagramTheme(parsing: text, file: "a.theme")
    } _: { theme throws(Violation) in
      try requireNoError("DOT with a theme") {
        try GraphvizJudge.check(diagram.dot(theme: theme), against: diagram)
      }
    }
  }

  static func checkRules(_ bytes: [UInt8]) throws(Violation) {
    let reading = try reading()
    let text = String(decoding: bytes, as: UTF8.self)
    try check { () throws(Diagnostics) in
      try RuleParser(graph: reading.graph, file: "a.rules").parse(text)
    } _: { rules throws(Violation) in
      let report = reading.check(rules: rules)
      for text in [report.text, report.github, report.markdown] { try requireVisible(text) }
    }
  }

  static func checkKnown(_ bytes: [UInt8]) throws(Violation) {
    let reading = try reading()
    let text = String(decoding: bytes, as: UTF8.self)
    try check { () throws(Diagnostics) in
      try KnownVerdicts(parsing: text, file: "a.txt")
    } _: { known throws(Violation) in
      let report = reading.check(known: known)
      for text in [report.text, report.github, report.markdown] { try requireVisible(text) }
    }
  }

  static func checkBaseline(_ bytes: [UInt8]) throws(Violation) {
    let reading = try reading()
    let text = String(decoding: bytes, as: UTF8.self)
    try check { () throws(Diagnostics) in
      try FlowBaseline(parsing: text, file: "a.baseline")
    } _: { baseline throws(Violation) in
      let again = try requireNoError("a written baseline can't be read") {
        try FlowBaseline(parsing: baseline.text, file: "b")
      }
      try require(again.text == baseline.text, "a baseline does not come back equal")
      let drift = BaselineDrift(from: baseline, to: reading.graph, file: "a")
      try requireVisible(reading.check(drift: drift).text)
    }
  }
}
