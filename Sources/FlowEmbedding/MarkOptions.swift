/// Reads what a mark says: words, and names with values, `focus="Order Summary"`.
struct MarkOptions {
  /// What cannot be read, and where.
  struct Failure {
    var column: Int
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

  /// Reads up to the end, or to the first thing that cannot be read.
  mutating func parse() {
    while failures.isEmpty {
      rest = rest.drop(while: HTMLComment.isSpace)
      guard !rest.isEmpty else { return }
      parseOption()
    }
  }

  private mutating func parseOption() {
    let column = rest.startIndex - line.start + 1
    let name = rest.prefix(while: Self.isInName)
    rest = rest.dropFirst(name.count)
    let isBare = rest.first.map(HTMLComment.isSpace) ?? true
    guard name.first.map({ $0 != UInt8(ascii: "-") }) ?? false,
      isBare || rest.first == UInt8(ascii: "=")
    else {
      return fail(column, "This is no option; options look like view=flow or focus=\"Home\"")
    }
    let text = String(decoding: name, as: UTF8.self)
    guard !isBare else {
      options.append(.init(name: text, value: nil, column: column))
      return
    }
    rest = rest.dropFirst()
    guard let value = rest.first == UInt8(ascii: "\"") ? quoted() : bare() else {
      return fail(column, "The value of \(text) has no quotation mark at its end")
    }
    options.append(.init(name: text, value: value, column: column))
  }

  private mutating func bare() -> String {
    let value = rest.prefix { !HTMLComment.isSpace($0) }
    rest = rest.dropFirst(value.count)
    return String(decoding: value, as: UTF8.self)
  }

  /// Nil when nothing ends it. A backslash takes what follows as it is.
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

  private mutating func fail(_ column: Int, _ message: String) {
    failures.append(Failure(column: column, message: message))
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }
}
