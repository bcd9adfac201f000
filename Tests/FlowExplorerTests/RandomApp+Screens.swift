import PortableUIKit

/// How the screens of a random app are made, and what their buttons do.
@MainActor
extension RandomApp {
  func screen(
    _ number: Int, _ coordinator: RandomAppCoordinator, isGuided: Bool = false
  ) -> UIViewController {
    let title = Self.title(number)
    let taps = Taps(number, in: self, coordinator)
    guard !paged.contains(number) else {
      let type: PlantedBook.Type = isGuided ? GuidedBook.self : PlantedBook.self
      let book = type.make(of: 3, title, buttons: taps.buttons)
      taps.screen = book
      return book
    }
    let views = (listed.contains(number) ? taps.tables : taps.buttons) + lamp(number)
    let screen =
      isGuided ? GuidedPlantedScreen(title, views: views) : PlantedScreen(title, views: views)
    taps.screen = screen
    if number == 0, hasSwitch { screen.view.addSubview(option(coordinator)) }
    if covered.contains(number) { Pane.cover(screen.view, button: Self.pane) }
    return screen
  }

  private func lamp(_ number: Int) -> [UIView] {
    guard screens[number].contains(.lamp) else { return [] }
    let lamp = RandomLamp()
    lamp.isOn = false
    return [lamp]
  }

  /// The switch of the first screen.
  private func option(_ coordinator: RandomAppCoordinator) -> UISwitch {
    let option = UISwitch()
    option.accessibilityLabel = Self.option
    option.isOn = coordinator.isOn
    let set = UIAction { [unowned option, weak coordinator] _ in coordinator?.isOn = option.isOn }
    option.addAction(set, for: .valueChanged)
    return option
  }

  /// What the buttons of one screen do.
  @MainActor
  private final class Taps {
    let number: Int
    let app: RandomApp
    weak var coordinator: RandomAppCoordinator?
    weak var screen: UIViewController?

    init(_ number: Int, in app: RandomApp, _ coordinator: RandomAppCoordinator) {
      self.number = number
      self.app = app
      self.coordinator = coordinator
    }

    var buttons: [UIView] {
      app.screens[number].enumerated().map { index, button in
        UIButton(
          primaryAction: UIAction(title: RandomApp.title(button)) { [self] _ in tap(index) })
      }
    }

    /// Two tables with a row for each button; one where there is one button.
    var tables: [UIView] {
      let count = app.screens[number].count
      return (0..<min(count, 2)).map { table in
        RandomTable(RandomRows(of: count, table: table) { [self] in tap($0) })
      }
    }

    private func tap(_ index: Int) {
      let button = app.screens[number][index]
      guard index == 0, let delay = app.slow[number] else { return tap(button) }
      delay.run(after: .milliseconds(20)) { [weak self] in self?.tap(button) }
    }

    private func tap(_ button: Button) {
      guard let screen, let coordinator else { return }
      app.tap(button, on: screen, coordinator)
    }
  }

  private func tap(
    _ button: Button, on screen: UIViewController, _ coordinator: RandomAppCoordinator
  ) {
    func push(_ number: Int) {
      screen.navigationController?.pushViewController(
        self.screen(number, coordinator), animated: true)
    }
    switch button {
    case .push(let number): push(number)
    case .guide(let number):
      let guide = RandomGuideCoordinator()
      guide.push(self.screen(number, coordinator, isGuided: true), after: screen)
    case .gate(let number): if coordinator.isOn { push(number) }
    case .sheet(let number):
      let stack = UINavigationController(rootViewController: self.screen(number, coordinator))
      screen.present(stack, animated: true)
    case .ask(let number):
      let alert = UIAlertController(
        title: Self.title(number), message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      let open = UIAlertAction(title: "Yes", style: .default) { [weak screen, weak coordinator] _ in
        guard let screen, let coordinator else { return }
        screen.navigationController?.pushViewController(
          self.screen(number, coordinator), animated: true)
      }
      alert.addAction(open)
      screen.present(alert, animated: true)
    case .lamp: lamp(of: screen)?.isOn.toggle()
    case .lit(let number): if lamp(of: screen)?.isOn == true { push(number) }
    case .popToRoot: screen.navigationController?.popToRootViewController(animated: true)
    case .shut: screen.presentingViewController?.dismiss(animated: true)
    }
  }

  private func lamp(of screen: UIViewController) -> RandomLamp? {
    screen.view.subviews.lazy.compactMap { $0 as? RandomLamp }.first
  }
}
