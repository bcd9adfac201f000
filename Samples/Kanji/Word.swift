/// A word written with kanji.
struct Word {
  var text: String
  /// How it is said, in kana.
  var reading: String
  var meaning: String
}
