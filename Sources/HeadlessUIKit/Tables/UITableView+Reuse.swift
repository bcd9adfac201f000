import Foundation

extension UITableView {
  /// Uses cells of a class for an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Uses cells of a nib for an identifier: plain cells here.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib?.cellClass ?? UITableViewCell.self, for: identifier)
  }

  /// Uses headers and footers of a class for an identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(aClass, for: identifier, kind: "header")
  }

  /// A cell to fill; `nil` where no class was registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.make(identifier) { (type: UITableViewCell.Type) in type.dequeued(identifier) }
  }

  /// A cell to fill.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Complaint.raise(
        """
        Unable to dequeue a cell with identifier \(identifier): register a class for the \
        identifier, with register(_:forCellReuseIdentifier:).
        """)
    }
    return cell
  }

  /// A header or footer to fill; `nil` where no class was registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.make(identifier, kind: "header") { (type: UITableViewHeaderFooterView.Type) in
      type.dequeued(identifier)
    }
  }
}

/// Which class of view is made for which identifier.
@MainActor struct ReuseRegistry {
  private var classes: [String: AnyClass] = [:]

  mutating func register(_ type: AnyClass?, for identifier: String, kind: String = "cell") {
    classes["\(kind) \(identifier)"] = type
  }

  func make<Kind: UIView>(
    _ identifier: String, kind: String = "cell", _ make: (Kind.Type) -> Kind
  ) -> Kind? {
    guard let type = classes["\(kind) \(identifier)"] else { return nil }
    guard let kindType = type as? Kind.Type else {
      Complaint.raise("\(type) was registered for \(identifier), and is no \(Kind.self).")
    }
    return make(kindType)
  }
}
