#if !FLOW_PHONE
  /// What keeps a person's finger from a view.
  public enum TouchObstacle {
    /// The view, or one that it is in, takes no touches.
    case inert(UIView)
    /// Another view lies on top and takes the touches.
    case covered(by: UIView)
    /// The view, or one that it is in, lies beside its superview, such as a closed menu.
    case outside(UIView)
  }

  extension UIView {
    /// What keeps a person's finger from the view; `nil` if it can be touched.
    ///
    /// A view on top counts if it covers the whole view. Where there are frames, they decide. A view
    /// that constraints or autoresizing make as large as its superview covers everything that was
    /// added before it. Constraints are not solved, so other views without frames cover nothing. Frames,
    /// translations, and constraints to the superview also show what lies beside it.
    ///
    /// Complexity: O(*n*) in the number of views beside this view and beside those that it is in.
    public var touchObstacle: TouchObstacle? {
      var view = self
      while true {
        if !view.takesTouches { return .inert(view) }
        guard let parent = view.superview else { return nil }
        if view.isOutsideSuperview { return .outside(view) }
        if let cover = parent.cover(of: self, in: view) { return .covered(by: cover) }
        view = parent
      }
    }

    /// What keeps a person's finger from a bar that a container draws over its view.
    ///
    /// - Parameter container: The container, whose own subviews may cover the bar.
    public func touchObstacle(asBarOf container: UIViewController) -> TouchObstacle? {
      if !takesTouches { return .inert(self) }
      guard let view = container.viewIfLoaded else { return nil }
      for overlay in view.subviews.reversed()
      where overlay !== self && overlay.owner?.parent !== container {
        if overlay.fills(view), let cover = overlay.frontmostTaker { return .covered(by: cover) }
      }
      return view.touchObstacle
    }

    /// Whether the view lies beside its superview, and no touch there reaches it.
    private var isOutsideSuperview: Bool {
      guard let parent = superview, !(parent is UIScrollView), !parent.isArranged(self)
      else { return false }
      let size = parent.sizeOfSpace
      if let details, details.place.isOutside(size) { return true }
      guard let place = place(in: size) else { return false }
      return place.maxX <= 0 || place.maxY <= 0 || place.minX >= size.width
        || place.minY >= size.height
    }

    private var takesTouches: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }

    /// The subview in front of another that covers a view.
    private func cover(of target: UIView, in child: UIView) -> UIView? {
      guard let place = subviews.lastIndex(where: { $0 === child }) else { return nil }
      for sibling in subviews[(place + 1)...].reversed()
      where !isArranged(sibling) && !isManagedByContainer(sibling) {
        if sibling.covers(target), let cover = sibling.frontmostTaker { return cover }
      }
      return nil
    }

    private func isArranged(_ view: UIView) -> Bool {
      (self as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
    }

    /// Whether a container of the system places a subview, and beside others.
    private func isManagedByContainer(_ view: UIView) -> Bool {
      guard let owner, view.owner?.parent === owner else { return false }
      return owner.ownsAppearanceOfChildren
    }

    /// Whether the view lies over all of another view, which is beside it or in a view beside it.
    private func covers(_ target: UIView) -> Bool {
      guard let parent = superview else { return false }
      guard let rect = target.rect(in: parent) else { return fills(parent) }
      return place(in: parent.sizeOfSpace)?.contains(rect) ?? false
    }

    private func fills(_ parent: UIView) -> Bool {
      let size = parent.sizeOfSpace
      return place(in: size)?.contains(CGRect(origin: .zero, size: size)) ?? false
    }

    /// The size of the view as far as it is known: one without a frame is no larger than the screen.
    private var sizeOfSpace: CGSize { hasFrame ? bounds.size : UIScreen.main.bounds.size }

    /// The place in a superview of a size: the frame, or all of it where constraints or autoresizing make
    /// the view as large, moved by its transform; `nil` if other constraints decide it.
    private func place(in size: CGSize) -> CGRect? {
      if !isPinnedToSuperview, hasFrame { return frame }
      guard isPinnedToSuperview || isResizedWithSuperview else { return nil }
      return transform.moving(CGRect(origin: .zero, size: size))
    }

    private var isResizedWithSuperview: Bool {
      translatesAutoresizingMaskIntoConstraints && !hasSizeOfItsOwn
        && autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
    }

    /// Whether the frame is the place of the view, rather than its constraints.
    private var hasFrame: Bool { translatesAutoresizingMaskIntoConstraints && hasSizeOfItsOwn }

    /// The place of the view in one that it is in; `nil` if constraints decide it.
    private func rect(in ancestor: UIView) -> CGRect? {
      guard hasFrame else { return nil }
      var rect = frame
      var view = superview
      while let current = view, current !== ancestor {
        guard current.hasFrame else { return nil }
        rect.origin.x += current.frame.minX
        rect.origin.y += current.frame.minY
        view = current.superview
      }
      return rect
    }

    /// The view itself if it takes touches all over, or one in it that is as large and does.
    private var frontmostTaker: UIView? {
      guard takesTouches else { return nil }
      for view in subviews.reversed() where view.fills(self) {
        if let taker = view.frontmostTaker { return taker }
      }
      return takesTouchesItself ? self : nil
    }

    /// Whether touches beside its subviews end in the view. It may override `hitTest(_:with:)` or
    /// `point(inside:with:)` to let them through.
    private var takesTouchesItself: Bool {
      UIView.probed = self
      defer { UIView.probed = nil }
      return hitTest(bounds.origin, with: nil) != nil
    }
  }
#endif
