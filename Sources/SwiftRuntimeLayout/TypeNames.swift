/// The names of classes, as they are the same in every process.
package enum TypeNames {
  /// Takes out of the name of a private or local class the context that holds an address:
  /// `App.(unknown context at $1040a8).Row` → `App.Row`.
  package static func stable(_ name: String) -> String {
    guard name.contains("(unknown context at $") else { return name }
    return name.split(separator: ".").filter { !$0.hasPrefix("(unknown context at $") }
      .joined(separator: ".")
  }
}
