import ArgumentParser
import CommandSupport
import FlowExplorer
import FlowTrace
import Shop

/// One app, traced.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explore a sample app and print its trace.",
    discussion: """
        samples run RayPets | coordgraph render -o raypets.svg

      Exit status: 0 on success, 1 if the exploration is not complete, 2 on an error.
      """
  )

  @Argument(help: "The app's name; 'samples list' prints all.")
  var name: String

  @Option(help: "The file for the trace; '-' is standard output.")
  var trace = "-"

  @Option(help: "The file for the report of the exploration; '-' is standard output.")
  var report: String?

  @Option(
    help: ArgumentHelp(
      """
      A folder for a wireframe of each screen, for the --thumbnails of coordgraph render; made where \
      there is none.
      """, valueName: "folder"))
  var wireframes: String?

  @Flag(help: "Run RayPets with the corrected router.")
  var fixed = false

  @Option(help: "The flow of Shop: physical or digital. (default: physical)")
  var flow: ShopApp.Flow?

  @Flag
  var launch: OnboardingLaunch?

  @Flag(help: "Follow a written walk instead of exploring.")
  var walk = false

  @Flag(help: "Print what is on display after each step of the walk to standard error.")
  var narrate = false

  @Flag(help: "Explore in a child process, so that a crash of the app is reported.")
  var isolated = false

  @Flag(help: "Launch the app in a process of its own each time, on all cores. Implies --isolated.")
  var parallel = false

  @OptionGroup(title: "Limits")
  var limits: LimitArguments

  func validate() throws {
    if narrate && !walk {
      throw ValidationError("--narrate needs --walk.")
    }
    if walk && report != nil {
      throw ValidationError("--report can't be used with --walk.")
    }
    if walk && wireframes != nil {
      throw ValidationError("--wireframes can't be used with --walk.")
    }
    if walk && (isolated || parallel) {
      throw ValidationError("--\(parallel ? "parallel" : "isolated") can't be used with --walk.")
    }
    if report == "-" && trace == "-" {
      throw ValidationError("--trace and --report can't both write to standard output.")
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
    if ExplorerProcesses.isSession {
      _ = try await sample.explore(options, limits: limits.limits, isParallel: true)
      return
    }
    let isolation = IsolatedRun(variable: ExplorationJournal.environmentVariable)
    if isolated && !parallel && !isolation.isChild {
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

  /// Explores an app, and returns whether the exploration is complete.
  @MainActor
  private func explore(
    _ sample: Sample, _ options: SampleOptions, _ recorder: FlowRecorder
  ) async throws -> Bool {
    let line = ProgressLine()
    let explorer = try sample.explorer(
      options, limits: limits.limits, isParallel: parallel
    ) { progress in
      line.show(
        "\(sample.name): \(progress.explored) of \(progress.states) states, "
          + "\(progress.steps) steps")
    }
    let exploration = await explorer.explore()
    line.clear()
    if let wireframes { try await explorer.writeWireframes(of: exploration, to: wireframes) }
    exploration.write(to: recorder)
    if let report {
      try OutputFile(path: report).write(Array("\(exploration)\n".utf8))
    }
    for doubt in exploration.doubts {
      StandardError.write("\(sample.name): \(doubt)")
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
