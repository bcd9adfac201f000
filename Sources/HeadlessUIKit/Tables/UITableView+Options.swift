import Foundation

extension UITableView {
  /// As high as the content asks for.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}
