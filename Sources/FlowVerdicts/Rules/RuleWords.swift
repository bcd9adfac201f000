/// The words of one line of a rules file, read from left to right.
struct RuleWords {
  struct Word {
    var text: String
    /// Counted from 1.
    var column: Int
    /// A name in quotes is never a keyword.
    var isQuoted = false

    /// The word's columns in the line, from 1.
    var columns: Range<Int> { column..<(column + text.count + (isQuoted ? 2 : 0)) }
  }

  let line: String
  private(set) var words: [Word] = []
  private var next = 0

  /// Takes a line apart: words end at spaces and commas, quotes hold names with spaces together,
  /// and `#` begins a comment.
  init(_ line: String) {
    self.line = line
    var word: Word?
    var isQuoted = false
    for (offset, character) in line.enumerated() {
      let column = offset + 1
      if isQuoted {
        if character == "\"" { isQuoted = false } else { word?.text.append(character) }
      } else if character == "\"", word == nil {
        isQuoted = true
        word = Word(text: "", column: column, isQuoted: true)
      } else if character == "#", word == nil {
        break
      } else if character.isWhitespace || character == "," {
        if let word { words.append(word) }
        word = nil
        if character == "," { words.append(Word(text: ",", column: column)) }
      } else if word == nil {
        word = Word(text: String(character), column: column)
      } else {
        word?.text.append(character)
      }
    }
    if let word { words.append(word) }
  }

  var isEmpty: Bool { words.isEmpty }
  var isAtEnd: Bool { next == words.count }
  var current: Word? { next < words.count ? words[next] : nil }

  /// The columns of the next word; at the end of the line, the place after it.
  var columns: Range<Int> { current?.columns ?? (line.count + 1)..<(line.count + 1) }

  /// The words from the first one on, as they were written.
  var text: String {
    words.map { $0.isQuoted ? "\"\($0.text)\"" : $0.text }.joined(separator: " ")
      .split(separator: " ,", omittingEmptySubsequences: false).joined(separator: ",")
  }

  /// Passes over `keywords` where they come next, all of them or none.
  mutating func skip(_ keywords: String...) -> Bool {
    let ahead = words[next...].prefix(keywords.count)
    guard ahead.count == keywords.count,
      zip(ahead, keywords).allSatisfy({ !$0.isQuoted && $0.text == $1 })
    else { return false }
    next += keywords.count
    return true
  }

  mutating func word() -> Word? {
    guard let current, current.isQuoted || current.text != "," else { return nil }
    next += 1
    return current
  }
}
