import InterfaceFiles

/// The initializers without parameters of views and screens, for generic code that constructs them:
/// `T()`. In Objective-C such an initializer takes the place of UIKit's. In Swift it is another one,
/// so its class says that it has one.
struct OwnInitializers {
  private let index: SourceIndex

  init(_ index: SourceIndex) { self.index = index }

  /// Returns what is added to the classes of a file.
  func edits(of file: SourceFile) -> [SourceEdit] {
    guard index.constructsGenerically else { return [] }
    return file.declarations.filter { $0.kind == .class && isMadeByOwn($0) }.map { type in
      let access = type.modifiers.contains { ["public", "open"].contains($0) } ? "public " : ""
      return SourceEdit(
        type.rightBrace..<type.rightBrace,
        " \(access)override class func constructed() -> UIResponder? { \(type.ownName)() }; ",
        note: "constructed() added to \(type.name) for its initializer")
    }
  }

  /// Whether a view or a screen has an initializer without parameters, of its own or from a class of
  /// the app.
  private func isMadeByOwn(_ type: TypeDeclaration) -> Bool {
    let line = index.lineage(of: type)
    guard let foreign = line.foreign, UIKitClasses.lineage(of: foreign).contains("UIResponder")
    else { return false }
    for ancestor in line.own {
      let initializers = ancestor.initializers
      if initializers.contains(where: { $0.labels.isEmpty }) { return true }
      // A class with designated initializers inherits none.
      guard initializers.allSatisfy({ $0.isConvenience || $0.labels == ["coder"] }) else {
        return false
      }
    }
    return false
  }
}
