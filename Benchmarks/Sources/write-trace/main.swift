import FlowGenerators
import FlowTrace
import Foundation

// Writes traces of a generated app, the same for the same size.

let usage = """
  write-trace tour SCREENS TRACE   one session that goes every way of an app of so many screens
  write-trace walk EVENTS TRACE    sessions that go some way through an app of 60 screens, until
                                   there are so many events
  """

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3, let size = Int(arguments[1]), size > 0 else { exitWithUsage() }

let file = try TraceFile(path: arguments[2])
let recorder = FlowRecorder(app: "Seeded", clock: .stepping, sink: file)
var random = SeededGenerator(seed: 7)
switch arguments[0] {
case "tour":
  SeededApp(screens: size, using: &random).tour(recorder: recorder)
case "walk":
  let app = SeededApp(screens: 60, using: &random)
  var events = 0
  while events < size {
    events += app.walk(recorder: recorder, using: &random)
  }
default:
  exitWithUsage()
}
if let failure = file.failure {
  throw failure
}

func exitWithUsage() -> Never {
  FileHandle.standardError.write(Data("\(usage)\n".utf8))
  exit(2)
}
