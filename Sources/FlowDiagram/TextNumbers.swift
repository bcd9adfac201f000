import FlowGraph

/// The places of texts in a list, found by their bytes.
///
/// Texts are long and looked up once or twice each, so what a look-up costs is mostly hashing: this
/// takes eight bytes at a time.
struct TextNumbers {
  private struct Slot {
    var hash: UInt32
    /// One more than the place; 0 where there is none.
    var place: UInt32
  }

  let texts: [String]
  private var slots: [Slot]
  /// For each of the texts, the place of the first that is the same.
  private(set) var firsts: [Int] = []

  /// O(*n*).
  init(_ texts: [String]) {
    self.texts = texts
    var size = 8
    while size < texts.count * 2 { size *= 2 }
    slots = Array(repeating: Slot(hash: 0, place: 0), count: size)
    firsts.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      let hash = Self.hash(text)
      let (slot, place) = find(text, hash)
      firsts.append(place ?? index)
      if place == nil { slots[slot] = Slot(hash: hash, place: UInt32(index + 1)) }
    }
  }

  /// The first place of a text; nil where it is none of them. O(1) on average.
  subscript(_ text: String) -> Int? { find(text, Self.hash(text)).place }

  /// How often each of the texts is among them. O(*n*).
  var uses: [Int] {
    var counts = Array(repeating: 0, count: texts.count)
    for first in firsts { counts[first] += 1 }
    return firsts.map { counts[$0] }
  }

  /// The slot that holds a text or would hold it, and the text's place.
  private func find(_ text: String, _ hash: UInt32) -> (slot: Int, place: Int?) {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot].place > 0 {
      let place = Int(slots[slot].place) - 1
      if slots[slot].hash == hash, ExactString(texts[place]) == ExactString(text) {
        return (slot, place)
      }
      slot = (slot + 1) & mask
    }
    return (slot, nil)
  }

  private static func hash(_ text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var hash = UInt64(bytes.count)
      var offset = 0
      while offset + 8 <= bytes.count {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest << 8 | UInt64(bytes[offset])
        offset += 1
      }
      mix(rest, into: &hash)
      return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
  }

  private static func mix(_ word: UInt64, into hash: inout UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    hash = product.high ^ product.low
  }
}
