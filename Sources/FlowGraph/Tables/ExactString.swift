import PortableC

/// A string that equals another only byte for byte.
///
/// Swift holds `é` and `e` + combining acute for equal, so a set would keep whichever came first,
/// and the text written from it would depend on the order of recording.
package struct ExactString: Sendable, Hashable {
  package let string: String

  package init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.string.utf8.count == b.string.utf8.count && order(a, b) == 0
  }

  package func hash(into hasher: inout Hasher) {
    string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    // Of two strings side by side, one must not run into the other.
    hasher.combine(UInt8.max)
  }

  /// Below 0 when the first comes before the other, above when it comes behind it.
  private static func order(_ a: Self, _ b: Self) -> Int {
    let order = a.string.utf8.withContiguousStorageIfAvailable { a in
      b.string.utf8.withContiguousStorageIfAvailable { b in
        guard let first = a.baseAddress, let second = b.baseAddress else {
          return a.count - b.count
        }
        let same = memcmp(first, second, min(a.count, b.count))
        return same == 0 ? a.count - b.count : Int(same)
      } ?? 0
    }
    return order ?? 0
  }
}

extension ExactString: Comparable {
  /// Orders by UTF-8 bytes, which no Unicode table can change.
  package static func < (a: Self, b: Self) -> Bool { order(a, b) < 0 }
}
