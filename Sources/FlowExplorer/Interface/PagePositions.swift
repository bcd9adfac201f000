import PortableUIKit

/// How many pages lie between the page on display and the first one that was, by what was turned.
///
/// A page that is shown again has the position it had. Positions count up to a limit: a data source
/// may make pages without end.
@MainActor
struct PagePositions {
  private struct Known {
    weak var page: UIViewController?
    let position: Int
  }

  private static let last = 12
  private var known: [Known] = []

  /// Returns the position of a page that may be turned: 0 for one that was never turned to.
  ///
  /// The page is not kept, so that it goes when the app lets it go.
  mutating func start(at page: UIViewController?) -> Int {
    guard let page else { return 0 }
    if let position = position(of: page) { return position }
    known.append(Known(page: page, position: 0))
    return 0
  }

  /// Notes the page on display after a turn.
  ///
  /// - Parameters:
  ///   - page: the page, which is the one before where there was none to turn to.
  ///   - start: the position of the page before.
  ///   - isForward: whether it was turned to the next page.
  mutating func turn(to page: UIViewController?, from start: Int, isForward: Bool) {
    guard let page, position(of: page) == nil else { return }
    let next = max(-Self.last, min(Self.last, start + (isForward ? 1 : -1)))
    known.append(Known(page: page, position: next))
  }

  /// The position of a page; nil for one that was never turned to or from.
  func position(of page: UIViewController) -> Int? {
    known.first { $0.page === page }?.position
  }
}
