import Foundation

/// What turns while a list is refreshed.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether it turns.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?

  /// Begins to turn, by program: nobody is told.
  open func beginRefreshing() { isRefreshing = true }

  /// Stops turning.
  open func endRefreshing() { isRefreshing = false }

  override var primaryEvent: Event { .valueChanged }

  override func spokenAction(for event: Event) -> InterfaceAction { .enter(spokenName) }
}
