import FlowExplorer
import PortableUIKit

/// An app that shows a screen so late that no exploration waits for it.
@MainActor
enum SleepingApp {
  static var explorer: FlowExplorer {
    FlowExplorer(app: "Sleeping", [ExplorerLaunch { window, _ in launch(window) }])
  }

  private static func launch(_ window: UIWindow) -> AnyObject {
    let navigation = UINavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return navigation
  }

  private static var home: UIViewController {
    let home = UIViewController()
    home.view = UIButton(
      primaryAction: UIAction(title: "Later") { [weak home] _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
          MainActor.assumeIsolated {
            home?.navigationController?.pushViewController(UIViewController(), animated: true)
          }
        }
      })
    return home
  }
}
