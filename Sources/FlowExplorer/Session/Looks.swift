import PortableUIKit

/// What a person may notice of a step and is no part of a state: colours, what is selected, how far something
/// was scrolled, and that another app was opened.
@MainActor
struct Looks: Equatable {
  private let value: Int

  init(of screen: UIViewController?) {
    var hasher = Hasher()
    screen?.viewIfLoaded.map { Self.combine($0, into: &hasher) }
    #if !FLOW_PHONE
      hasher.combine(UIApplication.shared.openedURLs.count)
    #endif
    value = hasher.finalize()
  }

  private static func combine(_ view: UIView, into hasher: inout Hasher) {
    guard !view.isHidden else { return hasher.combine(0) }
    hasher.combine(view.alpha)
    hasher.combine(view.backgroundColor)
    if let view = view as? UIScrollView {
      hasher.combine(view.contentOffset.x)
      hasher.combine(view.contentOffset.y)
    }
    if let control = view as? UIControl { hasher.combine(control.isSelected) }
    if let button = view as? UIButton {
      hasher.combine(button.currentTitleColor)
      hasher.combine(button.currentImage)
    }
    if let label = view as? UILabel { hasher.combine(label.textColor) }
    if let picture = view as? UIImageView { hasher.combine(picture.tintColor) }
    for subview in view.subviews { combine(subview, into: &hasher) }
  }
}
