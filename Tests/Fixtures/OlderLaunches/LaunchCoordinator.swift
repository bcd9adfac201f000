import PortableUIKit

// Three apps that make their own windows, each as its author would launch it: nothing here is written
// to be traced or explored.

public protocol LaunchCoordinator: AnyObject {
  var navigationController: UINavigationController { get }
  func start()
}

/// A screen with one button for each thing that it can lead to.
class LaunchScreen: UIViewController {
  private let buttons: [(title: String, action: () -> Void)]

  init(title: String, buttons: [(title: String, action: () -> Void)] = []) {
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, action) in buttons {
      view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
    }
  }
}
