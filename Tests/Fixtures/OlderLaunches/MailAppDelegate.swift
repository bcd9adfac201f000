import PortableUIKit

/// The window and a private, lazy coordinator in the application's delegate.
public class MailAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  private lazy var mailCoordinator = MailCoordinator(window: window!)

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    mailCoordinator.start()
    return true
  }
}

final class MailCoordinator: LaunchCoordinator {
  let navigationController = UINavigationController()
  private let window: UIWindow
  private var compose: ComposeCoordinator?

  init(window: UIWindow) { self.window = window }

  func start() {
    let inbox = LaunchScreen(
      title: "Inbox", buttons: [("Compose", { [weak self] in self?.showCompose() })])
    navigationController.viewControllers = [inbox]
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func showCompose() {
    let compose = ComposeCoordinator()
    compose.onEnd = { [weak self] in
      self?.navigationController.dismiss(animated: true)
      self?.compose = nil
    }
    self.compose = compose
    compose.start()
    compose.navigationController.modalPresentationStyle = .fullScreen
    navigationController.present(compose.navigationController, animated: true)
  }
}

final class ComposeCoordinator: LaunchCoordinator {
  let navigationController = UINavigationController()
  var onEnd: (() -> Void)?

  func start() {
    let message = LaunchScreen(
      title: "Message", buttons: [("Send", { [weak self] in self?.onEnd?() })])
    navigationController.viewControllers = [message]
  }
}
