/// A parser of a mark's options: words such as `backs`, and names with values such as
/// `focus="Order Summary"`.
struct MarkOptions {
  /// A part of the mark that is not an option.
  struct Failure {
    /// The bytes of the line.
    var bytes: Range<Int>
    var message: String
  }

  private let line: MarkdownLine
  private var rest: ArraySlice<UInt8>
  private(set) var options: [MarkedPlace.Option] = []
  private(set) var failures: [Failure] = []

  init(_ text: ArraySlice<UInt8>, line: MarkdownLine) {
    self.line = line
    rest = text
  }

  /// Parses up to the end, or to the first failure.
  mutating func parse() {
    while failures.isEmpty {
      rest = rest.drop(while: HTMLComment.isSpace)
      guard !rest.isEmpty else { return }
      parseOption()
    }
  }

  private mutating func parseOption() {
    let start = rest.startIndex
    let name = rest.prefix(while: Self.isInName)
    rest = rest.dropFirst(name.count)
    let isBare = rest.first.map(HTMLComment.isSpace) ?? true
    guard name.first.map({ $0 != UInt8(ascii: "-") }) ?? false,
      isBare || rest.first == UInt8(ascii: "=")
    else {
      let word = rest.prefix { !HTMLComment.isSpace($0) }
      return fail(
        start..<max(word.endIndex, start + 1),
        "not an option. Options look like view=flow or focus=\"Home\".")
    }
    let text = String(decoding: name, as: UTF8.self)
    guard !isBare else {
      options.append(
        .init(name: text, value: nil, columns: line.columns(of: start..<rest.startIndex)))
      return
    }
    rest = rest.dropFirst()
    guard let value = rest.first == UInt8(ascii: "\"") ? quoted() : bare() else {
      return fail(start..<rest.startIndex, "missing closing quote of the value of '\(text)'")
    }
    options.append(
      .init(name: text, value: value, columns: line.columns(of: start..<rest.startIndex)))
  }

  private mutating func bare() -> String {
    let value = rest.prefix { !HTMLComment.isSpace($0) }
    rest = rest.dropFirst(value.count)
    return String(decoding: value, as: UTF8.self)
  }

  /// Returns a value in quotes, in which a backslash escapes the next character; nil where no quote
  /// closes it.
  private mutating func quoted() -> String? {
    var value: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "\\"): if let next = rest.popFirst() { value.append(next) }
      default: value.append(byte)
      }
    }
    return nil
  }

  private mutating func fail(_ bytes: Range<Int>, _ message: String) {
    failures.append(Failure(bytes: bytes, message: message))
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }
}
