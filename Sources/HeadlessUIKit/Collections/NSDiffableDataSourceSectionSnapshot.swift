/// The items of one section, some of which may be in others, as in an outline.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, those in others after them.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// The items that are in no other.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the item that another one is in.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Returns how many items an item is in.
  public func level(of item: ItemIdentifierType) -> Int {
    parents[item].map { level(of: $0) + 1 } ?? 0
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all items that an item is in are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    parents[item].map { isExpanded($0) && isVisible($0) } ?? true
  }

  /// Returns the items in another one.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    if includingParent { part.append([parent]) }
    for item in items where isInside(item, parent) {
      part.append([item], to: parents[item].flatMap { part.contains($0) ? $0 : nil })
    }
    part.expanded = expanded.intersection(part.known)
    return part
  }

  /// Appends items, to another one if that is named, which must be there.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(items, in: nil, at: self.items.count) }
    guard contains(parent) else {
      Misuse.raise("There is no item to append items to. Append that item first.")
    }
    insert(items, in: parent, at: end(of: parent))
  }

  /// Adds items before another one, in the same parent. Does nothing where that one is not there.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    insert(items, in: parents[item], at: index)
  }

  /// Adds items after another one and all that are in it. Does nothing where that one is not there.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard contains(item) else { return }
    insert(items, in: parents[item], at: end(of: item))
  }

  /// Removes items, and all that are in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let deleted = Set(
      self.items.filter { item in items.contains { item == $0 || isInside(item, $0) } })
    self.items.removeAll(where: deleted.contains)
    known.subtract(deleted)
    expanded.subtract(deleted)
    for item in deleted { parents[item] = nil }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Replaces what is in an item, which must be there.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(items.filter { parents[$0] == parent })
    for item in snapshot.items { append([item], to: snapshot.parents[item] ?? parent) }
    expanded.formUnion(snapshot.expanded)
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private mutating func insert(
    _ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int
  ) {
    for item in items {
      guard known.insert(item).inserted else {
        Misuse.raise("An item is in a section twice. Give each an identifier of its own.")
      }
      parents[item] = parent
    }
    self.items.insert(contentsOf: items, at: index)
  }

  /// The index after an item and all that are in it.
  private func end(of item: ItemIdentifierType) -> Int {
    let last = items.lastIndex { $0 == item || isInside($0, item) }
    return last.map { $0 + 1 } ?? items.count
  }

  private func isInside(_ item: ItemIdentifierType, _ other: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return false }
    return parent == other || isInside(parent, other)
  }
}
