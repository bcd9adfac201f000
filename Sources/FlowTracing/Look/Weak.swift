/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) {
    self.object = object
  }

  /// The object, read where the reference lies: reading the property makes another reference first.
  mutating func load() -> Object? { object }
}

extension Array {
  /// Removes all elements and keeps their memory, at no cost where there are none.
  mutating func empty() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
