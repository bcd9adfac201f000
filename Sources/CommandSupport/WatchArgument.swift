public import ArgumentParser

/// The option of a command that runs again whenever one of its inputs changes.
public struct WatchArgument: ParsableArguments, Sendable {
  /// Whether the command goes on, and runs again after each change.
  @Flag(help: "Run again whenever an input changes, until interrupted.")
  public var watch = false

  public init() {}

  /// Checks that every input can be watched.
  ///
  /// - Parameter inputs: the paths of the inputs; none means standard input.
  /// - Throws: `ValidationError` where one is standard input.
  public func expectFiles(_ inputs: [String]) throws {
    if watch, inputs.isEmpty || inputs.contains("-") {
      throw ValidationError("--watch needs files as inputs, not standard input.")
    }
  }

  /// Runs once, or with `--watch` again after each change of an input, without end.
  ///
  /// Watching, errors are printed, and the next change is waited for; the errors of options end it.
  ///
  /// - Parameters:
  ///   - inputs: the paths of the files to watch, asked for before each run.
  ///   - body: what is run.
  /// - Throws: what `body` throws without `--watch`, and `ValidationError` of its first run.
  public func run(
    on inputs: @autoclosure () -> [String], _ body: () async throws -> Void
  ) async throws {
    guard watch else { return try await body() }
    var isFirst = true
    while true {
      let files = inputs()
      let before = files.map(FileState.init)
      do {
        try await body()
      } catch let error as ValidationError where isFirst {
        throw error
      } catch is ExitCode {
        // What it is about was printed.
      } catch {
        StandardError.write(error.report)
      }
      if isFirst {
        StandardError.write(
          "note: Watching \(files.count == 1 ? "1 file" : "\(files.count) files").")
      }
      isFirst = false
      try await Self.waitForChange(of: files, since: before)
    }
  }

  /// Returns when the files differ, and have not changed since the last look: one that is being written
  /// is not read yet.
  private static func waitForChange(of files: [String], since before: [FileState?]) async throws {
    var last = before
    while true {
      let now = files.map(FileState.init)
      if now != before, now == last { return }
      last = now
      try await Task.sleep(for: .milliseconds(100))
    }
  }
}
