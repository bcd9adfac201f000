/// A type's full name taken apart: `Shop.Cart<Shop.Item>.Page`.
package struct TypeName {
  /// The first of several dotted parts.
  private let module: Substring?
  /// The dotted parts after the module, generic arguments included.
  private let path: [Substring]
  private let full: String

  /// Takes apart a name that ``withoutContexts(_:)`` cleaned. O(*n*).
  package init(_ name: String) {
    full = name
    var parts = Self.dottedParts(of: name[...])
    module = parts.count > 1 ? parts.removeFirst() : nil
    path = parts
  }

  /// The different ways to write a name, from the shortest to the one that nothing is left out of.
  /// O(*n*).
  package static func forms(of name: String) -> [String] {
    let hasBrackets = name.utf8.contains { byte in
      byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
    }
    return hasBrackets ? TypeName(name).forms : plainForms(of: name)
  }

  /// The forms of a name without brackets.
  private static func plainForms(of name: String) -> [String] {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return [name] }
    return [String(name[name.utf8.index(after: dot)...]), name]
  }

  private var forms: [String] {
    guard full.utf8.contains(UInt8(ascii: "<")) else {
      return module.map { [String(full[full.utf8.index(after: $0.endIndex)...]), full] } ?? [full]
    }
    let plain = path.map { $0.prefix { $0 != "<" } }.joined(separator: ".")
    let generic = path.map(Self.withoutModulesInArguments).joined(separator: ".")
    let prefix = module.map { "\($0)." } ?? ""
    let all = [plain, generic, prefix + plain, prefix + generic, full]
    return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
  }

  /// What the runtime calls the type without its context: `Page` of `Shop.Cart.Page`.
  package var runtimeName: String {
    Self.withoutModulesInArguments(path.last ?? module ?? full[...])
  }

  /// Takes out what the runtime puts in for private and extended types:
  /// `App.(unknown context at $10a).Row` is `App.Row`. O(*n*).
  package static func withoutContexts(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
    var result = ""
    var rest = name[...]
    while let open = rest.firstIndex(of: "(") {
      result += rest[..<open]
      rest = rest[open...]
      if rest.hasPrefix("(unknown context at "), let close = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: close)...].drop(prefix: ".")
      } else if rest.hasPrefix("(extension in "), let close = rest.firstIndex(of: ")") {
        rest = rest[rest.index(after: close)...].drop(prefix: ":")
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  private static func dottedParts(of name: Substring) -> [Substring] {
    var parts: [Substring] = []
    let bytes = name.utf8
    var start = bytes.startIndex
    var depth = 0
    var previous = UInt8(ascii: " ")
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ".") where depth == 0:
        parts.append(name[start..<index])
        start = bytes.index(after: index)
      default: break
      }
      previous = bytes[index]
    }
    parts.append(name[start...])
    return parts
  }

  private static func withoutModulesInArguments(_ part: Substring) -> String {
    guard let open = part.firstIndex(of: "<") else { return String(part) }
    var result = String(part[..<open])
    var word = part[open..<open]
    for index in part[open...].indices {
      let character = part[index]
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        word = part[(word.isEmpty ? index : word.startIndex)...index]
      } else {
        result += withoutModule(word)
        result.append(character)
        word = part[index..<index]
      }
    }
    return result + withoutModule(word)
  }

  private static func withoutModule(_ word: Substring) -> Substring {
    guard let dot = word.firstIndex(of: ".") else { return word }
    return word[word.index(after: dot)...]
  }
}

extension Substring {
  fileprivate func drop(prefix: Character) -> Substring {
    first == prefix ? dropFirst() : self
  }
}
