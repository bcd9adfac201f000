import Foundation

/// What constraints say about where a view lies in its superview, as far as that shows without solving them.
struct ConstrainedPlace {
  /// An edge, a length or a centre.
  enum Attribute: Hashable {
    case left, right, top, bottom, width, height, centerX, centerY

    init?(_ attribute: NSLayoutConstraint.Attribute) {
      switch attribute {
      case .left, .leading: self = .left
      case .right, .trailing: self = .right
      case .top: self = .top
      case .bottom: self = .bottom
      case .width: self = .width
      case .height: self = .height
      case .centerX: self = .centerX
      case .centerY: self = .centerY
      default: return nil
      }
    }
  }

  /// An attribute of the view, and the one of the superview that it follows; nil for a length of its own.
  struct Relation: Hashable {
    var own: Attribute
    var other: Attribute?
  }

  private var constants: [Relation: CGFloat] = [:]

  /// The constant of a relation; nil where no constraint has it.
  subscript(own: Attribute, other: Attribute?) -> CGFloat? {
    get { constants[Relation(own: own, other: other)] }
    set { constants[Relation(own: own, other: other)] = newValue }
  }

  /// The size that constraints state by themselves.
  ///
  /// - Parameters:
  ///   - superview: The size of the superview. It is asked for only where a length depends on it.
  ///   - stored: The lengths where constraints leave them open.
  func statedSize(in superview: @autoclosure () -> CGSize, otherwise stored: CGSize) -> CGSize {
    guard !constants.isEmpty else { return stored }
    return CGSize(
      width: statedLength((.left, .right, .width)) { superview().width } ?? stored.width,
      height: statedLength((.top, .bottom, .height)) { superview().height } ?? stored.height)
  }

  private func statedLength(_ axis: Axis, in available: () -> CGFloat) -> CGFloat? {
    if let own = self[axis.length, nil] { return max(0, own) }
    if let difference = self[axis.length, axis.length] { return max(0, available() + difference) }
    guard let start = self[axis.start, axis.start], let end = self[axis.end, axis.end] else {
      return nil
    }
    return max(0, available() + end - start)
  }

  private typealias Axis = (start: Attribute, end: Attribute, length: Attribute)

  /// Whether the view is as large as its superview.
  var fills: Bool {
    fills(.left, .right, .width, .centerX) && fills(.top, .bottom, .height, .centerY)
  }

  private func fills(
    _ start: Attribute, _ end: Attribute, _ length: Attribute, _ center: Attribute
  ) -> Bool {
    func isSame(_ attribute: Attribute) -> Bool { self[attribute, attribute] == 0 }
    if isSame(length) { return isSame(start) || isSame(end) || isSame(center) }
    return isSame(start) && isSame(end)
  }

  /// Whether the view lies beside its superview.
  ///
  /// - Parameter size: The size of the superview, or the largest that it can have.
  func isOutside(_ size: CGSize) -> Bool {
    isOutside((.left, .right, .width), size.width)
      || isOutside((.top, .bottom, .height), size.height)
  }

  private func isOutside(_ axis: Axis, _ size: CGFloat) -> Bool {
    if let gap = self[axis.start, axis.end], gap >= 0 { return true }
    if let gap = self[axis.end, axis.start], gap <= 0 { return true }
    if let start = self[axis.start, axis.start] {
      if let length = self[axis.length, nil], length > 0, start + length <= 0 { return true }
      if size > 0, start >= size { return true }
    }
    if let end = self[axis.end, axis.end] {
      if let length = self[axis.length, nil], length > 0, end - length >= 0 { return true }
      if size > 0, end <= -size { return true }
    }
    return false
  }
}

extension UIView {
  /// Whether constraints make the view as large as its superview, or as the superview's safe area.
  var isPinnedToSuperview: Bool { details?.place.fills ?? false }
}

extension NSLayoutConstraint {
  /// Notes on the view what the constraint says about its place: constraints are not solved.
  func notePlace() {
    guard relation == .equal, let own = ConstrainedPlace.Attribute(firstAttribute),
      let first = Self.view(firstItem)
    else { return }
    guard secondItem != nil else {
      first.seldom.place[own, nil] = isActive ? constant : nil
      return
    }
    guard multiplier == 1, let other = ConstrainedPlace.Attribute(secondAttribute),
      let second = Self.view(secondItem)
    else { return }
    if first.superview === second {
      first.seldom.place[own, other] = isActive ? constant : nil
    } else if second.superview === first {
      second.seldom.place[other, own] = isActive ? -constant : nil
    }
  }

  private static func view(_ item: AnyObject?) -> UIView? {
    if let guide = item as? UILayoutGuide {
      return guide.identifier == "safeArea" ? guide.owningView : nil
    }
    return item as? UIView
  }
}
