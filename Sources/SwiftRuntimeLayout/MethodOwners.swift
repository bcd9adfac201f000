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
  ///   - method: the method with its labels: `tableView(_:commit:forRowAt:)`.
  ///   - end: the end of the mangled name: its last parameter, and `tF`.
  package init(of method: String, endingWith end: String) {
    #if os(Linux)
      // A word of the name stands in the symbol, if not in the name itself, because it is in the type's.
      let words = Self.words(of: method)
      let symbols = CallStack.symbols.names(from: "$s", to: end)
        .filter { symbol in words.allSatisfy { strstr(symbol, $0) != nil } }
      names = Set(symbols.compactMap { SwiftSymbol.typeName("$s\($0)\(end)", of: method) })
    #else
      names = []
    #endif
  }

  /// The words of a method's name and labels, as they are mangled: each begins with a capital letter but for the
  /// first.
  private static func words(of method: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in method {
      guard character.isLetter else {
        isInWord = false
        continue
      }
      if isInWord, !character.isUppercase {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isInWord = true
    }
    return words
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
