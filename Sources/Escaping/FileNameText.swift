/// Text as a part of a file's name: it leads to no other folder, and hides no file.
package enum FileNameText {
  /// The most bytes, which leaves room for an ending and for the name of a temporary file.
  private static let limit = 160

  /// Returns a name with hyphens for what a file's name cannot have. O(*n*).
  ///
  /// - Parameter empty: what stands for nothing.
  package static func component(_ text: String, orElse empty: String) -> String {
    var name = String.UnicodeScalarView()
    var size = 0
    for scalar in text.unicodeScalars {
      size += UTF8.width(scalar)
      guard size <= limit else { break }
      let isPlain =
        !"/\\:".unicodeScalars.contains(scalar) && scalar.properties.generalCategory != .control
        && !(scalar == "." && name.isEmpty)
      name.append(isPlain ? scalar : "-")
    }
    return name.isEmpty ? empty : String(name)
  }
}
