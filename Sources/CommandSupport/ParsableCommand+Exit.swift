import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension AsyncParsableCommand {
  /// Parses the command line, runs what it asks for, and ends the process.
  ///
  /// The status is 0 when all is good, 1 when a check found something, 2 when it could not be
  /// done. Help goes to standard output; errors go to standard error.
  @MainActor
  public static func runAndExit() async -> Never {
    var blamed: any ParsableCommand.Type = self
    do {
      var command = try parseAsRoot()
      blamed = type(of: command)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      platformExit(0)
    } catch {
      blamed.exit(withStatusOf: error)
    }
  }
}

extension ParsableCommand {
  fileprivate static func exit(withStatusOf error: any Error) -> Never {
    if let status = error as? ExitCode {
      platformExit(status.rawValue)
    }
    guard exitCode(for: error) != .success else { exit(withError: error) }
    StandardError.write(fullMessage(for: error))
    platformExit(2)
  }
}

private func platformExit(_ status: Int32) -> Never {
  exit(status)
}
