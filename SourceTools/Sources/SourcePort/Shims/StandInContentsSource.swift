extension ShimSources {
  /// What stands on the screen of a SwiftUI view: its buttons, fields and switches, as they are now.
  static let standInContents = #"""
    /// The buttons, fields and switches of a view, made anew when something may have changed: an action was
    /// done, or what the view or its model holds was set.
    final class StandInContents: UIView {
      private weak var screen: UIViewController?
      private var build: () -> Void = {}
      private var present: () -> Void = {}
      /// The objects that publish their changes.
      private var models: [any ObservableObject] = []
      private var changes: [AnyCancellable] = []
      private var isDue = false

      /// Puts the contents of a view on its screen.
      ///
      /// - Parameters:
      ///   - view: the view.
      ///   - present: shows what modifiers show once a value is set.
      ///   - appear: what is done when the view appears.
      ///   - build: adds the buttons.
      static func fill(
        _ screen: UIViewController, of view: Any, present: @escaping () -> Void,
        appear: (StandInContents) -> Void, build: @escaping (StandInContents) -> Void
      ) {
        let contents = StandInContents()
        contents.screen = screen
        contents.present = present
        contents.build = { [unowned contents] in build(contents) }
        screen.view.addSubview(contents)
        for child in Mirror(reflecting: view).children {
          let value = Mirror(reflecting: child.value).children.first?.value
          contents.models += [child.value, value].compactMap { $0 as? any ObservableObject }
        }
        appear(contents)
        contents.make()
      }

      /// Follows changes as long as it is in a window, and catches up on those before.
      override func didMoveToWindow() {
        super.didMoveToWindow()
        changes = []
        guard window != nil else { return }
        let change: () -> Void = { [weak self] in
          DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
        }
        changes = models.map { $0.onChange(change) } + [StateChanges.all.sink { _ in change() }]
        self.change()
      }

      /// Makes all anew in a moment.
      func change() {
        guard window != nil, !isDue else { return }
        isDue = true
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated {
            self?.isDue = false
            self?.make()
          }
        }
      }

      private func make() {
        guard screen != nil else { return }
        if window != nil { present() }
        for view in subviews { view.removeFromSuperview() }
        withObservationTracking(build) { [weak self] in
          DispatchQueue.main.async { MainActor.assumeIsolated { self?.change() } }
        }
      }

      private func perform(_ action: () -> Void) {
        DismissAction.current = { [weak screen] in screen?.leaveStandIn() }
        action()
        change()
      }

      /// Does what takes time, as a view's `task` does.
      func run(_ action: @escaping @MainActor () async throws -> Void) {
        perform {
          Task { @MainActor [weak self] in
            try? await action()
            self?.change()
          }
        }
      }

      /// Adds a button.
      func callAsFunction(_ title: any StandInTitle, isEnabled: Bool = true, _ action: @escaping () -> Void) {
        let button = UIButton(
          type: .system,
          primaryAction: UIAction(title: title.standInTitle) { [unowned self] _ in perform(action) })
        button.setTitle(title.standInTitle, for: .normal)
        button.isEnabled = isEnabled
        addSubview(button)
      }
      /// Adds a button.
      @_disfavoredOverload func callAsFunction(
        _ title: any StandInTitle, isEnabled: Bool = true,
        _ action: @escaping @MainActor () async throws -> Void
      ) {
        self(title, isEnabled: isEnabled) { [unowned self] in run(action) }
      }

      /// Adds a field.
      func field(
        _ title: any StandInTitle, isSecure: Bool = false, _ get: () -> String,
        _ set: @escaping (String) -> Void, _ configure: (UITextField) -> Void = { _ in }
      ) {
        let field = UITextField()
        field.placeholder = title.standInTitle
        field.isSecureTextEntry = isSecure
        field.text = get()
        configure(field)
        field.addAction(
          UIAction { [unowned self, unowned field] _ in perform { set(field.text ?? "") } },
          for: .editingChanged)
        addSubview(field)
      }

      /// Adds a switch.
      func toggle(_ title: any StandInTitle, _ get: () -> Bool, _ set: @escaping (Bool) -> Void) {
        let toggle = UISwitch()
        toggle.accessibilityLabel = title.standInTitle
        toggle.isOn = get()
        toggle.addAction(
          UIAction { [unowned self, unowned toggle] _ in perform { set(toggle.isOn) } },
          for: .valueChanged)
        addSubview(toggle)
      }
    }

    /// What a button, field or switch is called by.
    protocol StandInTitle { var standInTitle: String { get } }
    extension String: StandInTitle { var standInTitle: String { self } }
    extension Substring: StandInTitle { var standInTitle: String { String(self) } }
    extension LocalizedStringKey: StandInTitle {
      var standInTitle: String { StandInText.title(key) }
    }

    extension ObservableObject {
      fileprivate func onChange(_ body: @escaping () -> Void) -> AnyCancellable {
        AnyCancellable(objectWillChange.sink { _ in body() })
      }
    }

    """#
}
