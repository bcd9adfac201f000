import PortableUIKit
import SampleViews

@MainActor
protocol AppRootViewControllerDelegate: AnyObject {
  func appRootViewControllerDidPressGetStarted(_ controller: AppRootViewController)
}

/// What everything is in, or over. As long as it holds nothing, it offers the onboarding.
final class AppRootViewController: UIViewController {
  weak var delegate: (any AppRootViewControllerDelegate)?

  override func loadView() {
    let getStarted = UIAction(title: "Get started") { [weak self] _ in
      guard let self else { return }
      delegate?.appRootViewControllerDidPressGetStarted(self)
    }
    view = UIStackView(column: [UIButton(primaryAction: getStarted)])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for child in children {
      child.view.frame = view.bounds
    }
  }

  /// Embeds a controller, in the place of any other.
  func set(childViewController: UIViewController) {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    addChild(childViewController)
    childViewController.view.frame = view.bounds
    view.addSubview(childViewController.view)
    childViewController.didMove(toParent: self)
  }
}
