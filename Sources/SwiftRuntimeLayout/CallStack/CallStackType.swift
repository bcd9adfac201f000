/// A type that may have code on a call stack: a number that stands for its name.
///
/// Numbers are given once a name and never taken back; there are as many as the program has types.
@MainActor
package struct CallStackType: Hashable, Sendable {
  package let index: Int32

  private static var names: [String] = []
  private static var indices: [String: Int32] = [:]
  private static var reflected: [ObjectIdentifier: CallStackType] = [:]

  /// The type that has a number already.
  init(index: Int32) {
    self.index = index
  }

  /// The type of a name such as `MerchTabs.Outer.Inner`.
  package init(name: String) {
    if let index = Self.indices[name] {
      self.index = index
    } else {
      index = Int32(Self.names.count)
      Self.names.append(name)
      Self.indices[name] = index
    }
  }

  /// The class of an object that a trace declares.
  ///
  /// - Parameter className: its name there: with the module, and generic arguments where it has any.
  package init(className: String) {
    self.init(name: TypeNames.plain(className))
  }

  /// Stands for a function of an optimised build whose type cannot be known.
  package static let hidden = CallStackType(name: "?")

  /// The type under its name on the call stack. A second call costs a dictionary look-up.
  package init(_ type: any Any.Type) {
    if let known = Self.reflected[ObjectIdentifier(type)] {
      self = known
    } else {
      self.init(name: TypeNames.plain(String(reflecting: type)))
      Self.reflected[ObjectIdentifier(type)] = self
    }
  }

  /// A class and those above it.
  package static func chain(of type: AnyClass) -> [CallStackType] {
    sequence(first: type) { _getSuperclass($0) }.map { CallStackType($0) }
  }

  /// The type with its module and the types it is nested in, without generic arguments.
  package var name: String { Self.names[Int(index)] }
}
