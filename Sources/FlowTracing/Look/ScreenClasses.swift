import PortableUIKit
import SwiftRuntimeLayout

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// The classes of screens that a program has, whether or not it shows them.
@MainActor
package enum ScreenClasses {
  /// The screens in the modules of some types that are neither among these nor above one of them.
  ///
  /// See-through containers do not count. On Linux it takes the executable's symbol table.
  ///
  /// Complexity: O(*n*) in the program's functions.
  ///
  /// - Parameter types: full names, module first.
  /// - Returns: full names, sorted.
  package static func notSeen(among types: Set<String>) -> [String] {
    let modules = Set(types.map { $0.prefix { $0 != "." } })
    let screens = all.map { (type: $0, name: TypeNames.stable(String(reflecting: $0))) }
      .filter { modules.contains($0.name.prefix { $0 != "." }) && isOfApp($0.type) }
    let seen = screens.filter { types.contains($0.name) }
    let above = Set(
      seen.flatMap { sequence(first: $0.type as AnyClass) { _getSuperclass($0) } }
        .map { ObjectIdentifier($0) })
    return screens.filter { !above.contains(ObjectIdentifier($0.type)) }.map(\.name).sorted()
  }

  /// Of some screens, those that no code of the program can make: none takes their class as a type, as
  /// far as the executable shows it. Empty where it does not, as in an optimised build.
  ///
  /// - Parameter names: full names, module first.
  package static func unused(among names: [String]) -> [String] { names.filter(unused.contains) }

  private static let unused: Set<String> = {
    #if canImport(ObjectiveC)
      []
    #else
      let screens = CallStack.symbols.names(from: "$s", to: "CMa")
        .filter { _typeByName("\($0)C") is UIViewController.Type }
      return Set(
        CallStack.symbols.untakenClasses(among: screens)
          .compactMap { _typeByName("\($0)C") }
          .map { TypeNames.stable(String(reflecting: $0)) })
    #endif
  }()

  /// The full name of a class of screens; nil for one of the platform, and for a see-through container.
  package static func name(of type: UIViewController.Type) -> String? {
    isOfApp(type) ? TypeNames.stable(String(reflecting: type)) : nil
  }

  /// Whether the app made a class, and one does not see through it.
  private static func isOfApp(_ type: UIViewController.Type) -> Bool {
    !TypeNames.isOfPlatform(type)
      && !ContainerClass(type).isTransparent
  }

  private static var all: [UIViewController.Type] {
    #if canImport(ObjectiveC)
      var count: UInt32 = 0
      guard let list = objc_copyClassList(&count) else { return [] }
      defer { free(UnsafeMutableRawPointer(list)) }
      let classes = UnsafeBufferPointer(start: UnsafePointer<AnyClass>(list), count: Int(count))
      return classes.filter(isScreen).compactMap { $0 as? UIViewController.Type }
    #else
      // Each class has a function that makes its metadata, named after it.
      CallStack.symbols.names(from: "$s", to: "CMa")
        .compactMap { _typeByName("\($0)C") as? UIViewController.Type }
    #endif
  }

  #if canImport(ObjectiveC)
    /// Whether a class is below `UIViewController`, found without sending it a message: not every
    /// class of Objective-C takes one.
    private static func isScreen(_ type: AnyClass) -> Bool {
      let screen = ObjectIdentifier(UIViewController.self)
      return sequence(first: type) { class_getSuperclass($0) }
        .contains { ObjectIdentifier($0) == screen }
    }
  #endif
}
