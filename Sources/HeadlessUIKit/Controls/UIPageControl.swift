import Foundation

/// Dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages = 0
  /// Which dot is lit.
  open var currentPage = 0
  /// Whether one dot alone is hidden.
  open var hidesForSinglePage = false
  /// The dots' colour.
  open var pageIndicatorTintColor: UIColor?
  /// The lit dot's colour.
  open var currentPageIndicatorTintColor: UIColor?

  override var primaryEvent: Event { .valueChanged }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}
