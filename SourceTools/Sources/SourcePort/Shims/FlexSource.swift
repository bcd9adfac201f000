extension ShimSources {
  /// FlexLayout's and PinLayout's names. Views come into the hierarchy, and get no frames.
  static let flex = #"""
    import Foundation
    import PortableUIKit

    /// A length in points or per cent.
    public protocol FlexLength {}
    extension CGFloat: FlexLength {}
    extension Double: FlexLength {}
    extension Int: FlexLength {}
    public struct FPercent: FlexLength {}
    postfix operator %
    public postfix func % (value: CGFloat) -> FPercent { FPercent() }
    public postfix func % (value: Int) -> FPercent { FPercent() }

    @preconcurrency @MainActor public final class Flex {
      public enum Direction { case column, columnReverse, row, rowReverse }
      public enum Wrap { case noWrap, wrap, wrapReverse }
      public enum JustifyContent { case start, center, end, spaceBetween, spaceAround, spaceEvenly }
      public enum AlignItems { case stretch, start, center, end, baseline }
      public enum AlignSelf { case auto, stretch, start, center, end, baseline }
      public enum AlignContent { case stretch, start, center, end, spaceBetween, spaceAround, spaceEvenly }
      public enum Position { case relative, absolute }
      public enum Display { case flex, none }
      public enum LayoutMode { case fitContainer, adjustWidth, adjustHeight }

      public private(set) weak var view: UIView?
      public var isIncludedInLayout = true
      public var intrinsicSize: CGSize { .zero }
      fileprivate init(_ view: UIView) { self.view = view }

      @discardableResult public func addItem() -> Flex { addItem(UIView()) }
      @discardableResult public func addItem(_ item: UIView) -> Flex {
        view?.addSubview(item)
        return item.flex
      }
      @discardableResult public func define(_ define: (Flex) -> Void) -> Flex {
        define(self)
        return self
      }
      public func layout(mode: LayoutMode = .fitContainer) {}
      public func markDirty() {}
      public func sizeThatFits(size: CGSize) -> CGSize { size }
      @discardableResult public func isIncludedInLayout(_ isIncluded: Bool) -> Flex { self }
      @discardableResult public func direction(_ value: Direction) -> Flex { self }
      @discardableResult public func wrap(_ value: Wrap) -> Flex { self }
      @discardableResult public func justifyContent(_ value: JustifyContent) -> Flex { self }
      @discardableResult public func alignItems(_ value: AlignItems) -> Flex { self }
      @discardableResult public func alignSelf(_ value: AlignSelf) -> Flex { self }
      @discardableResult public func alignContent(_ value: AlignContent) -> Flex { self }
      @discardableResult public func position(_ value: Position) -> Flex { self }
      @discardableResult public func display(_ value: Display) -> Flex {
        view?.isHidden = value == .none
        return self
      }
      @discardableResult public func grow(_ value: CGFloat) -> Flex { self }
      @discardableResult public func shrink(_ value: CGFloat) -> Flex { self }
      @discardableResult public func basis(_ value: (any FlexLength)?) -> Flex { self }
      @discardableResult public func aspectRatio(_ value: CGFloat?) -> Flex { self }
      @discardableResult public func aspectRatio(of view: UIImageView) -> Flex { self }
      @discardableResult public func size(_ value: CGSize?) -> Flex { self }
      @discardableResult public func size(_ value: CGFloat) -> Flex { self }
      @discardableResult public func backgroundColor(_ color: UIColor) -> Flex {
        view?.backgroundColor = color
        return self
      }
      @discardableResult public func border(_ width: CGFloat, _ color: UIColor) -> Flex { self }
      @discardableResult public func cornerRadius(_ value: CGFloat) -> Flex { self }
      @discardableResult public func margin(_ insets: UIEdgeInsets) -> Flex { self }
      @discardableResult public func padding(_ insets: UIEdgeInsets) -> Flex { self }
      @discardableResult public func margin(_ values: any FlexLength...) -> Flex { self }
      @discardableResult public func padding(_ values: any FlexLength...) -> Flex { self }
    \#(flexLengths)
    }

    @preconcurrency @MainActor public final class PinLayout {
      public enum Fit { case content, width, height, widthFlexible, heightFlexible }
      public enum Align { case left, center, right, start, end, top, bottom, none }
      public enum WrapType { case horizontally, vertically, all }
      private weak var view: UIView?
      fileprivate init(_ view: UIView) { self.view = view }
      public var safeArea: UIEdgeInsets { view?.safeAreaInsets ?? .zero }
      public var keyboardArea: CGRect { .zero }
      public func layout() {}
      @discardableResult public func all() -> PinLayout { self }
      @discardableResult public func all(_ value: any FlexLength) -> PinLayout { self }
      @discardableResult public func all(_ value: UIEdgeInsets) -> PinLayout { self }
      @discardableResult public func center(_ offset: CGFloat = 0) -> PinLayout { self }
      @discardableResult public func hCenter(_ offset: CGFloat = 0) -> PinLayout { self }
      @discardableResult public func vCenter(_ offset: CGFloat = 0) -> PinLayout { self }
      @discardableResult public func size(_ value: CGSize) -> PinLayout { self }
      @discardableResult public func size(of view: UIView) -> PinLayout { self }
      @discardableResult public func size(_ value: any FlexLength) -> PinLayout { self }
      @discardableResult public func sizeToFit(_ fit: Fit = .content) -> PinLayout { self }
      @discardableResult public func aspectRatio(_ value: CGFloat) -> PinLayout { self }
      @discardableResult public func aspectRatio() -> PinLayout { self }
      @discardableResult public func align(_ value: Align) -> PinLayout { self }
      @discardableResult public func justify(_ value: Align) -> PinLayout { self }
      @discardableResult public func pinEdges() -> PinLayout { self }
      @discardableResult
      public func wrapContent(_ type: WrapType = .all, padding: CGFloat = 0) -> PinLayout { self }
      @discardableResult public func margin(_ insets: UIEdgeInsets) -> PinLayout { self }
      @discardableResult public func margin(_ values: any FlexLength...) -> PinLayout { self }
    \#(pinLengths)
    }

    private final class LayoutKey {
      nonisolated(unsafe) static var flex: UInt8 = 0
    }
    extension UIView {
      public var flex: Flex {
        if let flex = objc_getAssociatedObject(self, &LayoutKey.flex) as? Flex { return flex }
        let flex = Flex(self)
        objc_setAssociatedObject(self, &LayoutKey.flex, flex, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return flex
      }
      public var pin: PinLayout { PinLayout(self) }
    }

    """#

  /// The methods of Flex that take a length.
  private static var flexLengths: String {
    let edges = ["Top", "Bottom", "Left", "Right", "Start", "End", "Horizontal", "Vertical"]
    let names =
      ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "top", "bottom"]
      + ["left", "right", "start", "end", "horizontally", "vertically", "all", "gap", "columnGap"]
      + ["rowGap"] + edges.flatMap { ["margin\($0)", "padding\($0)"] }
    return names.map {
      "  @discardableResult public func \($0)(_ value: (any FlexLength)?) -> Flex { self }"
    }.joined(separator: "\n")
  }

  /// The methods of PinLayout that take a length, insets, an edge or other views.
  private static var pinLengths: String {
    let edges = ["top", "bottom", "left", "right", "start", "end"]
    let margins = (edges + ["horizontal", "vertical"]).map {
      "margin" + $0.prefix(1).uppercased() + $0.dropFirst()
    }
    let places = edges + ["horizontally", "vertically"]
    let sizes = ["width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight"]
    func method(_ name: String, _ parameters: String) -> String {
      "  @discardableResult public func \(name)(\(parameters)) -> PinLayout { self }"
    }
    let lengths = (margins + places + sizes).map { method($0, "_ value: any FlexLength") }
    let plain = places.flatMap {
      [method($0, ""), method($0, "_ insets: UIEdgeInsets"), method($0, "to edge: Any")]
    }
    let others = ["width", "height"].map { method($0, "of view: UIView") }
    let beside = ["above", "below", "before", "after", "left", "right"].flatMap {
      [
        method($0, "of view: UIView, aligned: Align = .none"),
        method($0, "of views: [UIView], aligned: Align = .none"),
      ]
    }
    return (lengths + plain + others + beside).joined(separator: "\n")
  }
}
