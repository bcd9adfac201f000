/// A character, what it means, and words to remember it by.
struct Kanji {
  var character: String
  var meanings: [String]
  var words: [Word]
}
