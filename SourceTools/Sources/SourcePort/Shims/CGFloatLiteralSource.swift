extension ShimSources {
  /// CGFloatLiteral's numbers: `8.f`.
  static let floatLiterals = """
    import PortableUIKit

    extension Int {
      public var f: CGFloat { CGFloat(self) }
    }
    extension Double {
      public var f: CGFloat { CGFloat(self) }
    }

    """
}
