#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What a symbol of Swift code contains.
enum SwiftSymbol {
  /// The type whose code a function is, such as `MerchTabs.AuthCoordinator`.
  ///
  /// - Parameter symbol: the function's mangled name, which begins with `$s`.
  static func typeName(_ symbol: UnsafePointer<CChar>) -> String? {
    guard isSwift(symbol) else { return nil }
    let mangled = UnsafeBufferPointer(start: symbol, count: strlen(symbol))
    guard let text = Platform.demangled(mangled) else { return nil }
    return typeName(in: text, of: mangled)
  }

  /// The type of which a function is a method.
  ///
  /// - Parameters:
  ///   - symbol: the function's mangled name, which begins with `$s`.
  ///   - method: the method with its labels: `tableView(_:commit:forRowAt:)`.
  static func typeName(_ symbol: UnsafePointer<CChar>, of method: String) -> String? {
    let mangled = UnsafeBufferPointer(start: symbol, count: strlen(symbol))
    let parts = method.split { "(:)".contains($0) }
    guard isSwift(symbol), let base = parts.first, let text = Platform.demangled(mangled),
      strstr(text, ".\(base)(") != nil,
      parts.dropFirst().allSatisfy({ $0 == "_" || strstr(text, "\($0): ") != nil })
    else { return nil }
    return typeName(in: text, of: mangled)
  }

  private static func typeName(
    in text: String, of mangled: UnsafeBufferPointer<CChar>
  ) -> String? {
    guard let name = DemangledName(text) else { return nil }
    if name.isInExtension, isProtocol(name.typeName, in: mangled) { return nil }
    return name.typeName
  }

  /// Whether a symbol is one of Swift's: `$s` and what is mangled.
  static func isSwift(_ symbol: UnsafePointer<CChar>) -> Bool {
    symbol[0] == 0x24 && symbol[1] == 0x73
  }

  /// Whether a function is the common code of several that the optimiser merged: its name is one of
  /// theirs, which need not be the one that was called.
  static func isMerged(_ symbol: UnsafePointer<CChar>) -> Bool {
    let count = strlen(symbol)
    return count > 2 && symbol[count - 2] == 0x54 && symbol[count - 1] == 0x6D  // "Tm"
  }

  /// Whether a type that a mangled name begins with is a protocol.
  ///
  /// Demangled text does not show it. In the mangled name the protocol ends with `P`, and up to there
  /// it is a mangled name as well.
  private static func isProtocol(
    _ typeName: String, in mangled: UnsafeBufferPointer<CChar>
  ) -> Bool {
    mangled.indices.contains { index in
      mangled[index] == 0x50
        && Platform.demangled(UnsafeBufferPointer(rebasing: mangled[...index])) == typeName
    }
  }
}
