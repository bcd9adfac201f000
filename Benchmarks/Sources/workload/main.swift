import FlowGraph
import Foundation

// Work of a known size, one kind in each process, so that its cost can be counted.

let usage = """
  workload navigate untraced|off|traced|traced-12 TIMES TRACE
                              navigates there and back, writing what is traced to TRACE
  workload fold TRACE         reads a trace into a graph, and says its size
  workload dot TRACE TIMES OUT
                              draws a trace's graph up and writes it to OUT as DOT, and says how
                              many nanoseconds that took, each time
  workload write TRACE TIMES OUT
                              the same with what is drawn known already
  workload parts TRACE        says as JSON what is drawn: frames, boxes and arrows
  """

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("navigate", 4):
  guard let app = Navigation(rawValue: arguments[1]), let times = Int(arguments[2]) else {
    fallthrough
  }
  try app.run(times: times, trace: arguments[3])
case ("fold", 2):
  print(try FlowGraph.read(arguments[1]))
case ("dot", 4), ("write", 4):
  guard let times = Int(arguments[2]) else { fallthrough }
  let work = DOTWork(graph: try .read(arguments[1]), path: arguments[3])
  for time in try arguments[0] == "dot" ? work.draw(times: times) : work.write(times: times) {
    print(time)
  }
case ("parts", 2):
  print(try DiagramParts(of: .read(arguments[1])).json)
default:
  FileHandle.standardError.write(Data("\(usage)\n".utf8))
  exit(2)
}
