import SwiftParser

/// A part of a file that was replaced.
struct ReplacedPart: Sendable {
  let path: String
  let unit: ReplaceableUnit
  /// The compiler's message, or the configuration.
  let reason: String
}

/// What is replaced, because it does not compile here or the configuration names it.
struct Replacements: Sendable {
  /// The unit of a file as a whole.
  static let file = "file"

  /// The replaced units, as `path#unit`, with the reasons.
  let refused: [String: String]
  /// The types whose code is replaced because the configuration names them.
  let configured: Set<String>

  /// Whether a type's declaration is among what is removed.
  func removes(_ type: TypeDeclaration) -> Bool {
    let owner = type.name.dropLast(type.ownName.count)
    return refused["\(type.path)#\(owner)\(type.kind) \(type.ownName)"] != nil
      || refused["\(type.path)#\(Self.file)"] != nil
  }

  /// Returns the text of a ported file in which the units are replaced, line by line.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - path: The file's path in the ported module.
  ///   - values: The values of functions.
  func applied(
    to text: String, of path: String, values: PlainValue
  ) -> (text: String, parts: [ReplacedPart]) {
    let prefix = path + "#"
    let isRefused = refused.keys.contains { $0.hasPrefix(prefix) }
    guard isRefused || !configured.isEmpty else { return (text, []) }
    let visitor = UnitVisitor()
    visitor.walk(Parser.parse(source: text))
    var parts: [ReplacedPart] = []
    for unit in visitor.units {
      if let reason = refused[prefix + unit.name] ?? refused[prefix + Self.file] {
        parts.append(ReplacedPart(path: path, unit: unit, reason: reason))
      } else if case .body = unit.kind, let owner = unit.owner, configured.contains(owner) {
        let reason = "named in \(PortConfiguration.fileName)"
        parts.append(ReplacedPart(path: path, unit: unit, reason: reason))
      }
    }
    if refused[prefix + Self.file] != nil {
      return (String(repeating: "\n", count: text.utf8.count { $0 == UInt8(ascii: "\n") }), parts)
    }
    let values = values.standing(in: path)
    let edits = parts.map { part in
      // A value that does not compile was followed by a trap.
      var unit = parts.first { $0.unit.name == part.unit.name + "!" }?.unit ?? part.unit
      if case .value(let type, _) = unit.kind, values.of(type, in: unit.owner) == nil {
        // A property without a value is removed.
        unit = visitor.units.last { $0.name + "=" == unit.name } ?? unit
      }
      if unit.isPlainPart,
        unit.plainValue(because: part.reason, { values.of($0, in: unit.owner) }) == nil
      {
        // So is a statement without the value that it returns or passes.
        unit =
          visitor.units.filter { $0.contains(unit) }.min { $0.range.count < $1.range.count } ?? unit
      }
      let isAbstract = values.overridesAbstract(unit)
      let superCall = unit.owner.flatMap(values.plainSuperCall)
      let text = unit.replacement(
        in: text, overriding: isAbstract, because: part.reason, calling: superCall
      ) { values.of($0, in: unit.owner) }
      return SourceEdit(unit.range, text)
    }
    return (edits.applied(to: text), parts)
  }
}
