/// A place on the paper, in points from its lower left corner.
struct Point {
  var x: Double
  var y: Double
}
