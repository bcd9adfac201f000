// How the columns become one stack in a compact width.
extension UISplitViewController {
  /// The columns that can be visible together, from primary to secondary.
  static let columnOrder: [Column] = [.primary, .supplementary, .secondary]

  /// The children: all columns, or the one that the others are stacked on.
  var columnsToShow: [UIViewController] {
    let all = Self.columnOrder.compactMap { columns[$0] }
    guard isCollapsed else { return all }
    return (columns[.compact] ?? all.first).map { [$0] } ?? []
  }

  /// The stack that the other columns are pushed onto, once collapsed.
  var stackOfColumns: UINavigationController? { storedChildren.first as? UINavigationController }

  /// Makes the columns one stack, unless they are so or there is room for them.
  func collapse() {
    guard !isCollapsed, traitCollection.horizontalSizeClass != .regular else { return }
    if style == .unspecified { collapseSecondary() } else { collapseColumns() }
  }

  private func collapseColumns() {
    let last = Self.columnOrder.last { columns[$0] != nil } ?? .primary
    let proposed = columns[.compact] == nil ? last : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    isCollapsed = true
    rebuild()
    stackColumns(upTo: top)
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Hands the secondary screen to the primary one, which owns it from then on.
  private func collapseSecondary() {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]
    let secondary = columns.removeValue(forKey: .secondary)
    columns[.primary] = primary
    isCollapsed = true
    rebuild()
    guard let primary, let secondary else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  /// Makes the stack that of the columns up to one.
  func stackColumns(upTo top: Column) {
    guard columns[.compact] == nil, let stack = stackOfColumns,
      let end = Self.columnOrder.firstIndex(of: top)
    else { return }
    let upper = Self.columnOrder[...end].compactMap { columns[$0] }.filter { $0 !== stack }
    let own = stack.storedChildren.filter { child in
      !columns.values.contains { $0 === child }
    }
    stack.changeStack(to: own + upper, animated: isOnDisplay)
  }

  /// Takes a column and those above it from the stack.
  func unstack(_ column: Column) {
    guard let stack = stackOfColumns, let content = columns[column],
      let index = stack.storedChildren.firstIndex(where: { $0 === content })
    else { return }
    stack.changeStack(to: Array(stack.storedChildren[..<index]), animated: isOnDisplay)
  }

  /// Gives a column another screen, which takes its place on the stack if it is there.
  func replace(_ column: Column, by content: UIViewController?) {
    let old = columns[column]
    columns[column] = content
    if isCollapsed, let old, let stack = stackOfColumns,
      let index = stack.storedChildren.firstIndex(where: { $0 === old })
    {
      var screens = stack.storedChildren
      screens.replaceSubrange(index...index, with: content.map { [$0] } ?? [])
      stack.changeStack(to: screens, animated: false)
    } else {
      rebuild()
    }
  }
}
