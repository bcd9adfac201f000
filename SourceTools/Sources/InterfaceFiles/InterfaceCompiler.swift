/// Compiles storyboards and xibs into Swift that builds their views on the stand-in for UIKit.
public struct InterfaceCompiler: Sendable {
  /// The language in which titles are shown; `nil` for the one in which the app is developed.
  public var language: String?

  /// Creates a compiler.
  public init(language: String? = nil) {
    self.language = language
  }

  /// Compiles interface files. What cannot be compiled is left out and noted; the rest is done.
  ///
  /// - Parameters:
  ///   - storyboards: The `.storyboard` files.
  ///   - xibs: The `.xib` files.
  ///   - strings: The `.strings`, `.stringsdict` and `.xcstrings` files.
  ///   - infoPlist: The app's `Info.plist`, if it has one.
  ///   - classes: The classes of the app's sources.
  /// - Returns: The generated files, what was left out, and how the app is launched.
  public func compile(
    storyboards: [InterfaceFile], xibs: [InterfaceFile], strings: [InterfaceFile],
    infoPlist: InterfaceFile?, classes: ClassTable
  ) -> CompiledInterface {
    CompiledInterface()
  }
}
