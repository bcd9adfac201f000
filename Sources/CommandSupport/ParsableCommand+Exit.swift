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
      exit(withStatusOf: error, from: blamed)
    }
  }
}

extension ParsableCommand {
  /// - Parameter command: what was running; this command itself where nothing was yet.
  fileprivate static func exit(
    withStatusOf error: any Error, from command: any ParsableCommand.Type
  ) -> Never {
    if let status = error as? ExitCode {
      platformExit(status.rawValue)
    }
    guard exitCode(for: error) != .success else { exit(withError: error) }
    StandardError.write(message(for: error, from: command))
    platformExit(2)
  }

  /// The parser names a command in full only where it is the parser that fails.
  private static func message(
    for error: any Error, from command: any ParsableCommand.Type
  ) -> String {
    switch error {
    case let error as any PlacedError: return "\(error)"
    case let error as ValidationError:
      let usage = usageString(for: command)
      let name = usage.prefix { $0 != "[" && $0 != "<" }.split(separator: " ")
      return """
        Error: \(error)
        Usage: \(usage)
          See '\(name.joined(separator: " ")) --help' for more information.
        """
    default: return fullMessage(for: error)
    }
  }
}

private func platformExit(_ status: Int32) -> Never {
  exit(status)
}
