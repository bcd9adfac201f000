import ArgumentParser
import FlowTrace
import PortableC

extension AsyncParsableCommand {
  /// Parses the command line, runs the command, and exits.
  ///
  /// The exit status is 0 on success, 1 when a check found something, 2 on failure. Help goes to
  /// standard output, errors to standard error.
  @MainActor
  public static func runAndExit() async -> Never {
    var running: any ParsableCommand.Type = self
    do {
      try expectCommand(CommandLine.arguments.dropFirst().first)
      var command = try parsed()
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
  /// Returns the command that the command line names, with its arguments.
  ///
  /// The parser makes all arguments of a command four times when it descends to it, twice when it
  /// begins there: a render of a small trace takes a quarter fewer instructions. Help and errors name
  /// the commands above, so what does not parse is parsed again from here.
  fileprivate static func parsed() throws -> any ParsableCommand {
    let words = Array(CommandLine.arguments.dropFirst())
    let named = configuration.subcommands.first { $0._commandName == words.first }
    if let named, let command = try? named.parseAsRoot(Array(words.dropFirst())) { return command }
    return try parseAsRoot(words)
  }

  /// - Throws: `ValidationError` for a word in the place of a command that is none. The parser would
  ///   call it an argument too many.
  fileprivate static func expectCommand(_ word: String?) throws {
    guard let word, !word.hasPrefix("-"), !configuration.subcommands.isEmpty else { return }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !names.contains(word) else { return }
    throw ValidationError(
      "Unknown command '\(word)'. The commands are \(names.joined(separator: ", ")).")
  }

  /// - Parameters:
  ///   - error: the error that ended the command.
  ///   - command: the command that was running, or this one where none was yet.
  fileprivate static func exit(
    withStatusOf error: any Error, from command: any ParsableCommand.Type
  ) -> Never {
    if let status = error as? ExitCode {
      platformExit(status.rawValue)
    }
    if exitCode(for: error) == .success { exitPrinting(fullMessage(for: error)) }
    StandardError.write(message(for: error, from: command))
    platformExit(2)
  }

  /// Prints help, a version or a completion script.
  private static func exitPrinting(_ text: String) -> Never {
    do {
      try OutputFile(path: "-").write(Array("\(text)\n".utf8))
      platformExit(0)
    } catch {
      StandardError.write(error.report)
      platformExit(2)
    }
  }

  /// Returns the text to print. The parser adds a usage line only to errors of parsing; it is added
  /// here to errors of validation.
  private static func message(
    for error: any Error, from command: any ParsableCommand.Type
  ) -> String {
    switch error {
    case let error as Diagnostics: return error.report
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

/// Exits without the handlers of `atexit`: Subprocess's wait half a millisecond for its threads to end.
private func platformExit(_ status: Int32) -> Never {
  fflush(nil)
  _exit(status)
}
