import PortableUIKit
import SwiftRuntimeLayout

/// A view of the app's own that takes touches itself, such as one to sign on.
///
/// On a phone none is found: which methods a class has of its own is not looked up there.
@MainActor
struct TouchView {
  let view: UIView
  /// Whether it follows a finger, rather than wait for a tap.
  let followsFinger: Bool

  /// - Returns: nil for a view that takes none, or has a recognizer of the same touch; and for controls, which
  ///   have events, and cells, which are selected.
  init?(_ view: UIView) {
    #if FLOW_PHONE
      return nil
    #else
      let followsFinger = Self.followers.contains(view)
      guard followsFinger || Self.tapped.contains(where: { $0.contains(view) }) else { return nil }
      switch view {
      case is UIControl, is UITableViewCell, is UICollectionViewCell, is UIScrollView: return nil
      default: break
      }
      let recognizers = (view.gestureRecognizers ?? []).filter(\.isEnabled)
      let isRecognized = recognizers.contains {
        followsFinger ? $0.sides.contains(.right) : $0 is UITapGestureRecognizer
      }
      guard !isRecognized else { return nil }
      self.followsFinger = followsFinger
      self.view = view
    #endif
  }

  #if !FLOW_PHONE
    /// The types with `touchesMoved(_:with:)`.
    private static let followers = MethodOwners(of: "touchesMoved(_:with:)", endingWith: "SgtF")
    /// The types with `touchesBegan(_:with:)` or `touchesEnded(_:with:)`.
    private static let tapped = ["touchesBegan(_:with:)", "touchesEnded(_:with:)"].map {
      MethodOwners(of: $0, endingWith: "SgtF")
    }
  #endif
}
