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
