import FlowGraph

/// Identifiers made of names, fit for DOT, for SVG's `id` and for a link's fragment.
///
/// They hold ASCII letters, digits, `_`, `.` and single `-`. Names that would come out alike are
/// numbered in the order of their bytes.
enum Identifiers {
  private static let limit = 80

  /// Makes identifiers of the names of one kind, which all of them begin with, in the same order.
  /// O(*n* log *n*).
  static func make(_ kind: String, of names: [String]) -> [String] {
    let slugs = TextNumbers(names.map(slug))
    let kind = "\(kind)-"
    var ids: [String] = []
    ids.reserveCapacity(names.count)
    var groups: [Int: [Int]] = [:]
    for (index, first) in slugs.firsts.enumerated() {
      ids.append(kind + slugs.texts[index])
      if first != index { groups[first, default: [first]].append(index) }
    }
    for (first, group) in groups {
      let sorted = group.sorted { ExactString(names[$0]) < ExactString(names[$1]) }
      for (index, member) in sorted.enumerated() {
        guard index > 0 else {
          ids[member] = kind + slugs.texts[first]
          continue
        }
        var number = index + 1
        while slugs["\(slugs.texts[first])-\(number)"] != nil { number += group.count }
        ids[member] = "\(kind)\(slugs.texts[first])-\(number)"
      }
    }
    return ids
  }

  /// The readable part: what is not a letter or digit of ASCII becomes one `-`, other letters
  /// their number.
  static func slug(_ text: String) -> String {
    let isFit = !text.isEmpty && text.utf8.count <= limit && text.utf8.allSatisfy(isPlain)
    return isFit ? text : otherSlug(text)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func otherSlug(_ text: String) -> String {
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
