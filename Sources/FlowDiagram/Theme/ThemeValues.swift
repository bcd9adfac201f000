extension DiagramTheme {
  /// A colour: `#` and six hexadecimal digits, in the spelling that it was given.
  public struct Color: Sendable, Hashable, CustomStringConvertible {
    public let description: String

    /// Reads a colour; nil for any other text.
    public init?(_ text: some StringProtocol) {
      let isColor =
        text.utf8.count == 7 && text.hasPrefix("#")
        && text.dropFirst().unicodeScalars.allSatisfy {
          $0.isASCII && $0.properties.isASCIIHexDigit
        }
      guard isColor else { return nil }
      description = String(text)
    }
  }

  /// A number with the decimals that it was given: `1.0` is written otherwise than `1`.
  public struct Number: Sendable, Hashable, CustomStringConvertible {
    /// The most decimals.
    private static let mostDecimals = 6

    /// The number itself.
    public let value: Double
    private let decimals: Int

    /// Creates a number with as many decimals as it takes, one at least and six at most.
    public init(_ value: Double) {
      let text = "\(value)"
      let end = text.firstIndex(of: ".").map { text.index(after: $0) } ?? text.endIndex
      self.value = value
      decimals = min(text[end...].count, Self.mostDecimals)
    }

    /// Reads digits with or without a decimal point; nil for any other text.
    public init?(_ text: some StringProtocol) {
      let isPlain = text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
      guard isPlain, let value = Double(text) else { return nil }
      self.value = value
      let end = text.firstIndex(of: ".").map { text.index(after: $0) } ?? text.endIndex
      decimals = min(text[end...].count, Self.mostDecimals)
    }

    public var description: String {
      guard value.magnitude < 1e9 else { return "\(value)" }
      let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
      let units = Int((value.magnitude * Double(scale)).rounded())
      let whole = (value < 0 ? "-" : "") + "\(units / scale)"
      guard decimals > 0 else { return whole }
      let rest = "\(units % scale)"
      return "\(whole).\(String(repeating: "0", count: decimals - rest.count))\(rest)"
    }
  }

  /// The room around text: one number for all sides, or one for left and right and one for top and
  /// bottom.
  public struct Margin: Sendable, Hashable, CustomStringConvertible {
    /// The room at the left and right, or at all sides.
    public var horizontal: Number
    /// The room at the top and bottom, where that is another.
    public var vertical: Number?

    /// Creates a margin.
    ///
    /// - Parameters:
    ///   - horizontal: The room at the left and right, or at all sides.
    ///   - vertical: The room at the top and bottom, where that is another.
    public init(_ horizontal: Number, _ vertical: Number? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    public var description: String {
      "\(horizontal)" + (vertical.map { ",\($0)" } ?? "")
    }
  }

  /// The outline of a node.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// A rectangle.
    case box
    /// A rectangle with depth.
    case box3d
    /// As wide as high.
    case circle
    /// A rectangle with two small ones at its side.
    case component
    /// An oval as wide as its text.
    case ellipse
    /// A rectangle with a flap at its top right.
    case folder
    /// Six corners.
    case hexagon
    /// A sheet with a folded corner.
    case note
    /// Eight corners.
    case octagon
    /// The same as an ellipse.
    case oval
    /// No outline; a theme file cannot set it.
    case plaintext
    /// A rectangle with a flap at its top left.
    case tab
  }

  /// The head or the tail of an edge.
  public enum Arrow: String, Sendable, Hashable, CaseIterable {
    /// A filled square.
    case box
    /// Three lines that spread.
    case crow
    /// A filled diamond.
    case diamond
    /// A filled circle.
    case dot
    /// A triangle that is not filled.
    case empty
    /// A filled triangle that points backwards.
    case inv
    /// Nothing at all.
    case noArrow = "none"
    /// A filled triangle.
    case normal
    /// A square that is not filled.
    case obox
    /// A diamond that is not filled.
    case odiamond
    /// A circle that is not filled.
    case odot
    /// Two lines that meet.
    case open
    /// A bar across.
    case tee
    /// A filled triangle with a notch.
    case vee
  }

  /// How lines are drawn, and whether what they enclose is filled and has round corners.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// A thick line.
    case bold
    /// A line of dashes.
    case dashed
    /// A line of dots.
    case dotted
    /// An unbroken line.
    case solid
    /// The inside has a colour; edges have no inside.
    case filled
    /// The corners are round; edges have no corners.
    case rounded
  }

  /// Which ends of an edge have an arrow.
  public enum ArrowEnds: String, Sendable, Hashable, CaseIterable {
    /// The head alone.
    case forward
    /// The tail alone.
    case back
    /// Head and tail.
    case both
    /// No end.
    case neither = "none"
  }

  /// Where a name is, from left to right.
  public enum NameAlignment: String, Sendable, Hashable, CaseIterable {
    /// At the side where lines of text begin.
    case left = "l"
    /// In the middle.
    case center = "c"
    /// At the side where lines of text end.
    case right = "r"
  }

  /// Where a name is, from top to bottom.
  public enum NamePlace: String, Sendable, Hashable, CaseIterable {
    /// Above everything else.
    case top = "t"
    /// Below everything else.
    case bottom = "b"
  }
}

extension DiagramTheme.Color: ExpressibleByStringLiteral {
  /// Creates a colour from a literal, which has to be one.
  public init(stringLiteral text: String) {
    guard let color = Self(text) else {
      preconditionFailure("\"\(text)\" is not # and six hexadecimal digits")
    }
    self = color
  }
}

extension DiagramTheme.Number: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(value) }

  public init(integerLiteral value: Int) {
    self.value = Double(value)
    decimals = 0
  }
}
