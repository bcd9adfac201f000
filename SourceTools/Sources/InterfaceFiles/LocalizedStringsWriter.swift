/// Writes the strings that the app's code looks up by `NSLocalizedString`.
struct LocalizedStringsWriter {
  /// The tables by their names.
  let tables: [String: [String: String]]

  /// The code, or `nil` without tables.
  func write() -> SwiftCode? {
    let names = tables.keys.sorted()
    guard !names.isEmpty else { return nil }
    var code = SwiftCode()
    code.add("/// The app's strings, by table and key.")
    code.block("private let localizedStrings: [String: [String: String]] = [", end: "]") { code in
      for name in names {
        code.block("\(name.literal): [", end: "],") { code in
          let strings = tables[name] ?? [:]
          for key in strings.keys.sorted() {
            code.add("\(key.literal): \((strings[key] ?? "").literal),")
          }
        }
      }
    }
    code.add("")
    code.add("/// Looks up a string in the app's tables.")
    code.add("func NSLocalizedString(")
    code.add("  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main,")
    code.add("  value: String = \"\", comment: String")
    code.block(") -> String {") { code in
      code.add(
        "localizedStrings[tableName ?? \"Localizable\"]?[key] ?? (value.isEmpty ? key : value)")
    }
    code.add("")
    code.add("/// The strings by their keys without punctuation, as generators of code name them.")
    code.block("private let stringsByName: [String: String] = {", end: "}()") { code in
      code.add("var found: [String: String] = [:]")
      code.block("for table in localizedStrings.keys.sorted() {") { code in
        code.add("let strings = localizedStrings[table] ?? [:]")
        code.block("for (key, value) in strings.sorted(by: { $0.key < $1.key }) {") { code in
          code.add("let name = key.filter { $0.isLetter || $0.isNumber }.lowercased()")
          code.add("if found[name] == nil { found[name] = value }")
        }
      }
      code.add("return found")
    }
    code.add("")
    code.add("/// Looks up the string that a generator of code names by a path.")
    code.block("func localizedString(named path: [String]) -> String? {") { code in
      code.block("for start in path.indices {") { code in
        code.add("let text = path[start...].joined().filter { $0.isLetter || $0.isNumber }")
        code.add("if let value = stringsByName[text.lowercased()] { return value }")
      }
      code.add("return nil")
    }
    return code
  }
}
