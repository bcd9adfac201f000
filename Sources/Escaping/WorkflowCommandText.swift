/// Text in GitHub's workflow commands: it stays on its line, and begins no other command.
///
/// See "Workflow commands for GitHub Actions" in GitHub's documentation.
package enum WorkflowCommandText {
  /// Returns a command: `::error title=zombie::All screens …`. O(*n*).
  ///
  /// - Parameters:
  ///   - name: `error`, `warning` or `notice`.
  ///   - properties: where the annotation belongs, and its title.
  ///   - message: the text, which may have lines.
  package static func command(
    _ name: String, _ properties: KeyValuePairs<String, String>, _ message: String
  ) -> String {
    let list = properties.map { "\($0.key)=\(property($0.value))" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(self.message(message))"
  }

  private static func message(_ text: String) -> String {
    TerminalText.escaped(text, keepsLines: true).unicodeScalars.reduce(into: "") {
      escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private static func property(_ text: String) -> String {
    message(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
