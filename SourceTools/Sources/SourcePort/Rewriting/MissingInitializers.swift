import InterfaceFiles

/// The initializers of a class that no module here has.
struct MissingInitializers {
  /// The body of the class.
  let text: String

  /// - Parameters:
  ///   - calls: How the app calls initializers.
  ///   - superclass: The superclass.
  ///   - name: The class.
  ///   - extra: Its other members.
  init(_ calls: [CallShape], superclass: String, of name: String, and extra: [String]) {
    let own = calls.filter { !Self.inherited.contains($0.labels) }
    guard !own.isEmpty else {
      text = extra.isEmpty ? "" : "\n" + extra.map { "  \($0)\n" }.joined()
      return
    }
    let lineage = UIKitClasses.lineage(of: superclass)
    let isScreen = lineage.contains("UIViewController")
    let isView = lineage.contains("UIView")
    let call = isScreen ? "nibName: nil, bundle: nil" : isView ? "frame: .zero" : ""
    var lines = own.map { shape -> String in
      let arguments = shape.indices.map { "(\"\(shape[$0].label)\", a\($0))" }.joined(
        separator: ", ")
      let keep = isScreen ? "parts = [\(arguments)]; " : ""
      return "public init(\(shape.parameters)) { \(keep)super.init(\(call)) }"
    }
    if isScreen {
      lines += [
        "private let parts: [(String, Any?)]",
        "public override init(nibName: String?, bundle: Bundle?) { parts = []; super.init(nibName: nibName, bundle: bundle) }",
        "public required init?(coder: NSCoder) { parts = []; super.init(coder: coder) }",
        "open override func viewDidLoad() { super.viewDidLoad(); if type(of: self) == \(name).self { MissingScreen.addButtons(for: parts, to: view) } }",
      ]
    } else if isView {
      lines += [
        "public override init(frame: CGRect) { super.init(frame: frame) }",
        "public required init?(coder: NSCoder) { super.init(coder: coder) }",
      ]
    } else {
      lines.append("public override init() { super.init() }")
    }
    text = "\n" + (lines + extra).map { "  \($0)\n" }.joined()
  }

  private static let inherited: Set<[String]> = [
    [], ["coder"], ["frame"], ["nibName", "bundle"], ["rootViewController"],
    ["style", "reuseIdentifier"],
  ]
}

/// The code that gives the screens of missing modules their buttons.
enum MissingScreenSource {
  /// - Parameter hasDelegates: whether the app has delegates of such screens.
  static func text(hasDelegates: Bool) -> String {
    let offers = hasDelegates ? " + offers(value, to: screen)" : ""
    return """
      /// The buttons of screens that no module here has: one for each closure in what they are made of, and in
      /// what they are given.
      @MainActor enum MissingScreen {
        static func take(_ value: Any?, called path: AnyKeyPath, on screen: UIViewController) {
          let name = "\\(path)".split(separator: ".").last.map(String.init) ?? "Button"
          let buttons = closures(in: [(name, value)], depth: 3)\(offers)
          for case let old as UIButton in screen.view.subviews
          where old.currentTitle == name || buttons.contains(where: { $0.0 == old.currentTitle }) {
            old.removeFromSuperview()
          }
          add(buttons, to: screen.view)
        }

        static func addButtons(for parts: [(String, Any?)], to view: UIView) {
          add(closures(in: parts, depth: 3), to: view)
        }

        private static func add(_ buttons: [(String, () -> Void)], to view: UIView) {
          for (title, part) in buttons {
            let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in part() })
            button.setTitle(title, for: .normal)
            view.addSubview(button)
          }
        }

        private static func closures(
          in parts: [(String, Any?)], depth: Int
        ) -> [(String, () -> Void)] {
          parts.flatMap { name, part -> [(String, () -> Void)] in
            guard let part else { return [] }
            if let closure = part as? () -> Void { return [(name, closure)] }
            if let closure = part as? @MainActor () -> Void { return [(name, { closure() })] }
            let mirror = Mirror(reflecting: part)
            if mirror.displayStyle == .optional {
              return closures(in: mirror.children.map { (name, $0.value) }, depth: depth)
            }
            guard depth > 0, mirror.displayStyle == .struct else { return [] }
            return closures(in: mirror.children.map { ($0.label ?? name, $0.value) }, depth: depth - 1)
          }
        }
      }
      """
  }
}
