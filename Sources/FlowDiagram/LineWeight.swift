/// How thick the line of a way is that was taken so often.
enum LineWeight {
  /// By how much each doubling of the count makes it thicker, in points.
  private static let step = 0.8
  private static let mostDoublings = 6

  /// The width of a line that is `width` for a way that was taken once.
  static func width(_ width: String?, count: Int) -> String {
    let doublings = count > 1 ? Int.bitWidth - 1 - count.leadingZeroBitCount : 0
    let points = (width.flatMap { Double($0) } ?? 1) + step * Double(min(doublings, mostDoublings))
    let tenths = Int((points * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
