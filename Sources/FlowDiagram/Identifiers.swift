import FlowGraph

/// Identifiers made of names, fit for DOT, for SVG's `id` and for a link's fragment.
///
/// They hold ASCII letters, digits, `_`, `.` and single `-`. Names that would come out alike are
/// numbered in the order of their bytes.
struct Identifiers {
  private static let limit = 80

  private let kind: String
  private var ids: [FlowGraph.Name: String] = [:]

  /// Makes identifiers for names of one kind, which all of them begin with. O(*n* log *n*).
  init(_ kind: String, for sorted: [FlowGraph.Name], names: CanonicalNames) {
    self.kind = kind
    var groups: [String: [(text: ExactString, name: FlowGraph.Name)]] = [:]
    for name in sorted {
      let text = names[name]
      groups[Self.slug(text), default: []].append((ExactString(text), name))
    }
    for (slug, group) in groups {
      for (index, member) in group.sorted(by: { $0.text < $1.text }).enumerated() {
        guard index > 0 else {
          ids[member.name] = "\(kind)-\(slug)"
          continue
        }
        var number = index + 1
        while groups["\(slug)-\(number)"] != nil { number += group.count }
        ids[member.name] = "\(kind)-\(slug)-\(number)"
      }
    }
  }

  subscript(_ name: FlowGraph.Name) -> String { ids[name] ?? "\(kind)-\(Self.slug(name.type))" }

  /// The readable part: what is not a letter or digit of ASCII becomes one `-`, other letters
  /// their number.
  static func slug(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let value = scalar.value
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", ".":
        result.unicodeScalars.append(scalar)
      case _ where value >= 0x80:
        result += "u" + String(value, radix: 16, uppercase: true)
      default:
        if result.last != "-", !result.isEmpty { result += "-" }
      }
      if result.utf8.count >= limit { break }
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "unnamed" : result
  }
}
