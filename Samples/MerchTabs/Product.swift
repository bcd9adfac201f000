/// What is sold: two squares.
enum Product: String, CaseIterable {
  case towel = "Square towel"
  case cushion = "Square cushion"

  var name: String { rawValue }
}
