import InterfaceFiles

/// The screens of which parts are replaced, and the SwiftUI views in hosts.
struct StandInScreens {
  /// The SwiftUI views in hosts.
  private let views: [TypeDeclaration]
  /// The view controllers with replaced code.
  private let controllers: [TypeDeclaration]
  private let actions: ViewActions
  private let index: SourceIndex
  /// The screens of the app: its view controllers, and its views in hosts.
  let screens: [String]
  /// The screens that are not the app's own, with the reasons.
  let replacedScreens: [String: String]
  let notes: [PortNote]
  /// The code outside of screens that is left out and may have led on, as a coordinator's.
  let leftOut: [PortNote]

  /// Decides which screens are stand-ins.
  ///
  /// - Parameters:
  ///   - index: What all files declare.
  ///   - replacements: What is replaced.
  ///   - parts: The parts of files that were.
  ///   - actions: The actions of views in hosts.
  ///   - missing: The screens of modules that do not exist here.
  init(
    index: SourceIndex, replacements: Replacements, parts: [ReplacedPart], actions: ViewActions,
    missing: [String]
  ) {
    self.index = index
    let refused = replacements.refused
    self.actions = actions
    views = index.hostedViews
    let ownControllers = index.allClasses.filter(index.isViewController)
    let callable = index.callableNames.union(Self.navigation)
    var replaced: [String: String] = [:]
    var leftOut: [PortNote] = []
    for part in parts where part.mayLeadOn(calling: callable, in: index) {
      let owners = ownControllers.map(\.name).filter(part.unit.isPart)
      for owner in owners where replaced[owner] == nil { replaced[owner] = part.reason }
      if owners.isEmpty {
        leftOut.append(PortNote(.standIn, path: part.path, "\(part.unit.name): \(part.reason)"))
      }
    }
    self.leftOut = leftOut.sorted()
    for name in replacements.configured {
      replaced[name] = "named in \(PortConfiguration.fileName)"
    }
    for view in views { replaced[view.name] = "a SwiftUI view" }
    for name in missing { replaced[name] = "of a module that doesn't exist here" }
    controllers = ownControllers.filter { type in
      replaced[type.name] != nil && type.isReachable && !type.isGeneric
        && !replacements.removes(type)
        && refused[Self.key(ofButtonsOf: type.name)] == nil
    }
    buttonless = Set(views.map(\.name).filter { refused[Self.key(ofButtonsOf: $0)] != nil })
    let screens = Set(ownControllers.map(\.name) + views.map(\.name) + missing).sorted()
    self.screens = screens
    replacedScreens = replaced.filter { screens.contains($0.key) }
    notes =
      refused.map { key, reason in
        let parts = key.split(separator: "#", maxSplits: 1).map(String.init)
        return PortNote(.standIn, path: parts[0], "\(parts.last ?? key) replaced: \(reason)")
      }
      + replacedScreens.map { PortNote(.standIn, "\($0.key) is a stand-in screen: \($0.value)") }
  }

  /// The views in hosts whose buttons do not compile.
  private let buttonless: Set<String>
  /// UIKit's methods that lead to another screen.
  private static let navigation: Set<String> = [
    "present", "dismiss", "show", "showDetailViewController", "performSegue", "pushViewController",
    "popViewController", "popToViewController", "popToRootViewController", "setViewControllers",
  ]

  /// The name of the file with the buttons of replaced screens.
  static let registrationsName = "StandInScreens.swift"

  /// The key in what is refused under which a screen gets no buttons.
  static func key(ofButtonsOf screen: String) -> String {
    "Generated/\(registrationsName)#\(screen)"
  }

  /// Returns the screens whose buttons do not compile.
  ///
  /// - Parameters:
  ///   - errors: The errors in the file of the buttons.
  ///   - text: The file.
  static func screensWithoutButtons(
    for errors: [CompilerError], in text: String
  ) -> [String: String] {
    let lines = text.lines
    var found: [String: String] = [:]
    for error in errors where error.line <= lines.count {
      let screens = lines[..<error.line].compactMap {
        $0.firstMatch(of: /fillView\(of: (?:UIHostingController<)?([\w.]+?)>?\.self\)/)
      }
      guard let screen = screens.last.map({ String($0.1) }) else { continue }
      found[key(ofButtonsOf: screen)] = error.message
    }
    return found
  }

