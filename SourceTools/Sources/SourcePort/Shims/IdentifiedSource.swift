extension ShimSources {
  /// IdentifiedCollections' array, whose elements are found by their identifiers.
  static let identifiedCollections = """
    import Foundation

    public struct IdentifiedArray<ID: Hashable, Element> {
      public let id: KeyPath<Element, ID>
      private var storage: [Element] = []

      public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
        self.id = id
        storage = Array(elements)
      }
      public init(
        _ elements: some Sequence<Element>, id: KeyPath<Element, ID>,
        uniquingIDsWith combine: (Element, Element) throws -> Element
      ) rethrows {
        self.id = id
        for element in elements {
          if let place = place(of: element[keyPath: id]) {
            storage[place] = try combine(storage[place], element)
          } else {
            storage.append(element)
          }
        }
      }
      public init(id: KeyPath<Element, ID>) { self.init(uniqueElements: [], id: id) }

      public var elements: [Element] { storage }
      public var ids: [ID] { storage.map { $0[keyPath: id] } }
      public var isEmpty: Bool { storage.isEmpty }
      private func place(of key: ID) -> Int? { storage.firstIndex { $0[keyPath: id] == key } }
      public func index(id key: ID) -> Int? { place(of: key) }

      public subscript(id key: ID) -> Element? {
        get { place(of: key).map { storage[$0] } }
        set {
          switch (place(of: key), newValue) {
          case (let place?, let value?): storage[place] = value
          case (nil, let value?): storage.append(value)
          case (let place?, nil): storage.remove(at: place)
          case (nil, nil): break
          }
        }
      }
      @discardableResult public mutating func append(
        _ element: Element
      ) -> (inserted: Bool, index: Int) { insert(element, at: storage.count) }
      public mutating func append(contentsOf elements: some Sequence<Element>) {
        for element in elements { append(element) }
      }
      @discardableResult public mutating func insert(
        _ element: Element, at index: Int
      ) -> (inserted: Bool, index: Int) {
        if let place = place(of: element[keyPath: id]) { return (false, place) }
        storage.insert(element, at: index)
        return (true, index)
      }
      @discardableResult public mutating func updateOrAppend(_ element: Element) -> Element? {
        defer { self[id: element[keyPath: id]] = element }
        return self[id: element[keyPath: id]]
      }
      @discardableResult public mutating func updateOrInsert(
        _ element: Element, at index: Int
      ) -> (originalMember: Element?, index: Int) {
        if let place = place(of: element[keyPath: id]) {
          defer { storage[place] = element }
          return (storage[place], place)
        }
        storage.insert(element, at: index)
        return (nil, index)
      }
      @discardableResult public mutating func update(_ element: Element, at index: Int) -> Element {
        defer { storage[index] = element }
        return storage[index]
      }
      @discardableResult public mutating func remove(id key: ID) -> Element? {
        place(of: key).map { storage.remove(at: $0) }
      }
      @discardableResult public mutating func remove(_ element: Element) -> Element? {
        remove(id: element[keyPath: id])
      }
      @discardableResult public mutating func remove(at index: Int) -> Element {
        storage.remove(at: index)
      }
      public mutating func removeAll(keepingCapacity: Bool = false) { storage.removeAll() }
      public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
        try storage.removeAll(where: isRemoved)
      }
      public mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows {
        try storage.sort(by: isBefore)
      }
      public mutating func swapAt(_ first: Int, _ second: Int) { storage.swapAt(first, second) }
      public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { storage[$0] }
        let place = destination - source.count { $0 < destination }
        for index in source.reversed() { storage.remove(at: index) }
        storage.insert(contentsOf: moved, at: place)
      }
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        Self(uniqueElements: try storage.filter(isIncluded), id: id)
      }
    }
    extension IdentifiedArray: RandomAccessCollection, MutableCollection {
      public var startIndex: Int { storage.startIndex }
      public var endIndex: Int { storage.endIndex }
      public subscript(index: Int) -> Element {
        get { storage[index] }
        set { storage[index] = newValue }
      }
    }
    extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
      public init(uniqueElements elements: some Sequence<Element>) {
        self.init(uniqueElements: elements, id: \\.id)
      }
      public init(
        _ elements: some Sequence<Element>,
        uniquingIDsWith combine: (Element, Element) throws -> Element
      ) rethrows {
        try self.init(elements, id: \\.id, uniquingIDsWith: combine)
      }
      public init() { self.init(uniqueElements: [], id: \\.id) }
    }
    extension IdentifiedArray: ExpressibleByArrayLiteral
    where Element: Identifiable, ID == Element.ID {
      public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
    }
    extension IdentifiedArray: RangeReplaceableCollection
    where Element: Identifiable, ID == Element.ID {
      public mutating func replaceSubrange(
        _ range: Range<Int>, with elements: some Collection<Element>
      ) { storage.replaceSubrange(range, with: elements) }
    }
    extension IdentifiedArray: Equatable where Element: Equatable {
      public static func == (a: Self, b: Self) -> Bool { a.storage == b.storage }
    }
    extension IdentifiedArray: Hashable where Element: Hashable {
      public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
    }
    extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
    extension IdentifiedArray: Decodable
    where Element: Decodable & Identifiable, ID == Element.ID {
      public init(from decoder: any Decoder) throws {
        self.init(uniqueElements: try [Element](from: decoder))
      }
    }
    extension IdentifiedArray: Encodable where Element: Encodable {
      public func encode(to encoder: any Encoder) throws { try storage.encode(to: encoder) }
    }
    public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

    """
}
