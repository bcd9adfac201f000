import Foundation

// What the delegates of lists and views offer a person.

extension IndexPath {
  /// The place in a list: `2`, `1.2` past section 0, or `2 in table 3` in one with a name.
  func place(in list: String?) -> String {
    let place = section == 0 ? "\(row)" : "\(section).\(row)"
    return list.map { "\(place) in \($0)" } ?? place
  }
}

extension String {
  /// The text as a person says it, as FlowTrace has it: lines follow each other after a space, and no spaces
  /// are around it.
  var onOneLine: String {
    let space = UInt8(ascii: " ")
    guard utf8.first == space || utf8.last == space || utf8.contains(UInt8(ascii: "\n")) else {
      return self
    }
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    return String(line[..<end].drop { $0 == " " })
  }
}

extension UIView {
  /// What a person calls a view: its accessibility label, the first text in it, the name of its
  /// image, or its class. The view of a whole screen is `screen`, whatever is on it.
  public var nameOfContents: String {
    accessibilityLabel ?? (isScreen ? "screen" : nil)
      ?? ((self as? UILabel)?.text ?? UITableViewCell.firstText(in: self))?.onOneLine
      ?? (self as? UIImageView)?.image?.spokenName
      ?? (superview is UITransitionView ? "background" : "\(type(of: self))")
  }

  /// Whether the view is that of a screen which is no part of another.
  private var isScreen: Bool {
    guard let owner, owner.viewIfLoaded === self else { return false }
    return owner.parent.map { $0 is UINavigationController || $0 is UITabBarController } ?? true
  }
}

extension UITableView {
  /// The actions of a swipe towards the trailing edge.
  public func leadingActions(at path: IndexPath) -> [UIContextualAction]? {
    delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions
  }

  /// The actions of a swipe towards the leading edge; `nil` if the delegate names none.
  public func trailingActions(at path: IndexPath) -> [UIContextualAction]? {
    delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions
  }

  /// Whether a swipe offers to delete a row: the app itself states that the row can be edited, or states
  /// nothing and has a method that commits a deletion.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - commitsDeletion: Returns whether the data source has that method, which the stand-in cannot find
  ///     out.
  /// - Returns: Whether a person can delete the row.
  public func offersDeletion(
    at path: IndexPath, commitsDeletion: (AnyObject) -> Bool = { _ in false }
  ) -> Bool {
    guard let dataSource else { return false }
    RowEditing.isDefault = false
    let canEdit = dataSource.tableView(self, canEditRowAt: path)
    guard canEdit, !RowEditing.isDefault || commitsDeletion(dataSource) else { return false }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
  }

  /// The context menu of a row.
  public func contextMenu(at path: IndexPath) -> UIMenu? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
  }
}

extension UICollectionView {
  /// The context menu of an item.
  public func contextMenu(at path: IndexPath) -> UIMenu? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: .zero)?.menu
  }
}

extension UIContextMenuInteraction {
  /// The menu that the delegate returns for the view now.
  public var currentMenu: UIMenu? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)?.menu
  }
}

/// Whether the last answer to whether a row can be edited was the default one.
@MainActor enum RowEditing {
  static var isDefault = false
}
