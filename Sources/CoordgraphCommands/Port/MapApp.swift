import ArgumentParser
import CommandSupport

/// Ports, builds, explores and draws an app.
struct MapApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Port an iOS app, explore it, and draw its navigation.",
    discussion: """
      Builds and runs the app's code, in a package beside it; the app's own folder stays as it is. Takes \
      the options of coordgraph render, except --watch and --from-table. Needs coordgraph-source: run swift \
      build -c release --package-path SourceTools in the clone.

      Exit status: 0 on success, 1 if fewer than 80 % of the screens are the app's own or, with \
      --require-complete, the exploration is not complete, 2 on an error.

        coordgraph map MyApp -o my-app.svg
        coordgraph map MyApp.xcodeproj --target MyApp --view flow -o my-app.png
      """
  )

  @OptionGroup var options: PortOptions

  @Option(
    help: ArgumentHelp(
      "The folder of the ported package. (default: the app's, with -port added)",
      valueName: "folder"))
  var portFolder: String?

  @Option(
    help: ArgumentHelp(
      "The folder for what is built; several apps can share one. (default: the port's .build)",
      valueName: "folder"))
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "The file for the trace of the exploration. (default: a file beside what is built)",
      valueName: "file"))
  var trace: String?

  @Flag(
    help: """
      Exit with 1 if the exploration is not complete; the map is drawn all the same. Reasons that are meant go \
      under accepted in coordgraph-port.toml.
      """)
  var requireComplete = false

  @OptionGroup var render: RenderArguments

  func validate() throws {
    guard !render.watch.watch else {
      throw ValidationError("map doesn't take --watch. Watch its trace with coordgraph render.")
    }
  }

  func run() async throws {
    let folder = PortedFolder(
      portFolder ?? PortedFolder.default(for: options.path), scratch: scratchPath)
    // What can't be drawn is refused before minutes of work.
    _ = try Render(traces: [], arguments: render).plan()
    let tool = try SourceTool()
    let scratch = scratchPath.map { ["--scratch-path", $0] } ?? []
    let isPrinted = render.output == "-"
    let status = try await tool.run(
      ["build", "--output", folder.path] + scratch + options.arguments, printsToError: isPrinted)
    // 1 stands for an app with many stand-ins, which is drawn all the same.
    guard status <= 1 else { throw ExitCode(status) }
    let trace = try await folder.explore(printsToError: isPrinted)
    try folder.expectScreens(in: trace)
    let command = Render(traces: [trace], arguments: render)
    try command.validate()
    try await command.run()
    if let copy = self.trace { try Self.copy(trace, to: OutputFile(path: copy)) }
    StandardError.write(
      "The trace of the exploration, for check, path, diff and embed: \(self.trace ?? trace)")
    if let log = PortedFolder.log(of: trace) { StandardError.write("What the app printed: \(log)") }
    if status != 0 { throw ExitCode(status) }
    if requireComplete, !PortedFolder.isComplete(trace) { throw ExitCode(1) }
  }

  private static func copy(_ trace: String, to output: OutputFile) throws {
    try output.keepApart(from: [trace])
    let copy = try StreamedFile(path: output.path)
    try InputFile(path: trace).read { try copy.write($0) }
    try copy.finish()
  }
}
