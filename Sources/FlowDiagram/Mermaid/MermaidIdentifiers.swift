/// Identifiers that mean nothing else in Mermaid's grammar, made of a diagram's own.
package struct MermaidIdentifiers {
  /// How a view's identifiers begin. Any others might begin like a statement of Mermaid's, or be a
  /// property of every JavaScript object.
  private static let beginnings = ["screen_", "coordinator_"]

  private var texts: [String: String] = [:]

  /// Makes an identifier for each of some that differ: `screen-Cart.Item` is `screen_Cart_Item`.
  ///
  /// Those that would come out alike are numbered in the order given. O(*n*).
  package init(for ids: some Sequence<String>) {
    var uses: Set<String> = []
    for id in ids where texts[id] == nil {
      let text = Self.text(id)
      var unique = text
      var number = 2
      while !uses.insert(unique).inserted {
        unique = "\(text)_\(number)"
        number += 1
      }
      texts[id] = unique
    }
  }

  package subscript(_ id: String) -> String { texts[id] ?? Self.text(id) }

  private static func text(_ id: String) -> String {
    var text = ""
    for scalar in id.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": text.unicodeScalars.append(scalar)
      default: text += "_"
      }
    }
    let isPlain = text == Diagram.Node.entryID || beginnings.contains(where: text.hasPrefix)
    return isPlain ? text : "id_\(text)"
  }
}
