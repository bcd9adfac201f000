import Foundation

/// A guide at an edge of a screen's view that bars do not cover.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// The height that bars cover, which is none: nothing is laid out.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of a screen at the top or the bottom.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { 0 }
}

extension UIViewController {
  enum LayoutEdge: String {
    case top, bottom
  }

  /// The guide at an edge, created when it is first read.
  func loadedLayoutGuide(_ edge: LayoutEdge) -> any UILayoutSupport {
    let identifier = "\(edge.rawValue)LayoutGuide"
    for case let guide as EdgeLayoutGuide in view.layoutGuides where guide.identifier == identifier
    {
      return guide
    }
    let guide = EdgeLayoutGuide()
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    return guide
  }
}
