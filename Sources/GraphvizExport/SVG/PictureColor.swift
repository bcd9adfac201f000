import PortableC

/// A colour of a picture, and its counterpart on a dark page.
struct PictureColor: Hashable {
  /// The components, from 0 to 255.
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// Parses `#rrggbb`, `black` and `white`; nil for anything else.
  init?(_ text: String) {
    switch text.lowercased() {
    case "black": self.init(red: 0, green: 0, blue: 0)
    case "white": self.init(red: 255, green: 255, blue: 255)
    case let text where text.utf8.count == 7 && text.hasPrefix("#"):
      guard let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
      self.init(
        red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    default: return nil
    }
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour as `#rrggbb`.
  var hex: String {
    let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Whether its perceived lightness is less than half.
  var isDark: Bool { Perceived(self).lightness < 0.5 }

  /// The colour of the same hue for a dark page.
  ///
  /// Backgrounds, which are nearly white, become nearly black, with larger differences, as fewer are
  /// perceived in the dark. Everything on them becomes light enough for contrast. Lightness is that of
  /// Oklab, in which equal differences look equal: https://bottosson.github.io/posts/oklab/.
  var inTheDark: PictureColor {
    var color = Perceived(self)
    let darkness = max(0, 1 - color.lightness)
    color.lightness =
      darkness < Self.darkestBackground
      ? 0.17 + 1.4 * darkness
      : 0.37 + 0.6 * pow((darkness - Self.darkestBackground) / (1 - Self.darkestBackground), 0.6)
    return color.displayed
  }

  /// The greatest darkness of a background.
  private static let darkestBackground = 0.14

  /// Returns the contrast of two colours, from 1 to 21, by WCAG 2.
  func contrast(with other: PictureColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.light(red) + 0.7152 * Self.light(green) + 0.0722 * Self.light(blue)
  }

  /// Returns the linear light of an sRGB value.
  fileprivate static func light(_ value: UInt8) -> Double {
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the sRGB value of linear light.
  fileprivate static func value(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

/// A colour in Oklab.
private struct Perceived {
  /// From 0, black, to 1, white.
  var lightness: Double
  var a: Double
  var b: Double

  init(_ color: PictureColor) {
    let red = PictureColor.light(color.red)
    let green = PictureColor.light(color.green)
    let blue = PictureColor.light(color.blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The nearest colour of this lightness that a screen can show.
  var displayed: PictureColor {
    var color = self
    for _ in 0..<40 {
      let parts = color.parts
      if parts.allSatisfy({ (-0.001...1.001).contains($0) }) { break }
      color.a *= 0.93
      color.b *= 0.93
    }
    let values = color.parts.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return PictureColor(red: values[0], green: values[1], blue: values[2])
  }

  /// Red, green and blue from 0 to 1, or beyond where a screen can't show the colour.
  private var parts: [Double] {
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ].map(PictureColor.value)
  }
}
