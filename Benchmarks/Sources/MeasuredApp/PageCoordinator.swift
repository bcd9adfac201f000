import CoordinatorKit

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
