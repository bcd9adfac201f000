import HeadlessUIKit

/// A screen with a title, and something that is done when the person is done with it.
final class Page: UIViewController {
  private let onDone: (() -> Void)?

  init(title: String, onDone: (() -> Void)? = nil) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  func done() {
    onDone?()
  }
}
