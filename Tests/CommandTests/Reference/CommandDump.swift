import Foundation

/// What a tool says of itself when asked for `--experimental-dump-help`.
struct CommandDump: Decodable {
  struct Command: Decodable {
    var commandName: String
    var superCommands: [String]?
    var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    var subcommands: [Command]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var names: [Name]?
    var valueName: String
    var isOptional: Bool
    var isRepeating: Bool
    var abstract: String?
    var defaultValue: String?
    var allValues: [String]?
    var sectionTitle: String?
  }

  var command: Command

  static func of(_ tool: Tool) async throws -> CommandDump {
    let result = try await tool.run("--experimental-dump-help")
    return try JSONDecoder().decode(CommandDump.self, from: Data(result.output.utf8))
  }
}

extension CommandDump.Command {
  /// As it is typed: `coordgraph render`.
  var title: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }

  /// What it takes that not every command takes.
  var ownArguments: [CommandDump.Argument] {
    (arguments ?? []).filter { !["help", "version"].contains($0.valueName) }
  }
}

extension CommandDump.Argument {
  /// `<traces> ...`, `--view <view>`, `-o, --output <file>`.
  var spelling: String {
    guard kind != "positional" else { return "<\(valueName)>\(isRepeating ? " ..." : "")" }
    let spelled = (names ?? []).sorted { $0.name.count < $1.name.count }
      .map { ($0.kind == "short" ? "-" : "--") + $0.name }.joined(separator: ", ")
    return kind == "flag" ? spelled : "\(spelled) <\(valueName)>"
  }
}
