import ArgumentParser
import CommandSupport
import FlowExplorer
import FlowTrace
import Shop

/// One app, traced.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explore all of a sample app, and print its trace.",
    discussion: """
        samples run RayPets | coordgraph render -o raypets.svg

      The status is 1 when the app could not be explored completely.
      """
  )

  @Argument(help: "The app, as 'samples list' names it.")
  var name: String

  @Option(help: "Where to write the trace; - is standard output.")
  var trace = "-"

  @Option(help: "Where to write what was explored and found; - is standard output.")
  var report: String?

  @Flag(help: "Run RayPets with the router that hears of a swipe down.")
  var fixed = false

  @Option(help: "What Shop sells; physical unless given.")
  var flow: ShopApp.Flow?

  @Flag
  var launch: OnboardingLaunch?

  @Flag(help: "Follow a written walk through the app instead of exploring it.")
  var walk = false

  @Flag(help: "Tell on standard error what is on display after each step of the walk.")
  var narrate = false

  @Flag(help: "Explore in a process of its own: where the app stops is reported, not lost.")
  var isolated = false

  @OptionGroup(title: "Limits")
  var limits: LimitArguments

  func validate() throws {
    if narrate && !walk {
      throw ValidationError("--narrate tells a walk: give --walk, too.")
    }
    if walk && report != nil {
      throw ValidationError("--report is about an exploration: leave --walk out.")
    }
    if walk && isolated {
      throw ValidationError("--isolated is about an exploration: leave --walk out.")
    }
    if report == "-" && trace == "-" {
      throw ValidationError("Only one of --trace and --report can go to standard output.")
    }
  }

  @MainActor
  func run() async throws {
    let sample = try Sample.named(name)
    let options = SampleOptions(isFixed: fixed, flow: flow, launch: launch)
    if let option = options.given.first(where: { !sample.understands.contains($0) }) {
      let owners = Sample.all.filter { $0.understands.contains(option) }.map(\.name)
      throw ValidationError("--\(option.rawValue) is for \(owners.joined(separator: ", ")) only.")
    }
    let isolation = IsolatedRun(variable: ExplorationJournal.environmentVariable)
    if isolated && !isolation.isChild {
      throw ExitCode(try await isolation.run(Array(CommandLine.arguments.dropFirst())))
    }
    let file = trace == "-" ? TraceFile.standardOutput : try TraceFile(path: trace)
    let recorder = FlowRecorder(app: sample.name, clock: .stepping, sink: file)
    var isComplete = true
    if walk {
      let narrator = narrate ? { StandardError.write($0) } : nil
      try await sample.run(recorder: recorder, options: options, narrator: narrator)
    } else {
      isComplete = try await explore(sample, options, recorder)
    }
    if let failure = file.failure {
      throw failure
    }
    if !isComplete {
      throw ExitCode(1)
    }
  }

  /// Explores an app, and tells whether that was complete.
  @MainActor
  private func explore(
    _ sample: Sample, _ options: SampleOptions, _ recorder: FlowRecorder
  ) async throws -> Bool {
    let line = ProgressLine()
    let exploration = try await sample.explore(options, limits: limits.limits) { progress in
      line.show(
        "\(sample.name): \(progress.explored) of \(progress.states) states, "
          + "\(progress.steps) steps")
    }
    line.clear()
    exploration.write(to: recorder)
    if let report {
      try OutputFile(path: report).write(Array("\(exploration)\n".utf8))
    }
    for finding in exploration.findings where finding.isError {
      StandardError.write("\(sample.name): \(finding)")
    }
    if !exploration.isComplete {
      StandardError.write(exploration.summary)
    }
    return exploration.isComplete
  }
}
