/// A kind of text that some format takes for something else, and an example of it.
struct LabelClass {
  var name: String
  var text: String

  static let all = [
    LabelClass(name: "quotes `\"`", text: "say \"hello\" \" '"),
    LabelClass(name: "backslashes `\\`", text: #"C:\new\table \\ \" \"#),
    LabelClass(name: "Graphviz's escapes `\\N` `\\l`", text: #"\N \G \E \T \H \L \l \r \n"#),
    LabelClass(name: "a line break", text: "two\nlines"),
    LabelClass(name: "markup `<b>`", text: "<b>bold</b> <br/> </svg>"),
    LabelClass(name: "entities `&amp;`", text: "&amp; & &lt;b&gt; &#65; &bogus; ]]>"),
    LabelClass(name: "record syntax `{a|b}`", text: "{a|b} <port> %3 // # ;"),
    LabelClass(name: "right-to-left", text: "שלום, עולם \u{202E}abc\u{202C}"),
    LabelClass(name: "emoji", text: "👩‍👩‍👧‍👦 ✈️ 🇯🇵"),
    LabelClass(name: "Japanese", text: "設定画面を開く"),
    LabelClass(name: "accents, both ways", text: "e\u{301} \u{E9}"),
    LabelClass(name: "NUL and other controls", text: "a\u{0}b\u{1}c\u{1B}d\te"),
    LabelClass(name: "noncharacters", text: "a\u{FFFE}b\u{FFFF}c"),
    LabelClass(
      name: "1 MB of text", text: String(repeating: "Lorem ipsum dolor. ", count: 55_000)),
  ]

  /// The text as a string of JSON.
  var json: String {
    text.unicodeScalars.reduce(into: "\"") { json, scalar in
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}

extension LabelClass {
  /// How a text that was found stands to this one, in the words of the page.
  func verdict(on text: String?) -> String {
    guard let text else { return "LOST" }
    let (found, own) = (Self.unwrapped(text), Self.unwrapped(self.text))
    let cleaned = Self.unwrapped(Self.cleaned(self.text))
    if found.elementsEqual(own) { return "as it is" }
    if found.elementsEqual(cleaned) { return "� in place of it" }
    if found.last == "…", cleaned.starts(with: found.dropLast()) {
      return "the first 4,096 bytes, and “…”"
    }
    return "CHANGED"
  }

  /// Without white space: lines are broken where they get long.
  private static func unwrapped(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { ![" ", "\n", "\u{A0}"].contains($0) }
  }

  private static func cleaned(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { cleaned, scalar in
      let value = scalar.value
      let isForbidden =
        value < 0x20 || value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
      cleaned.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
    }
  }
}
