// What keeps a finger from a view of UIKit, which lays views out and hit-tests them itself.
#if FLOW_PHONE
  import PortableUIKit

  /// What keeps a person's finger from a view.
  enum TouchObstacle {
    /// The view, or one that it is in, takes no touches.
    case inert(UIView)
    /// Another view lies on top and takes the touches.
    case covered(by: UIView)
    /// The view lies beside what is visible.
    case outside(UIView)
  }

  extension UIView {
    /// What keeps a person's finger from the view; nil where it can be touched, and where it is
    /// scrolled out of sight.
    var touchObstacle: TouchObstacle? {
      var view: UIView? = self
      while let current = view {
        if current.isHidden || current.alpha < 0.01 || !current.isUserInteractionEnabled {
          return .inert(current)
        }
        view = current.superview
      }
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      guard let window, let hit = window.hitTest(convert(middle, to: window), with: nil),
        !hit.isDescendant(of: self), !isDescendant(of: hit)
      else { return nil }
      return .covered(by: hit)
    }

    /// What keeps a person's finger from a bar of a container.
    func touchObstacle(asBarOf container: UIViewController) -> TouchObstacle? { touchObstacle }
  }
#endif
