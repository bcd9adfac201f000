extension ViewFlags {
  // The edges, sizes and centres that constraints make equal to those of the superview.
  static let top = ViewFlags(rawValue: 1 << 7)
  static let bottom = ViewFlags(rawValue: 1 << 8)
  static let leading = ViewFlags(rawValue: 1 << 9)
  static let trailing = ViewFlags(rawValue: 1 << 10)
  static let width = ViewFlags(rawValue: 1 << 11)
  static let height = ViewFlags(rawValue: 1 << 12)
  static let centerX = ViewFlags(rawValue: 1 << 13)
  static let centerY = ViewFlags(rawValue: 1 << 14)

  fileprivate init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading, .left: self = .leading
    case .trailing, .right: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    default: return nil
    }
  }

  /// Whether constraints make the view as large as its superview.
  fileprivate var fill: Bool {
    let across =
      isSuperset(of: [.leading, .trailing])
      || contains(.width) && !isDisjoint(with: [.leading, .trailing, .centerX])
    let down =
      isSuperset(of: [.top, .bottom])
      || contains(.height) && !isDisjoint(with: [.top, .bottom, .centerY])
    return across && down
  }
}

extension UIView {
  /// Whether constraints make the view as large as its superview, or as the superview's safe area.
  var isPinnedToSuperview: Bool { details?.flags.fill ?? false }
}

extension NSLayoutConstraint {
  /// Notes on the view whether the constraint pins it to its superview: constraints are not solved.
  func notePin() {
    guard relation == .equal, multiplier == 1, let attribute = ViewFlags(firstAttribute),
      attribute == ViewFlags(secondAttribute), let (view, other) = pair
    else { return }
    let isPin = isActive && constant == 0
    guard isPin || view.details != nil, view.superview === other else { return }
    if isPin {
      view.seldom.flags.insert(attribute)
    } else {
      view.details?.flags.remove(attribute)
    }
  }

  /// The view, and the one that it may be in.
  private var pair: (UIView, UIView)? {
    guard let first = Self.view(firstItem), let second = Self.view(secondItem) else { return nil }
    return second.superview === first ? (second, first) : (first, second)
  }

  static func view(_ item: AnyObject?) -> UIView? {
    if let guide = item as? UILayoutGuide {
      return guide.identifier == "safeArea" ? guide.owningView : nil
    }
    return item as? UIView
  }
}
