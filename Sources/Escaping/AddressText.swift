/// Text in an address: percent-encoded, so that it ends no part of it.
package enum AddressText {
  /// Returns a text percent-encoded but for what RFC 3986 calls unreserved. O(*n*).
  package static func component(_ text: String) -> String { encoded(text, keepsSlashes: false) }

  /// Returns a relative path percent-encoded but for slashes and unreserved characters. O(*n*).
  package static func path(_ text: String) -> String { encoded(text, keepsSlashes: true) }

  /// Returns an address with its delimiters and escapes as they are, and what no address has encoded. O(*n*).
  package static func whole(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let stays = isUnreserved(byte) || "%:/?#[]@!$&'()*+,;={}".utf8.contains(byte)
      result += stays ? String(Unicode.Scalar(byte)) : encoded(byte)
    }
  }

  private static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (byte < 0x10 ? "0" : "") + digits
  }

  private static func encoded(_ text: String, keepsSlashes: Bool) -> String {
    text.utf8.reduce(into: "") { result, byte in
      if isUnreserved(byte) || keepsSlashes && byte == UInt8(ascii: "/") {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += encoded(byte)
      }
    }
  }

  /// Whether a byte of an address stands for itself (RFC 3986, 2.3).
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
