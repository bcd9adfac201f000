import ArgumentParser
import CommandSupport
import FlowDiagram
import PortableC

/// How a diagram is to look: a theme that comes along, or a file.
enum ThemeArgument: ExpressibleByArgument, Hashable {
  case `default`
  case mono
  case file(String)

  init?(argument: String) {
    switch argument {
    case "default": self = .default
    case "mono": self = .mono
    default: self = .file(argument)
    }
  }

  var defaultValueDescription: String { "default" }

  /// The file that it is read from, if any.
  var files: [String] {
    if case .file(let path) = self { [path] } else { [] }
  }

  /// The theme.
  ///
  /// - Throws: `FileError`, `Diagnostics`, `ValidationError` for a file that is not text.
  func theme() throws -> DiagramTheme {
    switch self {
    case .default: return .default
    case .mono: return .mono
    case .file(let path):
      let file = InputFile(path: path)
      let text: String
      do {
        text = try file.text()
      } catch let error as FileError
        where error.code == ENOENT && !path.contains(where: "/.".contains)
      {
        throw ValidationError(
          """
          There is no theme '\(path)'. The themes are default and mono; for another one, write a file of \
          settings and pass its name.
          """)
      }
      guard !text.contains("\0") else {
        throw ValidationError("\(path) is not a theme file: it is not text.")
      }
      return try DiagramTheme(parsing: text, file: file.name)
    }
  }
}
