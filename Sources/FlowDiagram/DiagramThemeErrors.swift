/// All that is wrong with a theme file.
public struct DiagramThemeErrors: Error, Sendable, Hashable, CustomStringConvertible {
  /// In the order of the lines; at least one.
  public var errors: [DiagramThemeError]

  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}
