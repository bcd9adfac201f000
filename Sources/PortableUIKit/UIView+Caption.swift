extension UIControl {
  /// The name of a control other than a button, as a person reads it.
  package var personName: String {
    let own = (self as? UITextField)?.placeholder ?? (self as? UISwitch)?.title
    func first(of names: String?...) -> String? {
      names.lazy.compactMap(\.self).first { !$0.isEmpty }
    }
    return first(of: accessibilityLabel, own) ?? formCaption ?? first(of: accessibilityIdentifier)
      ?? String(describing: type(of: self))
  }
}

extension UIView {
  /// How many views around a view may hold its caption.
  private static let mostLevels = 4

  /// The text that names a view for a person who sees it: the label before it, as a form has them, or what
  /// else its row says; nil where there is none.
  ///
  /// Complexity: O(*n*) in the number of views beside it and around it.
  package var formCaption: String? {
    var view = self
    for _ in 0..<Self.mostLevels {
      guard let parent = view.superview, !(parent is UIScrollView) else { return nil }
      let siblings = (parent as? UIStackView)?.arrangedSubviews ?? parent.subviews
      guard let index = siblings.firstIndex(where: { $0 === view }) else { return nil }
      for sibling in siblings[..<index].reversed() where !sibling.isHidden {
        // What names another control names no more.
        guard !sibling.hasInput else { return nil }
        if let text = sibling.firstText { return text }
      }
      if let text = parent.textOfCell { return text }
      if parent is UITableViewCell || parent is UICollectionViewCell { return nil }
      view = parent
    }
    return nil
  }

  /// The text of a cell whose content is described rather than made of views; nil for any other view.
  private var textOfCell: String? {
    let content =
      (self as? UITableViewCell)?.contentConfiguration
      ?? (self as? UICollectionViewCell)?.contentConfiguration
    return (content as? UIListContentConfiguration)?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a person changes something in the view.
  private var hasInput: Bool {
    self is UIControl || (self as? UITextView)?.isEditable == true
      || subviews.contains(where: \.hasInput)
  }

  /// The first text of labels in the view.
  private var firstText: String? {
    if let label = self as? UILabel { return label.text.flatMap { $0.isEmpty ? nil : $0 } }
    return subviews.lazy.filter { !$0.isHidden }.compactMap(\.firstText).first
  }
}
