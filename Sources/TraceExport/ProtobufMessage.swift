/// A Protocol Buffers message, in its wire format.
///
/// The few field types of a Perfetto trace, which spares the tool a library and generated code. See
/// https://protobuf.dev/programming-guides/encoding.
struct ProtobufMessage: Sendable {
  private enum WireType: UInt64 {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
  }

  private(set) var bytes: [UInt8] = []

  /// Appends an `int32` that is not negative, a `uint32`, a `uint64`, a `bool` or a value of an enumeration.
  mutating func append(_ field: UInt64, _ number: UInt64) {
    appendKey(field, .varint)
    appendVarint(number)
  }

  /// Appends a `fixed64`.
  mutating func append(_ field: UInt64, fixed number: UInt64) {
    appendKey(field, .fixed64)
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// Appends a `string`.
  mutating func append(_ field: UInt64, _ text: String) {
    append(field, Array(text.utf8))
  }

  /// Appends a message.
  mutating func append(_ field: UInt64, _ fill: (inout ProtobufMessage) -> Void) {
    var message = ProtobufMessage()
    fill(&message)
    append(field, message.bytes)
  }

  private mutating func append(_ field: UInt64, _ content: [UInt8]) {
    appendKey(field, .lengthDelimited)
    appendVarint(UInt64(content.count))
    bytes += content
  }

  private mutating func appendKey(_ field: UInt64, _ type: WireType) {
    appendVarint(field << 3 | type.rawValue)
  }

  private mutating func appendVarint(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
