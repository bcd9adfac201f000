import Foundation

/// Writes the help of commands as Markdown.
enum CommandPage {
  static func text(of tools: [CommandDump]) -> String {
    let sections = tools.flatMap { tool in
      ([tool.command] + (tool.command.subcommands ?? []).filter { $0.commandName != "help" })
        .map(section)
    }
    return ([head] + sections).joined(separator: "\n")
  }

  private static let head = """
    # The commands

    The options of each command, as printed by `--help`. A test generates this page, and fails if it
    is out of date. The [README](../README.md) shows what the commands are for.

    """

  private static func section(_ command: CommandDump.Command) -> String {
    let arguments = command.ownArguments
    var blocks = ["## \(command.title)", command.abstract.map(escaped) ?? ""]
    if command.subcommands == nil { blocks.append("    \(usage(command.title, arguments))") }
    blocks += (command.discussion ?? "").components(separatedBy: "\n\n").map(paragraph)
    var titles: [String?] = []
    for argument in arguments where !titles.contains(argument.sectionTitle) {
      titles.append(argument.sectionTitle)
    }
    blocks += titles.map { title in
      table(title, rows(arguments.filter { $0.sectionTitle == title }))
    }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func usage(_ title: String, _ arguments: [CommandDump.Argument]) -> String {
    let positional = arguments.filter { $0.kind == "positional" }
      .map { $0.isOptional ? "[\($0.spelling)]" : $0.spelling }
    let options = arguments.filter { $0.kind != "positional" }
    let required = options.filter { !$0.isOptional }.map(\.spelling)
    let others = options.contains(where: \.isOptional) ? ["[<options>]"] : []
    return ([title] + others + required + positional).joined(separator: " ")
  }

  /// Lines that stand further in are to be typed.
  private static func paragraph(_ text: String) -> String {
    guard text.hasPrefix("  ") else { return escaped(text) }
    return text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  private static func table(_ title: String?, _ rows: [String]) -> String {
    (["| \(title ?? "Arguments and options") | |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func rows(_ arguments: [CommandDump.Argument]) -> [String] {
    var rows: [String] = []
    for (index, argument) in arguments.enumerated() {
      let next = index + 1 < arguments.count ? arguments[index + 1] : nil
      if index > 0, argument.valueName == "no-\(arguments[index - 1].valueName)" { continue }
      var spellings = [argument.spelling]
      if let next, next.valueName == "no-\(argument.valueName)" { spellings.append(next.spelling) }
      rows.append(
        "| \(spellings.map { "`\($0)`" }.joined(separator: ", ")) | \(description(argument)) |")
    }
    return rows
  }

  private static func description(_ argument: CommandDump.Argument) -> String {
    var parts = [argument.abstract.map(escaped)]
    if let values = argument.allValues,
      !values.allSatisfy({ argument.abstract?.contains($0) ?? false })
    {
      parts.append("One of \(values.map { "`\($0)`" }.joined(separator: ", ")).")
    }
    if let value = argument.defaultValue { parts.append("(default: `\(value)`)") }
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("<", with: "\\<").replacing("|", with: "\\|").replacing("*", with: "\\*")
  }
}
