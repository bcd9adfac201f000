/// Finds one of a few names by its bytes, without making a string of them.
struct NameTable<Name: Sendable>: Sendable {
  private let names: [Name]
  private let texts: [[UInt8]]
  private let words: [UInt64]

  init(_ names: some Sequence<Name>, text: (Name) -> String) {
    self.names = Array(names)
    texts = self.names.map { Array(text($0).utf8) }
    words = texts.map { $0.withUnsafeBufferPointer(Self.word) }
  }

  subscript(_ bytes: UnsafeBufferPointer<UInt8>) -> Name? {
    let word = Self.word(bytes)
    for index in words.indices
    where words[index] == word && (bytes.count < 8 || texts[index].elementsEqual(bytes)) {
      return names[index]
    }
    return nil
  }

  /// The length and the first seven bytes: all there is to most names.
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    bytes.prefix(7).reduce(UInt64(truncatingIfNeeded: bytes.count)) { $0 << 8 | UInt64($1) }
  }
}

extension NameTable where Name: RawRepresentable<String> & CaseIterable {
  /// All cases of an enumeration, by their raw values.
  init() {
    self.init(Name.allCases, text: \.rawValue)
  }
}