  /// The file that gives each replaced screen a button for each closure and each method of its
  /// delegate that it could call.
  var registrations: GeneratedFile? {
    let hosts = views.filter { !buttonless.contains($0.name) }.map { view in
      let closures = closures(of: view, on: "screen.rootView")
        .filter { !actions.mention($0.title, of: view.name) }
      return registration(
        of: "UIHostingController<\(view.name)>", buttons: closures,
        and: actions.has(view.name) ? [buttons(of: view.name)] : [])
    }
    let own = controllers.map { type in
      registration(
        of: type.name, buttons: closures(of: type, on: "screen") + delegateCalls(of: type))
    }
    guard !views.isEmpty || !own.isEmpty else { return nil }
    return GeneratedFile(
      name: Self.registrationsName,
      contents: """
        // Generated by coordgraph port.
        import PortableUIKit
        \(views.isEmpty ? "" : "import SwiftUIShim\n")
        /// The buttons of the screens that are replaced.
        @MainActor enum StandInScreens {
          static func register() {
        \((hosts + own).joined(separator: "\n"))
          }

          private static func button(
            _ title: String, in screen: UIViewController, _ action: @escaping () -> Void
          ) {
            let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
            button.setTitle(title, for: .normal)
            screen.view.addSubview(button)
          }
        }

        \(views.isEmpty ? "" : ShimSources.hostedViews + ShimSources.standInContents)
        /// Shows the views that links and modifiers lead to.
        @MainActor struct StandInLinks {
          weak var screen: UIViewController?

          func show<Content>(_ view: Content) {
            screen?.show(UIHostingController(rootView: view), sender: nil)
          }
          func present<Content>(_ view: Content) {
            screen?.present(UIHostingController(rootView: view), animated: true)
          }
          func cover<Content>(_ view: Content) {
            let host = UIHostingController(rootView: view)
            host.modalPresentationStyle = .fullScreen
            screen?.present(host, animated: true)
          }
        }

        extension UIViewController {
          /// Goes back to the screen that this one was shown by.
          fileprivate func leaveStandIn() {
            if let navigationController, navigationController.viewControllers.last === self,
              navigationController.viewControllers.count > 1
            {
              navigationController.popViewController(animated: true)
            } else {
              dismiss(animated: true)
            }
          }
        }

        """)
  }

  /// The code that adds the buttons of a view's body.
  private func buttons(of view: String) -> String {
    let present =
      actions.present(view)
      ? "{ [unowned screen] in screen.rootView.standInPresentations(links) }" : "{}"
    return """
            let links = StandInLinks(screen: screen)
            screen.view.addSubview(StandInState(of: screen.rootView))
            StandInContents.fill(
              screen, of: screen.rootView, present: \(present),
              appear: { screen.rootView.standInAppearance($0) },
              build: { [unowned screen] in screen.rootView.standInButtons($0, links) })
      """
  }

  private func registration(
    of type: String, buttons: [(title: String, call: String)], and others: [String] = []
  ) -> String {
    let lines =
      others
      + buttons.map {
        "      button(\"\($0.title)\", in: screen) { [unowned screen] in \($0.call) }"
      }
    return """
          UIStoryboard.fillView(of: \(type).self) { screen in
      \((lines.isEmpty ? ["      _ = screen"] : lines).joined(separator: "\n"))
          }
      """
  }

  private func closures(
    of type: TypeDeclaration, on receiver: String
  ) -> [(title: String, call: String)] {
    reachableProperties(of: type).compactMap { property in
      guard let written = property.type, Self.isPlainClosure(written) else { return nil }
      let mark = written.hasSuffix("?") ? "?" : ""
      return (property.name, "\(receiver).\(property.name)\(mark)()")
    }
  }

