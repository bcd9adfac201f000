extension ShimSources {
  /// ManualLayout's names for the sides and sizes of views.
  static let manualLayout = """
    import PortableUIKit

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
      @discardableResult public func sizeToFit(_ width: CGFloat, _ height: CGFloat) -> CGSize {
        sizeToFit(CGSize(width: width, height: height))
      }
      @discardableResult public func sizeToFit(_ constraint: CGSize) -> CGSize {
        let fitting = sizeThatFits(constraint)
        size = CGSize(
          width: min(fitting.width, constraint.width), height: min(fitting.height, constraint.height))
        return size
      }
    }

    """
}
