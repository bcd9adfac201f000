/// Searches for an object itself, whatever its class calls equal.
///
/// A closure in code of the main actor is checked to run on it, each time that it is called. These have
/// none: a page and back takes 2 % fewer instructions with them.
extension BidirectionalCollection where Element: AnyObject {
  /// Whether an object is in the collection. O(*n*).
  func contains(object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  /// The last place of an object, or nil where it is not in the collection. O(*n*).
  func lastIndex(ofObject object: Element) -> Index? {
    var index = endIndex
    while index > startIndex {
      formIndex(before: &index)
      if self[index] === object { return index }
    }
    return nil
  }
}
