extension Kanji {
  /// The first ones a child learns.
  static let all = [
    Kanji(
      character: "日", meanings: ["sun", "day"],
      words: [
        Word(text: "日本", reading: "にほん", meaning: "Japan"),
        Word(text: "日曜日", reading: "にちようび", meaning: "Sunday"),
        Word(text: "休日", reading: "きゅうじつ", meaning: "holiday"),
      ]),
    Kanji(
      character: "月", meanings: ["moon", "month"],
      words: [
        Word(text: "月曜日", reading: "げつようび", meaning: "Monday"),
        Word(text: "月日", reading: "つきひ", meaning: "time, days and months"),
      ]),
    Kanji(
      character: "火", meanings: ["fire"],
      words: [
        Word(text: "火山", reading: "かざん", meaning: "volcano"),
        Word(text: "火曜日", reading: "かようび", meaning: "Tuesday"),
      ]),
    Kanji(
      character: "木", meanings: ["tree", "wood"],
      words: [
        Word(text: "木曜日", reading: "もくようび", meaning: "Thursday"),
        Word(text: "木本", reading: "もくほん", meaning: "woody plant"),
      ]),
    Kanji(
      character: "本", meanings: ["book", "origin"],
      words: [
        Word(text: "本日", reading: "ほんじつ", meaning: "today"),
        Word(text: "日本人", reading: "にほんじん", meaning: "Japanese person"),
      ]),
    Kanji(
      character: "人", meanings: ["person"],
      words: [
        Word(text: "人口", reading: "じんこう", meaning: "population"),
        Word(text: "人魚", reading: "にんぎょ", meaning: "mermaid"),
      ]),
    Kanji(
      character: "山", meanings: ["mountain"],
      words: [
        Word(text: "山人", reading: "やまびと", meaning: "mountain dweller"),
        Word(text: "火山", reading: "かざん", meaning: "volcano"),
      ]),
    Kanji(
      character: "休", meanings: ["rest"],
      words: [
        Word(text: "休日", reading: "きゅうじつ", meaning: "holiday"),
        Word(text: "休火山", reading: "きゅうかざん", meaning: "dormant volcano"),
      ]),
    Kanji(
      character: "曜", meanings: ["day of the week"],
      words: [
        Word(text: "曜日", reading: "ようび", meaning: "day of the week"),
        Word(text: "日曜日", reading: "にちようび", meaning: "Sunday"),
      ]),
  ]
}
