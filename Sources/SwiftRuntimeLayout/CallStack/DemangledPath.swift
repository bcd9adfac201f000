/// Names joined by dots in demangled text: `MerchTabs.(Foo in _6FD11).bar`.
struct DemangledPath {
  /// The names, without what distinguishes them from others of the same name.
  private(set) var names: [String] = []
  /// Whether it begins with `(extension in Module):`.
  let isInExtension: Bool

  private static let accessors: Set<String> = [
    "getter", "setter", "modify", "modify2", "read", "read2", "borrow", "mutate", "init",
    "willset", "didset", "unsafeAddressor", "unsafeMutableAddressor",
  ]

  /// Takes the path off the beginning of `text`, up to its arguments; nil when there is none.
  init?(_ text: inout DemangledText) {
    isInExtension = text.drop("(extension in *):")
    repeat {
      if text.drop("(") {
        guard let name = text.takeName(), text.drop(" in *)") else { return nil }
        names.append(name)
      } else if let name = text.takeName() {
        names.append(name)
      } else {
        return nil
      }
      text.drop("<>")
    } while text.drop(".")
  }

  /// The names without those of a function or a variable, and of its accessor; nil when what
  /// follows the path shows that it is the name of none of these.
  func typeNames(before rest: DemangledText) -> [String]? {
    if rest.starts(with: " : ") {
      let isAccessor = names.last.map(Self.accessors.contains) ?? false
      return names.dropLast(isAccessor ? 2 : 1)
    }
    // The module itself is the scope of top-level code.
    let isEnd = rest.isEmpty || rest.starts(with: " with unmangled suffix ")
    if isEnd, names.count == 1, !(names[0].hasSuffix("deinit")) { return names }
    let isFunction = ["(", " infix(", " prefix(", " postfix("].contains(where: rest.starts(with:))
    return isEnd || isFunction ? names.dropLast() : nil
  }
}
