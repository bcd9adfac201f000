import PortableUIKit

/// A screen made of buttons that do what the test says.
class PlantedScreen: UIViewController {
  typealias Action = @MainActor (PlantedScreen) -> Void

  init(_ title: String, _ buttons: KeyValuePairs<String, Action> = [:], views: [UIView] = []) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    let buttons = buttons.map { title, action in
      UIButton(primaryAction: UIAction(title: title) { [unowned self] _ in action(self) })
    }
    view = UIStackView(arrangedSubviews: buttons + views)
  }

  required init?(coder: NSCoder) { nil }

  func push(_ screen: @autoclosure () -> UIViewController) {
    navigationController?.pushViewController(screen(), animated: true)
  }
}

/// A screen that an app has and never shows.
final class ForgottenScreen: PlantedScreen {}

/// A screen that nothing makes.
final class UnusedScreen: UIViewController {}

/// What an app is made of, in one stack.
@MainActor
final class PlantedCoordinator {
  let navigation = UINavigationController()
  private(set) weak var window: UIWindow?

  init(window: UIWindow) {
    self.window = window
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}

/// Counts what happens over several launches of an app.
@MainActor
final class Counter {
  var count = 0
}
