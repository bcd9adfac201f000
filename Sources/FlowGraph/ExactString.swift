/// A string that equals another only byte for byte.
///
/// Swift holds `é` and `e` + combining acute for equal, so a set would keep whichever came first,
/// and the text written from it would depend on the order of recording.
package struct ExactString: Sendable, Hashable {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.string == b.string && a.string.utf8.elementsEqual(b.string.utf8)
  }
}

extension ExactString: Comparable {
  /// Orders by UTF-8 bytes, which no Unicode table can change.
  package static func < (a: Self, b: Self) -> Bool {
    a.string.utf8.lexicographicallyPrecedes(b.string.utf8)
  }
}
