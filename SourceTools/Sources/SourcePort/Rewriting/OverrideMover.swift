import SwiftSyntax

/// Overrides that stand in extensions, and what they override there. Objective-C allows them; here they
/// have to stand in the body of their class.
struct OverrideMover {
  /// An override that is moved.
  struct Move {
    /// The class, as the extension names it.
    let type: String
    /// What is cut from the file.
    let range: Range<Int>
    let text: String
  }

  /// Returns the overrides of a file in extensions of the app's own classes.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - edits: What else is changed in it.
  ///   - index: What all files declare.
  static func moves(
    in file: SourceFile, _ edits: [SourceEdit], _ index: SourceIndex
  ) -> [Move] {
    guard file.declarations.contains(where: { $0.kind == .extension }) else { return [] }
    let bytes = Array(file.text.utf8)
    var moves: [Move] = []
    for statement in file.tree.statements {
      guard let node = statement.item.as(ExtensionDeclSyntax.self) else { continue }
      let type = node.extendedType.trimmedDescription.withoutGenerics
      guard let owner = index.class(type) else { continue }
      for member in node.memberBlock.members
      where member.decl.isOverride || index.overrides(member.decl, of: owner) {
        let range =
          member.decl.positionAfterSkippingLeadingTrivia
          .utf8Offset..<member.decl.endPositionBeforeTrailingTrivia.utf8Offset
        let inner = edits.filter {
          range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }.map { edit in
          SourceEdit(
            edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
            edit.replacement)
        }
        let text = String(decoding: bytes[range], as: UTF8.self)
        moves.append(Move(type: type, range: range, text: inner.applied(to: text)))
      }
    }
    return moves
  }
}

extension SourceIndex {
  /// Whether a subclass overrides a method of a class.
  fileprivate func overrides(_ declaration: DeclSyntax, of type: TypeDeclaration) -> Bool {
    guard let function = declaration.as(FunctionDeclSyntax.self) else { return false }
    let modifiers = function.modifiers.map(\.name.text)
    return !modifiers.contains("private") && !modifiers.contains("static")
      && overriddenMethods.contains("\(type.name).\(MethodDeclaration(function).fullName)")
  }
}

extension DeclSyntax {
  fileprivate var isOverride: Bool {
    let modifiers =
      self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.contains { $0.name.text == "override" } ?? false
  }
}
