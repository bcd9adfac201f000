/// The types whose code runs at one return address, by the names of the functions that are there.
@MainActor
package struct FrameTypes {
  /// The types, innermost first: several where functions were inlined. It is
  /// ``CallStackType/hidden`` alone where functions of several types were merged.
  package let types: [CallStackType]
  /// Whether any of the functions is Swift's.
  package let isSwift: Bool

  /// - Parameter names: mangled names, innermost first, as a symbol table has them.
  init(names: [UnsafePointer<CChar>]) {
    self.init(names.compactMap(SwiftFunction.init))
  }

  /// - Parameter names: mangled names, innermost first; the last is the one of the function that the
  ///   others were inlined into.
  package init(names: [String]) {
    self.init(names.compactMap { $0.withCString(SwiftFunction.init) })
  }

  private init(_ functions: [SwiftFunction]) {
    self.init(
      typeNames: functions.compactMap(\.typeName), isSwift: !functions.isEmpty,
      isMerged: functions.last?.isMerged == true)
  }

  /// - Parameters:
  ///   - typeNames: the full names of the functions' types, innermost first.
  ///   - isSwift: whether any of the functions is Swift's.
  ///   - isMerged: whether functions of several types share the code.
  package init(typeNames: [String], isSwift: Bool, isMerged: Bool) {
    self.isSwift = isSwift
    types =
      isMerged
      ? [.hidden]
      : typeNames.filter { !Self.isOfTracing($0) }.map { CallStackType(name: $0) }
  }

  /// Whether a type is one of those that trace: the code that notes a call is on the stack itself.
  private static func isOfTracing(_ name: String) -> Bool {
    name.hasPrefix("FlowTracing.") || name.hasPrefix("SwiftRuntimeLayout.")
  }
}

/// What the mangled name of a Swift function shows.
private struct SwiftFunction {
  let typeName: String?
  let isMerged: Bool

  /// Nil for a function of another language.
  init?(_ name: UnsafePointer<CChar>) {
    guard SwiftSymbol.isSwift(name) else { return nil }
    isMerged = SwiftSymbol.isMerged(name)
    typeName = SwiftSymbol.typeName(name)
  }
}
