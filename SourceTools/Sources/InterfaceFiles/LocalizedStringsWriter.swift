/// Writes the strings that the app's code looks up by `NSLocalizedString`.
struct LocalizedStringsWriter {
  /// The tables by their names.
  let tables: [String: [String: String]]

  /// The code, or `nil` without tables.
  func write() -> SwiftCode? {
    let names = tables.keys.sorted().filter { !(tables[$0] ?? [:]).isEmpty }
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
    return code
  }
}
