import ArgumentParser
import CommandSupport
import FlowTrace
import Shop

/// One app, traced.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a sample app through a walk that uses all of it, and print its trace.",
    discussion: """
        samples run RayPets | coordgraph render -o raypets.svg
      """
  )

  @Argument(help: "The app, as 'samples list' names it.")
  var name: String

  @Option(help: "Where to write the trace; - is standard output.")
  var trace = "-"

  @Flag(help: "Run RayPets with the router that hears of a swipe down.")
  var fixed = false

  @Option(help: "What Shop sells; physical unless given.")
  var flow: ShopApp.Flow?

  @Flag
  var launch: OnboardingLaunch?

  @Flag(help: "Tell on standard error what is on display after each step.")
  var narrate = false

  @MainActor
  func run() async throws {
    guard let sample = Sample.all.first(where: { $0.name == name }) else {
      let names = Sample.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no sample app \(name); there are \(names).")
    }
    let options = SampleOptions(isFixed: fixed, flow: flow, launch: launch)
    if let option = options.given.first(where: { !sample.understands.contains($0) }) {
      let owners = Sample.all.filter { $0.understands.contains(option) }.map(\.name)
      throw ValidationError("--\(option.rawValue) is for \(owners.joined(separator: ", ")) only.")
    }
    let file = trace == "-" ? TraceFile.standardOutput : try TraceFile(path: trace)
    let recorder = FlowRecorder(app: sample.name, clock: .stepping, sink: file)
    let narrator = narrate ? { StandardError.write($0) } : nil
    try await sample.run(recorder: recorder, options: options, narrator: narrator)
    if let failure = file.failure {
      throw failure
    }
  }
}
