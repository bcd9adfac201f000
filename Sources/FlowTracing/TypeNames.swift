/// The names and hashes of classes, worked out once for each in the process.
///
/// A class's full name costs microseconds to make; a dictionary look-up costs nanoseconds.
@MainActor
enum TypeNames {
  struct Name {
    /// The class with its module: `RayPets.HomeViewController`.
    var text: String
    var hash: UInt64
  }

  private static var names: [ObjectIdentifier: Name] = [:]

  /// The name of an object's class.
  static func name(of object: AnyObject) -> Name {
    let type: any AnyObject.Type = type(of: object)
    if let name = names[ObjectIdentifier(type)] { return name }
    let text = stable(String(reflecting: type))
    var hasher = StableHasher()
    hasher.combine(text)
    let name = Name(text: text, hash: hasher.hash)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Takes out of the name of a private or local class the context that holds an address:
  /// `App.(unknown context at $1040a8).Row` → `App.Row`.
  static func stable(_ name: String) -> String {
    guard name.contains("(unknown context at $") else { return name }
    return name.split(separator: ".").filter { !$0.hasPrefix("(unknown context at $") }
      .joined(separator: ".")
  }
}
