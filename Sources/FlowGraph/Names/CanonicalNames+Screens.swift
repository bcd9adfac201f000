extension CanonicalNames {
  private static let screenEndings = ["ViewController", "Controller"]

  /// A screen's class without the ending that says only that it is a screen: `Home`.
  ///
  /// A class of the system keeps its whole name, which everybody knows it by: `UIAlertController`.
  package func briefType(ofScreen name: FlowGraph.Name) -> String {
    let type = typeName(of: name)
    guard !Self.isOfSystem(name.type),
      let ending = Self.screenEndings.first(where: type.hasSuffix)
    else { return type }
    let rest = type.dropLast(ending.count)
    return rest.last.map { $0 == "." } ?? true ? type : String(rest)
  }

  /// Classes of Objective-C have no module, and begin with two capitals; the stand-in's has one.
  private static func isOfSystem(_ type: String) -> Bool {
    let parts = type.split(separator: ".", maxSplits: 1)
    guard let name = parts.last, parts.count == 1 || parts[0].hasSuffix("UIKit") else {
      return false
    }
    return name.count > 2 && name.prefix(2).allSatisfy(\.isUppercase)
  }
}
