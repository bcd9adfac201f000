import Foundation

/// A public member that a source declares.
struct SurfaceDeclaration {
  var name: String
  /// Whether calling it has no effect. Callbacks, which apps override, do not count.
  var doesNothing = false

  /// Returns the name of a public type that a line at the margin declares or extends.
  static func typeName(_ line: String) -> String? {
    let pattern =
      #"^(?:@preconcurrency |@MainActor )*(?:(?:open|public)(?: final)? (?:class|struct|enum|protocol)|extension) ([A-Za-z.]+)"#
    return match(pattern, in: line)
  }

  /// Reads the member that begins at the first line, or returns `nil` if no public member does.
  init?(lines: ArraySlice<String>, doc: String, isInProtocol: Bool) {
    guard let first = lines.first else { return nil }
    let isOpen = first.contains("open ") || first.contains("public ")
    let isRequirement = first.hasPrefix("  func ") || first.hasPrefix("  var ")
    guard isOpen || (isRequirement && isInProtocol) else { return nil }
    var text = ""
    for line in lines {
      text += line.trimmingCharacters(in: .whitespaces) + " "
      let opened = text.filter { $0 == "(" }.count
      if opened == text.filter({ $0 == ")" }).count, opened > 0 || !text.contains("func") { break }
    }
    if let name = Self.match(#"\b(?:var|let) `?([A-Za-z]+)"#, in: text), !text.contains("func ") {
      self.name = name
    } else if let name = Self.match(#"func ([A-Za-z]+)"#, in: text) {
      self.name = name + Self.labels(text)
    } else if text.contains("init") {
      name = "init" + Self.labels(text)
    } else {
      return nil
    }
    let isCallback = doc.isEmpty || doc.hasPrefix("Called") || doc == "Does nothing."
    let body = text.trimmingCharacters(in: .whitespaces)
    doesNothing = body.hasSuffix("{}") && text.contains("func ") && !isCallback
  }

  private static func labels(_ text: String) -> String {
    guard let open = text.firstIndex(of: "(") else { return "()" }
    var depth = 0
    var parameters: [String] = [""]
    scan: for character in text[open...] {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", ">", "}":
        depth -= 1
        if depth == 0 { break scan }
      case "," where depth == 1:
        parameters.append("")
        continue
      default: break
      }
      if depth >= 1 { parameters[parameters.count - 1].append(character) }
    }
    let labels = parameters.compactMap { parameter -> String? in
      let text = parameter.drop { $0 == "(" || $0 == " " }
      guard let word = text.split(whereSeparator: { $0 == " " || $0 == ":" }).first else {
        return nil
      }
      return "\(word):"
    }
    return "(\(labels.joined()))"
  }

  private static func match(_ pattern: String, in text: String) -> String? {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
    let whole = NSRange(text.startIndex..., in: text)
    guard let found = expression.firstMatch(in: text, range: whole),
      let range = Range(found.range(at: 1), in: text)
    else { return nil }
    return String(text[range])
  }
}

/// A public type that the sources declare.
struct SurfaceType {
  var folder: String
  var doc = ""
  var isKnown = false
  var members: [SurfaceDeclaration] = []
}
