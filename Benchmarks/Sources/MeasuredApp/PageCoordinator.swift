import CoordinatorKit
import HeadlessUIKit

/// A coordinator that shows a page until the person is done with it.
final class PageCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    let page = Page(title: "Page") { [weak self] in self?.router.dismiss(animated: animated) }
    router.present(page, animated: animated, onDismissed: onDismissed)
  }
}

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
