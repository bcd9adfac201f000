import Benchmark
import FlowTrace
import Foundation

/// One transition, recorded: the same fields, a thousand times.
func registerRecords() {
  let file = FileManager.default.temporaryDirectory.appending(path: "coordgraph-benchmark.trace")
  let transition = TraceEvent.Transition(
    from: 3, to: 4, kind: .push, trigger: "tap \"Schedule a visit\"", by: .coordinator(1))

  Benchmark("record in memory") { benchmark in
    let recorder = FlowRecorder.inMemory
    for _ in benchmark.scaledIterations {
      recorder.record(.transition(transition))
    }
  }
  Benchmark("record to file") { benchmark in
    let recorder = FlowRecorder(app: "Measured", sink: try TraceFile(path: file.path))
    for _ in benchmark.scaledIterations {
      recorder.record(.transition(transition))
    }
  }
  // A push is four: a screen appears, its coordinator shows it, it enters, a transition.
  Benchmark("four at once to file") { benchmark in
    let file = try TraceFile(path: file.path)
    let clock = MonotonicClock()
    var records = Array(repeating: TraceRecord(at: 0, event: .transition(transition)), count: 4)
    for _ in 0..<benchmark.scaledIterations.count / records.count {
      for index in records.indices { records[index].at = clock.now() }
      file.write(records)
    }
  }
  Benchmark("line in memory") { benchmark in
    let record = TraceRecord(at: 7, event: .transition(transition))
    let records = Array(repeating: record, count: benchmark.scaledIterations.count)
    blackHole(Trace(header: TraceHeader(app: "Measured"), records: records).bytes)
  }
  Benchmark("JSONEncoder in memory") { benchmark in
    let encoder = JSONEncoder()
    for _ in benchmark.scaledIterations {
      blackHole(try encoder.encode(TransitionLine(transition, at: .microseconds(7))))
    }
  }
  Benchmark("JSONEncoder to file") { benchmark in
    FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    let encoder = JSONEncoder()
    let clock = ContinuousClock()
    let start = clock.now
    for _ in benchmark.scaledIterations {
      let at = start.duration(to: clock.now)
      var line = try encoder.encode(TransitionLine(transition, at: at))
      line.append(UInt8(ascii: "\n"))
      try handle.write(contentsOf: line)
    }
    try handle.close()
  }
}

/// A transition for `JSONEncoder`, with the fields of a trace's line.
struct TransitionLine: Encodable {
  var at: Int64
  var event = "transition"
  var from: UInt32?
  var to: UInt32
  var kind: String
  var trigger: String
  var by: UInt32?

  init(_ transition: TraceEvent.Transition, at time: Duration) {
    at = time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
    from = transition.from?.serial
    to = transition.to.serial
    kind = transition.kind.rawValue
    trigger = transition.trigger
    if case .coordinator(let id) = transition.by { by = id.serial }
  }
}
