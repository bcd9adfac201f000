import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension AsyncParsableCommand {
  /// Parses the command line, runs the command, and exits.
  ///
  /// The exit status is 0 on success, 1 when a check found something, 2 on failure. Help goes to
  /// standard output, errors to standard error.
  @MainActor
  public static func runAndExit() async -> Never {
    var running: any ParsableCommand.Type = self
    do {
      var command = try parseAsRoot()
      running = type(of: command)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      platformExit(0)
    } catch {
      exit(withStatusOf: error, from: running)
    }
  }
}

extension ParsableCommand {
  /// - Parameters:
  ///   - error: the error that ended the command.
  ///   - command: the command that was running, or this one where none was yet.
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

  /// Returns the text to print. The parser adds a usage line only to errors of parsing; it is added
  /// here to errors of validation.
  private static func message(
    for error: any Error, from command: any ParsableCommand.Type
  ) -> String {
    switch error {
    case let error where error.isPlaced: return error.report
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
