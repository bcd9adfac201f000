/// The screen for which a file was drawn: a square of 600 points in older ones, or an iPad's.
///
/// What is wider or higher than a phone is made smaller, so that nothing lies outside of it: there is no
/// layout that would move it.
struct Canvas {
  /// The size of the stand-in's screen.
  private static let phone = (width: 390.0, height: 844.0)

  private var x = 1.0
  private var y = 1.0

  /// A canvas that is as large as the phone.
  init() {}

  /// - Parameter root: The view of a screen.
  init(of root: InterfaceElement) {
    func number(_ name: String) -> Double? {
      root.child(key: "frame")?[name].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil }
    }
    if let width = number("width") { x = min(1, Self.phone.width / width) }
    if let height = number("height") { y = min(1, Self.phone.height / height) }
  }

  /// The arguments of a rectangle on the phone: `x: 20, y: 28`.
  func sides(of rectangle: InterfaceElement) -> [String] {
    [("x", x), ("y", y), ("width", x), ("height", y)].map { name, scale in
      let written = rectangle[name]?.asNumber ?? "0"
      guard scale < 1, let number = Double(written) else { return "\(name): \(written)" }
      return "\(name): \((number * scale * 2).rounded() / 2)"
    }
  }
}
