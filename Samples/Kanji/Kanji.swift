/// A character, what it means, and words to remember it by.
struct Kanji {
  var character: String
  var meanings: [String]
  var words: [Word]
}

/// A word written with kanji.
struct Word {
  var text: String
  /// How it is said, in kana.
  var reading: String
  var meaning: String
}

/// Finds kanji.
struct KanjiStorage {
  let allKanji = Kanji.all

  /// The kanji that a word is written with, in its order, as far as they are known.
  func kanji(in word: Word) -> [Kanji] {
    word.text.compactMap { character in
      allKanji.first { $0.character == String(character) }
    }
  }
}
