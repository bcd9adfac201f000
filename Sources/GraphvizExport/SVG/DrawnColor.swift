/// A colour of a drawing, with its opacity.
struct DrawnColor: Hashable {
  /// `0xRRGGBBAA`.
  let value: UInt32

  init(_ value: UInt32) {
    self.value = value
  }

  var isTransparent: Bool { value & 0xFF == 0 }
  var isOpaque: Bool { value & 0xFF == 0xFF }

  /// From 0 to 1.
  var opacity: Double { Double(value & 0xFF) / 255 }

  /// The colour on paper that is opaque; nil where nothing is seen of it.
  var color: PictureColor? {
    isTransparent
      ? nil
      : PictureColor(
        red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF))
  }
}
