import CoordinatorKit
import PortableUIKit

/// Leads through the steps of writing code, one screen each.
final class HowToCodeCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  private lazy var steps = [
    StepViewController(title: "I wake up", text: "Coffee comes first.", delegate: self),
    StepViewController(title: "I go out", text: "Fresh air, fresh thoughts.", delegate: self),
    StepViewController(title: "500 lines", text: "Not one of them tested yet.", delegate: self),
    StepViewController(title: "Ship it!", text: "What could go wrong?", delegate: self),
  ]
  private lazy var startOver = StartOverViewController(delegate: self)

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    router.present(steps[0], animated: animated, onDismissed: onDismissed)
  }
}

extension HowToCodeCoordinator: StepViewControllerDelegate {
  func stepViewControllerDidFinish(_ controller: StepViewController) {
    guard let index = steps.firstIndex(of: controller) else { return }
    let next = index + 1
    router.present(next < steps.count ? steps[next] : startOver, animated: true)
  }
}

extension HowToCodeCoordinator: StartOverViewControllerDelegate {
  func startOverViewControllerDidFinish(_ controller: StartOverViewController) {
    router.dismiss(animated: true)
  }
}
