import SwiftSyntax

/// A visitor that collects changes of a file. Everything else stays as it is, byte for byte.
class EditingVisitor: SyntaxVisitor {
  let file: SourceFile
  let index: SourceIndex
  /// The modules that the file imports.
  let modules: Set<String>
  private(set) final var edits: [SourceEdit] = []

  init(_ file: SourceFile, index: SourceIndex, modules: Set<String>) {
    self.file = file
    self.index = index
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the changes of the file.
  final func changes() -> [SourceEdit] {
    walk(file.tree)
    return edits
  }

  final func replace(_ node: some SyntaxProtocol, by text: String, _ note: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(
      SourceEdit(start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text, note: note))
  }

  /// Replaces a node, and keeps the numbers of the lines behind it.
  final func replaceLines(_ node: some SyntaxProtocol, by text: String, _ note: String) {
    func lines(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
    let missing = max(0, lines(node.trimmedDescription) - lines(text))
    replace(node, by: text + String(repeating: "\n", count: missing), note)
  }

  /// Removes a node, and keeps the numbers of the lines behind it.
  final func removeLines(_ node: some SyntaxProtocol, _ note: String) {
    replaceLines(node, by: "", note)
  }

  /// Removes a node and the spaces behind it.
  final func remove(_ node: some SyntaxProtocol, _ note: String?) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(SourceEdit(start..<node.endPosition.utf8Offset, "", note: note))
  }

  final func remove(_ range: Range<AbsolutePosition>, _ note: String?) {
    let offsets = range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
    edits.append(SourceEdit(offsets, "", note: note))
  }

  final func insert(_ text: String, at position: AbsolutePosition, _ note: String) {
    let offset = position.utf8Offset
    edits.append(SourceEdit(offset..<offset, text, note: note))
  }
}
