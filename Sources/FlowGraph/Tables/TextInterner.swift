/// Gives each different text a small number, in order of first appearance; texts are compared by
/// their bytes.
///
/// What a look-up costs is mostly hashing. This takes eight bytes at a time, which is less than a
/// dictionary needs for a single one.
package struct TextInterner: Sendable {
  private struct Slot {
    var hash: UInt32
    /// One more than the number; 0 where there is none.
    var number: Int32
  }

  private var texts: ContiguousArray<ExactString> = []
  private var slots: ContiguousArray<Slot>

  /// - Parameter capacity: for how many texts to make room at once.
  package init(capacity: Int = 0) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(repeating: Slot(hash: 0, number: 0), count: size)
    texts.reserveCapacity(capacity)
  }

  /// How many different texts there are.
  package var count: Int { texts.count }

  package subscript(_ number: Int32) -> String { texts[Int(number)].string }

  /// The text's number, a new one if it has none. O(1) on average.
  package mutating func number(of text: String) -> Int32 {
    let text = ExactString(text)
    let hash = Self.hash(text)
    var slot = slot(of: text, hash)
    if slots[slot].number > 0 { return slots[slot].number - 1 }
    if (texts.count + 1) * 2 > slots.count {
      grow()
      slot = self.slot(of: text, hash)
    }
    texts.append(text)
    slots[slot] = Slot(hash: hash, number: Int32(texts.count))
    return Int32(texts.count) - 1
  }

  /// The text's number, if it has one. O(1) on average.
  package func knownNumber(of text: String) -> Int32? {
    let text = ExactString(text)
    let number = slots[slot(of: text, Self.hash(text))].number
    return number > 0 ? number - 1 : nil
  }

  /// The slot that holds a text, or would hold it.
  private func slot(of text: ExactString, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot].number > 0,
      slots[slot].hash != hash || texts[Int(slots[slot].number) - 1] != text
    {
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(hash: 0, number: 0), count: old.count * 2)
    let mask = slots.count - 1
    for entry in old where entry.number > 0 {
      var slot = Int(entry.hash) & mask
      while slots[slot].number > 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  private static func hash(_ text: ExactString) -> UInt32 {
    var text = text.string
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
