/// The order of texts by their UTF-8 bytes, which no Unicode table can change.
///
/// The bytes lie side by side, and texts are compared by eight of them at a time, behind what they
/// begin with alike: sorting many names that differ in their middle reads little memory, and none
/// of it far away.
package struct ByteOrder {
  private struct Item {
    /// The next eight bytes, the first on top; 0 behind the end.
    var key: UInt64
    /// How many of these there are.
    var size: UInt8
    var index: Int32
  }

  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]

  /// O(*n*).
  package init(_ texts: some Collection<String>) {
    starts.reserveCapacity(texts.count + 1)
    bytes.reserveCapacity(texts.count * 32)
    for var text in texts {
      text.withUTF8 { bytes.append(contentsOf: $0) }
      starts.append(bytes.count)
    }
  }

  /// The places of the texts in their order. O(*n* log *n*).
  ///
  /// - Parameter ties: orders the places of texts that are the same.
  package func sorted(ties areInOrder: (Int, Int) -> Bool = { $0 < $1 }) -> [Int] {
    var items = (0..<starts.count - 1).map { Item(key: 0, size: 0, index: Int32($0)) }
    items.withUnsafeMutableBufferPointer { items in
      var left = [(range: items.indices, offset: 0)]
      while let (range, offset) = left.popLast() {
        var part = UnsafeMutableBufferPointer(rebasing: items[range])
        let start = offset + sharedCount(part, offset)
        sort(&part, at: start)
        var first = 0
        while first < part.count {
          var end = first + 1
          while end < part.count, part[end].key == part[first].key,
            part[end].size == part[first].size
          {
            end += 1
          }
          if end - first > 1 {
            if part[first].size == 8 {
              left.append((range.lowerBound + first..<range.lowerBound + end, start + 8))
            } else {
              var same = UnsafeMutableBufferPointer(rebasing: part[first..<end])
              same.sort { areInOrder(Int($0.index), Int($1.index)) }
            }
          }
          first = end
        }
      }
    }
    return items.map { Int($0.index) }
  }

  private func sort(_ part: inout UnsafeMutableBufferPointer<Item>, at start: Int) {
    for index in part.indices {
      let rest = rest(of: part[index], from: start)
      var key: UInt64 = 0
      for byte in rest.prefix(8) { key = key << 8 | UInt64(byte) }
      let size = min(rest.count, 8)
      part[index].key = size == 0 ? 0 : key << UInt64(64 - 8 * size)
      part[index].size = UInt8(size)
    }
    part.sort { $0.key == $1.key ? $0.size < $1.size : $0.key < $1.key }
  }

  /// How many bytes all of them have in common.
  private func sharedCount(_ part: UnsafeMutableBufferPointer<Item>, _ offset: Int) -> Int {
    guard let first = part.first else { return 0 }
    let model = rest(of: first, from: offset)
    var count = model.count
    for item in part.dropFirst() {
      let other = rest(of: item, from: offset)
      count = min(count, other.count)
      var same = 0
      while same < count,
        model[model.startIndex + same] == other[other.startIndex + same]
      {
        same += 1
      }
      count = same
      guard count > 0 else { break }
    }
    return count
  }

  private func rest(of item: Item, from offset: Int) -> ArraySlice<UInt8> {
    let index = Int(item.index)
    return bytes[min(starts[index] + offset, starts[index + 1])..<starts[index + 1]]
  }
}
