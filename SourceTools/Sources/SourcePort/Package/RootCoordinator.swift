import InterfaceFiles

/// The coordinator that an app without delegates can be started by.
struct RootCoordinator {
  /// The code that makes it in `window` and starts it, as a list's elements.
  let launch: String

  private static let names = ["App", "Application", "Main", "Root"]

  /// Finds a coordinator that needs nothing but a window or a container and plain values, and has a
  /// method `start()`.
  ///
  /// - Parameters:
  ///   - index: What all files declare.
  ///   - name: The class, or the protocol of the coordinators.
  ///   - values: The values of other types that an initializer takes.
  init?(_ index: SourceIndex, named name: String?, _ values: PlainValue) {
    let classes = index.allClasses.filter { type in
      type.isReachable && !type.isGeneric
        && (type.ownName == name || type.ownName.hasSuffix("Coordinator")
          || name.map { index.conforms(type, to: $0) } ?? false)
    }
    func rank(_ type: TypeDeclaration) -> Int {
      if type.ownName == name { return 0 }
      let prefix = String(type.ownName.dropLast("Coordinator".count))
      return Self.names.firstIndex(of: prefix).map { $0 + 1 } ?? Self.names.count + 1
    }
    let launches = classes.compactMap { type in
      Self.launch(type, index, values).map { (rank: rank(type), launch: $0) }
    }
    guard let best = launches.map(\.rank).min(), best <= Self.names.count else { return nil }
    let first = launches.filter { $0.rank == best }
    guard first.count == 1 else { return nil }
    launch = first[0].launch
  }

  private static func launch(
    _ type: TypeDeclaration, _ index: SourceIndex, _ plain: PlainValue
  ) -> String? {
    let line = index.lineage(of: type).own
    let methods = line.flatMap { [$0] + index.extensions(of: $0.name) }.flatMap(\.methods)
    let start = methods.first { $0.name == "start" && $0.parameters.isEmpty && !$0.isStatic }
    guard let start else { return nil }
    let initializers = line.first { !$0.initializers.isEmpty }?.initializers ?? []
    let needed = initializers.isEmpty ? [[]] : initializers.map(\.needed)
    for parameters in needed.sorted(by: { $0.count < $1.count }) {
      let values = parameters.map { value(of: $0.type, plain) }
      guard !values.contains(nil), let make = made(type, parameters, values) else { continue }
      let container = values.contains { $0 == "container" }
      let shown = container ? "window.rootViewController = container; " : ""
      return """
        {
                let container = UINavigationController()
                _ = container
                \(shown)let coordinator = \(make)
                \(shows(start) ? "window.rootViewController = " : "")coordinator.start()
        \(show(line))        return coordinator
              }()
        """
    }
    return nil
  }

  /// Whether a method returns what it shows.
  private static func shows(_ start: MethodDeclaration) -> Bool {
    guard let type = start.returnType?.filter({ !"!?".contains($0) }) else { return false }
    return UIKitClasses.lineage(of: type).contains("UIViewController")
  }

  /// What a coordinator without a window keeps its screens in.
  private static let containers = [
    "rootViewController", "navigationController", "tabBarController", "splitViewController",
    "viewController",
  ]

  /// Code that shows the container of a coordinator that has no window, as its owner does.
  private static func show(_ line: [TypeDeclaration]) -> String {
    let properties = line.flatMap(\.properties).filter { property in
      !property.isStatic && property.modifiers.isDisjoint(with: ["private", "fileprivate"])
    }
    guard let name = containers.first(where: { name in properties.contains { $0.name == name } })
    else { return "" }
    return """
              if window.rootViewController == nil { window.rootViewController = coordinator.\(name) }

      """
  }

  private static func made(
    _ type: TypeDeclaration, _ parameters: [(label: String, type: String)], _ values: [String?]
  ) -> String? {
    let arguments = zip(parameters, values).map { parameter, value in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + (value ?? "")
    }
    return "\(type.name)(\(arguments.joined(separator: ", ")))"
  }

  private static func value(of type: String, _ plain: PlainValue) -> String? {
    switch type.replacing("any ", with: "").filter({ !"!?()".contains($0) }) {
    case "UIWindow": "window"
    case "UINavigationController", "UIViewController": "container"
    default: type.hasSuffix("?") ? "nil" : plain.of(type)
    }
  }
}
