import FlowDiagram

/// The addresses of the source code of screens and coordinators.
///
///     SourceLinks(base: "https://example.com/Shop/{name}.swift").link(to: "CartViewController")
///
///     https://example.com/Shop/CartViewController.swift
///
/// Where the base has no `{name}`, the name is added at its end.
public struct SourceLinks: Sendable, Hashable {
  private static let place = "{name}"

  /// The address, with or without `{name}`.
  public var base: String

  public init(base: String) {
    self.base = base
  }

  /// Returns the address of a type.
  func link(to name: String) -> String {
    let escaped = Self.escaped(name)
    return base.contains(Self.place)
      ? base.replacing(Self.place, with: escaped) : base + escaped
  }

  /// Returns a text percent-encoded but for unreserved characters.
  private static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.append(Character(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
