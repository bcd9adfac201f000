extension Array {
  /// Removes all elements and keeps their memory, at no cost where there are none.
  mutating func empty() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
