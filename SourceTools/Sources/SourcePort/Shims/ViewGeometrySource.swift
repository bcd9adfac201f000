extension ShimSources {
  /// The sides and sizes of views by their names, as in ManualLayout, and CGFloatLiteral's `8.f`.
  static let viewGeometry = """
    import PortableUIKit

    extension Int {
      public var f: CGFloat { CGFloat(self) }
    }
    extension Double {
      public var f: CGFloat { CGFloat(self) }
    }

    extension UIView {
      public var origin: CGPoint {
        get { frame.origin }
        set { frame.origin = newValue }
      }
      public var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
      }
      public var x: CGFloat {
        get { frame.origin.x }
        set { frame.origin.x = newValue }
      }
      public var y: CGFloat {
        get { frame.origin.y }
        set { frame.origin.y = newValue }
      }
      public var width: CGFloat {
        get { frame.size.width }
        set { frame.size.width = newValue }
      }
      public var height: CGFloat {
        get { frame.size.height }
        set { frame.size.height = newValue }
      }
      public var left: CGFloat {
        get { x }
        set { x = newValue }
      }
      public var top: CGFloat {
        get { y }
        set { y = newValue }
      }
      public var right: CGFloat {
        get { frame.maxX }
        set { x = newValue - width }
      }
      public var bottom: CGFloat {
        get { frame.maxY }
        set { y = newValue - height }
      }
      public var centerX: CGFloat {
        get { center.x }
        set { center.x = newValue }
      }
      public var centerY: CGFloat {
        get { center.y }
        set { center.y = newValue }
      }
      public func sizeToFit(width: CGFloat) {
        size = CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
      }
      public func sizeToFit(height: CGFloat) {
        size = CGSize(width: sizeThatFits(CGSize(width: 0, height: height)).width, height: height)
      }
      public func sizeToFit(width: CGFloat, height: CGFloat) {
        size = sizeThatFits(CGSize(width: width, height: height))
      }
    }

    """
}
