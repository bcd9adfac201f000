import Foundation

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Registers a nib for an identifier: its cell, the class registered for it with ``UINib``, or plain
  /// cells.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    if let nib, nib.hasContents {
      return reuse.register(identifier) {
        let cell = nib.view(UITableViewCell.self) ?? UITableViewCell()
        cell.reuseIdentifier = identifier
        return cell
      }
    }
    reuse.register(nib?.cellClass ?? UITableViewCell.self, for: identifier)
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(aClass, for: identifier, kind: "header")
  }

  /// Registers a nib whose first header or footer is created for an identifier, or a plain one.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(identifier, kind: "header") {
      nib?.view(UITableViewHeaderFooterView.self)
        ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }

  /// Returns a cell of the class registered for an identifier, or `nil`.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.make(identifier) { (type: UITableViewCell.Type) in
      type.created(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Returns a cell of the class registered for an identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Misuse.raise(
        """
        Unable to dequeue a cell with identifier \(identifier): register a class for the \
        identifier, with register(_:forCellReuseIdentifier:).
        """)
    }
    return cell
  }

  /// Returns a header or footer of the class registered for an identifier, or `nil`.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.make(identifier, kind: "header") { (type: UITableViewHeaderFooterView.Type) in
      type.created(reuseIdentifier: identifier)
    }
  }
}

/// The classes of views registered for identifiers.
@MainActor struct ReuseRegistry {
  private var classes: [String: AnyClass] = [:]
  private var makers: [String: () -> UIView] = [:]

  mutating func register(_ type: AnyClass?, for identifier: String, kind: String = "cell") {
    classes["\(kind) \(identifier)"] = type
    makers["\(kind) \(identifier)"] = nil
  }

  /// Registers a function that creates views, as nib and storyboard files do.
  mutating func register(
    _ identifier: String, kind: String = "cell", make: @escaping () -> UIView
  ) {
    makers["\(kind) \(identifier)"] = make
  }

  func make<Kind: UIView>(
    _ identifier: String, kind: String = "cell", _ make: (Kind.Type) -> Kind
  ) -> Kind? {
    if let made = makers["\(kind) \(identifier)"] { return made() as? Kind }
    guard let type = classes["\(kind) \(identifier)"] else { return nil }
    guard let kindType = type as? Kind.Type else {
      Misuse.raise(
        "\(type) is registered for \(identifier) but is not a \(Kind.self). Register a subclass.")
    }
    return make(kindType)
  }
}
