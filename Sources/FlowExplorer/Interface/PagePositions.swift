import PortableUIKit

/// How many pages lie between the page on display and the first one that was, by what was turned.
///
/// A page that is shown again has the position it had. Positions count up to a limit, and all pages
/// beyond it as the same one: a data source may make pages without end.
@MainActor
struct PagePositions {
  private struct Known {
    weak var page: UIViewController?
    let position: Int
    var isBeyondLimit = false
  }

  nonisolated static let last = 12
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
    let next = start + (isForward ? 1 : -1)
    known.append(
      Known(
        page: page, position: max(-Self.last, min(Self.last, next)),
        isBeyondLimit: abs(next) > Self.last))
  }

  /// Whether a page has the position of the one before it, for want of more.
  func isBeyondLimit(_ page: UIViewController) -> Bool {
    known.contains { $0.isBeyondLimit && $0.page === page }
  }

  /// The position of a page; nil for one that was never turned to or from.
  func position(of page: UIViewController) -> Int? {
    known.first { $0.page === page }?.position
  }
}
