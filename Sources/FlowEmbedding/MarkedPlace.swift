/// A place in Markdown for a diagram: a mark that says which, what stands there now, and the mark
/// that ends it.
public struct MarkedPlace: Sendable, Hashable {
  /// What a mark says about its diagram: `view=flow`, or a bare word such as `backs`.
  public struct Option: Sendable, Hashable {
    public var name: String
    /// Nil for a bare word.
    public var value: String?
    /// Where it stands on its line, from 1, in bytes.
    public var column: Int

    public init(name: String, value: String?, column: Int) {
      self.name = name
      self.value = value
      self.column = column
    }
  }

  public var options: [Option]
  /// The first mark's line, from 1.
  public var line: Int
  /// Where the first mark begins on its line, from 1, in bytes.
  public var column: Int
  /// The spaces before the first mark, which all lines between the marks get.
  public var indent: Int
  /// What ends the first mark's line: `\n` or `\r\n`.
  public var newline: String
  /// Where the lines between the marks are in the document, in bytes.
  public var content: Range<Int>
}
