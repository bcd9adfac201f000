import PortableUIKit
import SampleViews

@MainActor
protocol AboutViewControllerDelegate: AnyObject {
  func aboutViewControllerDidPressReset(_ controller: AboutViewController)
  func aboutViewController(_ controller: AboutViewController, didPressLinkTo address: String)
  func aboutViewControllerDidPressPop(_ controller: AboutViewController)
}

/// What can be said about the app, and done to it.
final class AboutViewController: UIViewController {
  weak var delegate: (any AboutViewControllerDelegate)?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "About"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let reset = UIAction(title: "Reset DataService") { [weak self] _ in
      guard let self else { return }
      delegate?.aboutViewControllerDidPressReset(self)
    }
    let link = UIAction(title: "View On GitHub") { [weak self] _ in
      guard let self else { return }
      delegate?.aboutViewController(self, didPressLinkTo: "https://github.com")
    }
    let pop = UIAction(title: "Pop This Coordinator") { [weak self] _ in
      guard let self else { return }
      delegate?.aboutViewControllerDidPressPop(self)
    }
    view = UIStackView(column: [reset, link, pop].map { UIButton(primaryAction: $0) })
  }
}
