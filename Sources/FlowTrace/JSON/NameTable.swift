/// A table of a few names that is looked up by bytes, so that reading a key allocates nothing.
///
/// Every key of every event is looked up here. A name's place is its length and first seven bytes,
/// multiplied once: see ``JSONScanner`` for what that saves.
struct NameTable<Name: Sendable>: Sendable {
  /// The names' words, each at its hash or in the next free place after it; 0 is free.
  private var words: [UInt64]
  private var places: [Int]
  private let names: [Name]
  private let texts: [[UInt8]]
  private let shift: UInt64

  init(_ names: some Sequence<Name>, text: (Name) -> String) {
    self.names = Array(names)
    texts = self.names.map { Array(text($0).utf8) }
    var bits: UInt64 = 1
    while 1 << bits < texts.count * 3 { bits += 1 }
    shift = 64 - bits
    words = Array(repeating: 0, count: 1 << bits)
    places = Array(repeating: 0, count: 1 << bits)
    for (place, text) in texts.enumerated() {
      let word = text.withUnsafeBufferPointer(Self.word)
      var index = index(of: word)
      while words[index] != 0 { index = (index + 1) & (words.count - 1) }
      words[index] = word
      places[index] = place
    }
  }

  /// The name with these bytes; nil where there is none.
  subscript(_ bytes: UnsafeBufferPointer<UInt8>) -> Name? {
    let word = Self.word(bytes)
    var index = index(of: word)
    while words[index] != 0 {
      let place = places[index]
      if words[index] == word, Self.isSame(texts[place], bytes) {
        return names[place]
      }
      index = (index + 1) & (words.count - 1)
    }
    return nil
  }

  /// Whether a text has the same bytes as another of the same word.
  private static func isSame(_ text: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 7
    while index < bytes.count {
      guard index < text.count, text[index] == bytes[index] else { return false }
      index += 1
    }
    return index == text.count || bytes.count < 8
  }

  private func index(of word: UInt64) -> Int {
    Int((word &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  /// Returns the length and the first seven bytes, in one integer.
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var word = UInt64(truncatingIfNeeded: bytes.count)
    for index in 0..<min(bytes.count, 7) { word = word << 8 | UInt64(bytes[index]) }
    return word
  }
}

extension NameTable where Name: RawRepresentable<String> & CaseIterable {
  /// A table of all cases of an enumeration, by their raw values.
  init() {
    self.init(Name.allCases, text: \.rawValue)
  }
}
