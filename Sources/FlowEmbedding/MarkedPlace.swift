/// A place in Markdown for a diagram, between the mark that describes it and the mark that ends it.
public struct MarkedPlace: Sendable, Hashable {
  /// An option of a mark: `view=flow`, or a word such as `backs`.
  public struct Option: Sendable, Hashable {
    /// The word, or what is before the `=`.
    public var name: String
    /// Nil for a word.
    public var value: String?
    /// The columns of its line: characters, from 1.
    public var columns: Range<Int>

    public init(name: String, value: String?, columns: Range<Int>) {
      self.name = name
      self.value = value
      self.columns = columns
    }
  }

  /// The options of the first mark, in order.
  public var options: [Option]
  /// The line number of the first mark, from 1.
  public var line: Int
  /// The column of the first mark, from 1.
  public var column: Int
  /// The number of spaces before the first mark, which indent the content, too.
  public var indent: Int
  /// The line break of the first mark: `\n` or `\r\n`.
  public var newline: String
  /// The bytes of the document between the marks.
  public var content: Range<Int>
}
