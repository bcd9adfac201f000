import PortableUIKit

/// A coordinator in a local variable, which its screens keep.
public class NewsAppDelegate: NSObject, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let coordinator = NewsCoordinator()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = coordinator.navigationController
    window?.makeKeyAndVisible()
    coordinator.start()
    return true
  }
}

final class NewsCoordinator: LaunchCoordinator {
  let navigationController = UINavigationController()

  func start() {
    let list = NewsListViewController(coordinator: self)
    navigationController.pushViewController(list, animated: false)
  }

  func showArticle() {
    navigationController.pushViewController(LaunchScreen(title: "Article"), animated: true)
  }
}

final class NewsListViewController: UIViewController {
  private let coordinator: NewsCoordinator

  init(coordinator: NewsCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "News"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let read = UIButton(type: .system)
    read.setTitle("Read", for: .normal)
    read.addAction(
      UIAction { [weak self] _ in self?.coordinator.showArticle() }, for: .touchUpInside)
    view.addSubview(read)
  }
}
