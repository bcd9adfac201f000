/// The items of one section, some of which may be in others, as in an outline.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Row {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
  }
  /// In the order in which they are shown.
  private var rows: [Row] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// All items, those in others after them.
  public var items: [ItemIdentifierType] { rows.map(\.item) }
  /// The items that are in no other.
  public var rootItems: [ItemIdentifierType] { rows.filter { $0.parent == nil }.map(\.item) }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the item that another one is in.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    rows.first { $0.item == child }?.parent
  }

  /// Returns how many items an item is in.
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all items that an item is in are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    parent(of: item).map { isExpanded($0) && isVisible($0) } ?? true
  }

  /// Returns the items in another one.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    let inside = rows.filter { isInside($0.item, parent) }
    if includingParent { part.rows.append(Row(item: parent, parent: nil)) }
    part.rows += inside.map {
      Row(item: $0.item, parent: $0.parent == parent && !includingParent ? nil : $0.parent)
    }
    part.expanded = expanded
    return part
  }

  /// Appends items, to another one if that is named.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let end = parent.flatMap { parent in
      rows.lastIndex { $0.item == parent || isInside($0.item, parent) }.map { $0 + 1 }
    }
    rows.insert(contentsOf: items.map { Row(item: $0, parent: parent) }, at: end ?? rows.count)
  }

  /// Adds items before another one, in the same parent. Does nothing where that one is not there.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    let parent = rows[index].parent
    rows.insert(contentsOf: items.map { Row(item: $0, parent: parent) }, at: index)
  }

  /// Adds items after another one and all that are in it. Does nothing where that one is not there.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    let parent = rows[index].parent
    let last = rows.lastIndex { $0.item == item || isInside($0.item, item) } ?? index
    rows.insert(contentsOf: items.map { Row(item: $0, parent: parent) }, at: last + 1)
  }

  /// Removes items, and all that are in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let left = rows.filter { row in
      !items.contains { row.item == $0 || isInside(row.item, $0) }
    }
    rows = left
  }

  /// Removes all items.
  public mutating func deleteAll() { rows = [] }

  /// Replaces what is in an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(rows.filter { $0.parent == parent }.map(\.item))
    guard let index = index(of: parent) else { return }
    let new = snapshot.rows.map { Row(item: $0.item, parent: $0.parent ?? parent) }
    rows.insert(contentsOf: new, at: index + 1)
    expanded.formUnion(snapshot.expanded)
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private func isInside(_ item: ItemIdentifierType, _ other: ItemIdentifierType) -> Bool {
    guard let parent = parent(of: item) else { return false }
    return parent == other || isInside(parent, other)
  }
}
