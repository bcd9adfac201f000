import FlowGraph

/// The places of texts in a list, found by their bytes.
struct TextNumbers {
  let texts: [String]
  /// For each of the texts, the place of the first that is the same.
  private(set) var firsts: [Int] = []
  private var numbers: TextInterner
  /// By number.
  private var places: [Int] = []

  /// O(*n*).
  init(_ texts: [String]) {
    self.texts = texts
    numbers = TextInterner(capacity: texts.count)
    firsts.reserveCapacity(texts.count)
    places.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      let number = Int(numbers.number(of: text))
      if number == places.count { places.append(index) }
      firsts.append(places[number])
    }
  }

  /// The first place of a text; nil where it is none of them. O(1) on average.
  subscript(_ text: String) -> Int? { numbers.knownNumber(of: text).map { places[Int($0)] } }

  /// How often each of the texts is among them. O(*n*).
  var uses: [Int] {
    var counts = Array(repeating: 0, count: texts.count)
    for first in firsts { counts[first] += 1 }
    return firsts.map { counts[$0] }
  }
}