  private func delegateCalls(of type: TypeDeclaration) -> [(title: String, call: String)] {
    reachableProperties(of: type).flatMap { property -> [(title: String, call: String)] in
      guard let written = property.type else { return [] }
      let isOptional = written.hasSuffix("?") || written.hasSuffix("!")
      let name = (isOptional ? String(written.dropLast()) : written)
        .replacing("any ", with: "").filter { !"()".contains($0) }
      guard let called = index.protocols[name], property.name.lowercased().contains("delegate")
      else { return [] }
      return called.methods.compactMap { method in
        guard let arguments = arguments(of: method, screen: type.name), !method.isStatic,
          !method.isAsync, !method.isThrowing
        else { return nil }
        return (
          method.name,
          "_ = screen.\(property.name)\(written.hasSuffix("?") ? "?" : "").\(method.name)(\(arguments))"
        )
      }
    }
  }

  /// Arguments for a call; nil where there is a type without an obvious value.
  private func arguments(of method: MethodDeclaration, screen: String) -> String? {
    var arguments: [String] = []
    for parameter in method.parameters {
      let isScreen = [screen, "UIViewController"].contains(parameter.type)
      guard let value = isScreen ? "screen" : DefaultValue.of(parameter.type) else { return nil }
      arguments.append((parameter.label == "_" ? "" : "\(parameter.label): ") + value)
    }
    return arguments.joined(separator: ", ")
  }

  private func reachableProperties(of type: TypeDeclaration) -> [PropertyDeclaration] {
    type.properties.filter {
      $0.modifiers.isDisjoint(with: ["private", "fileprivate"]) && !$0.isStatic
    }
  }

  /// Whether a type is that of a closure without parameters.
  private static func isPlainClosure(_ type: String) -> Bool {
    let plain = type.filter { !$0.isWhitespace }
    return ["()->Void", "(()->Void)?", "()->()", "(()->())?", "@escaping()->Void"].contains(plain)
      || plain.hasSuffix("()->Void") && plain.hasPrefix("@MainActor")
  }
}

extension SourceIndex {
  /// Whether a class is one of view controllers, as far as that is known.
  func isViewController(_ type: TypeDeclaration) -> Bool {
    guard let foreign = lineage(of: type).foreign else { return false }
    return UIKitClasses.lineage(of: foreign).contains("UIViewController")
      || foreign.hasSuffix("ViewController") || foreign == "UIHostingController"
  }

  /// The names of the app's own methods and closures.
  fileprivate var callableNames: Set<String> {
    files.flatMap(\.declarations).flatMap(\.methods).reduce(into: closureProperties) {
      $0.insert($1.name)
    }
  }
}

extension ReplacedPart {
  /// Whether the part may have led to another screen: it is a type, calls a method of the app or of UIKit that
  /// navigates, or one that the compiler doesn't find in the app's own types.
  fileprivate func mayLeadOn(calling callable: Set<String>, in index: SourceIndex) -> Bool {
    if unit.isType { return true }
    if unit.isOfMainActor { return false }
    let calls = unit.calls.compactMap { call -> String? in
      guard let dot = call.firstIndex(of: ".") else { return call }
      // What a type of another module shows is no screen of the app.
      let type = String(call[..<dot])
      let isOfApp = type == "Self" || index.concrete(type) != nil
      return isOfApp ? String(call[call.index(after: dot)...]) : nil
    }
    guard !calls.isEmpty else { return false }
    if calls.contains(where: callable.contains) { return true }
    // A method that the compiler doesn't find may be one of the app's, too.
    if let found = reason.firstMatch(of: /^cannot find '([a-z]\w*)' in scope/) {
      return calls.contains(String(found.1))
    }
    guard let found = reason.firstMatch(of: /^value of type '(\w+)[?!]?' has no member '(\w+)'/)
    else { return false }
    return index.class(String(found.1)) != nil && calls.contains(String(found.2))
  }
}

extension ReplaceableUnit {
  /// Whether the unit belongs to a class, or is one.
  fileprivate func isPart(of type: String) -> Bool {
    name.hasPrefix(type + ".") || name.hasPrefix(type + ":") || name == "class \(type)"
  }
}
