extension Array {
  /// Moves to each place the element that is now at the place which `order` has there. O(*n*).
  mutating func reorder(_ order: [Int]) {
    var order = order
    for start in indices {
      var place = start
      while order[place] != start {
        let source = order[place]
        swapAt(place, source)
        order[place] = place
        place = source
      }
      order[place] = place
    }
  }
}
