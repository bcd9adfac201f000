#if os(Linux)
  import Glibc
#endif

/// The types that have a method of their own, by the symbols of the program's functions.
///
/// It answers what an Objective-C runtime answers by `responds(to:)`. A method that was inlined, or of which
/// the symbol was stripped, is not found; nor is one on Apple's platforms, which have that runtime.
@MainActor package final class MethodOwners {
  private let names: Set<String>
  /// What was found of each class.
  private var known: [ObjectIdentifier: Bool] = [:]

  /// - Parameters:
  ///   - labels: a part of the mangled name that only such methods have: `6commit8forRowAt`.
  ///   - end: the end of the mangled name: its last parameter, and `tF`.
  package init(ofMethod labels: String, endingWith end: String) {
    #if os(Linux)
      let methods = CallStack.symbols.names(from: "$s", to: end)
        .filter { strstr($0, labels) != nil }
      names = Set(methods.compactMap { SwiftSymbol.typeName("$s\($0)\(end)") })
    #else
      names = []
    #endif
  }

  /// Whether the class of an object has the method, or one that it inherits from and that is not the
  /// platform's.
  package func contains(_ object: AnyObject) -> Bool {
    names.isEmpty ? false : contains(type(of: object))
  }

  private func contains(_ type: AnyClass) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let name = TypeNames.plain(String(reflecting: type))
    let isPlatform = TypeNames.isPlatform(module: name.prefix { $0 != "." })
    let found = !isPlatform && (names.contains(name) || _getSuperclass(type).map(contains) ?? false)
    known[ObjectIdentifier(type)] = found
    return found
  }
}
