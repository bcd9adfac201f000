/// The name of a type as metadata spells it: bytes up to a zero, among which addresses are
/// embedded, whose bytes may be zero too.
struct MangledTypeName {
  enum Ownership {
    case strong, weak, unowned
    /// `unowned(unsafe)`.
    case unmanaged
  }

  let start: UnsafePointer<UInt8>
  let count: Int
  let ownership: Ownership

  init(start: UnsafePointer<UInt8>) {
    self.start = start
    var end = 0
    /// Where the letters after the last address begin.
    var letters = 0
    while start[end] != 0 {
      switch start[end] {
      case 0x01...0x17:
        end += 5
        letters = end
      case 0x18...0x1F:
        end += 9
        letters = end
      default:
        end += 1
      }
    }
    count = end
    guard end - letters >= 2, start[end - 2] == UInt8(ascii: "X") else {
      ownership = .strong
      return
    }
    switch start[end - 1] {
    case UInt8(ascii: "w"): ownership = .weak
    case UInt8(ascii: "o"): ownership = .unowned
    case UInt8(ascii: "u"): ownership = .unmanaged
    default: ownership = .strong
    }
  }
}
