extension CanonicalNames {
  private static let screenEndings = ["ViewController", "Controller"]

  /// A screen's class without the ending that says only that it is a screen: `Home`.
  ///
  /// A class of the system keeps its whole name, which everybody knows it by: `UIAlertController`.
  package func briefType(ofScreen name: FlowGraph.Name) -> String {
    let type = typeName(of: name)
    guard let ending = Self.screenEndings.first(where: type.hasSuffix), !Self.isOfSystem(name.type)
    else { return type }
    let rest = type.utf8.dropLast(ending.utf8.count)
    return rest.last.map { $0 == UInt8(ascii: ".") } ?? true ? type : String(Substring(rest))
  }

  /// Classes of Objective-C have no module, and begin with two capitals; the stand-in's has one.
  private static func isOfSystem(_ type: String) -> Bool {
    guard let dot = type.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      return beginsWithCapitals(type[...])
    }
    return type[..<dot].hasSuffix("UIKit")
      && beginsWithCapitals(type[dot...].drop { $0 == "." })
  }

  private static func beginsWithCapitals(_ name: Substring) -> Bool {
    name.count > 2 && name.prefix(2).allSatisfy(\.isUppercase)
  }
}
