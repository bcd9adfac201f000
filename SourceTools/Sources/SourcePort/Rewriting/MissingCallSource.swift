/// The code that runs in place of a method that no module here has.
enum MissingCallSource {
  /// - Parameters:
  ///   - types: The coordinators that can be started.
  ///   - values: Values of the app's types, by the types.
  ///   - hasStrings: Whether there are strings files, whose strings members may be named by.
  static func text(
    starting types: [String], values: [(type: String, value: String)], hasStrings: Bool
  ) -> String {
    let string = hasStrings ? "localizedString(named: path) ?? path.last" : "path.last"
    let cases = types.map { "    case let own as \($0): own.start()\n" }.joined()
    let known = values.map { type, value in
      "    if type == ObjectIdentifier(\(type).self) || type == ObjectIdentifier(\(type)?.self) { return \(value) }\n"
    }.joined()
    return """

      /// The members of what a module that does not exist here declares, or a generator of code.
      @dynamicMemberLookup @dynamicCallable
      public struct MissingNamespace: CustomStringConvertible, Sendable {
        let path: [String]
        public var description: String { text ?? "" }
        /// The string of this name, or the name of the last member.
        private var text: String? { \(string) }

        public subscript(dynamicMember name: String) -> MissingNamespace {
          MissingNamespace(path: path + [name])
        }
        @_disfavoredOverload public subscript(dynamicMember name: String) -> MissingNamespace? {
          MissingNamespace(path: path + [name])
        }
        /// The string of a member, or the plainest value of a type.
        @_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value {
          get {
            let member = MissingNamespace(path: path + [name])
            if let text = member.text as? Value { return text }
            return MissingCall.value(of: member)
          }
          nonmutating set {}
        }
        @discardableResult
        public func dynamicallyCall(withKeywordArguments _: KeyValuePairs<String, Any?>) -> MissingNamespace {
          self
        }
        /// The string of this name with the arguments in it, or the plainest value of a type.
        public func dynamicallyCall<Value>(
          withKeywordArguments arguments: KeyValuePairs<String, Any?>
        ) -> Value {
          var text = text ?? ""
          for case let argument? in arguments.map(\\.value) {
            guard let place = text.firstRange(of: #/%(?:\\d+\\$)?[-+.\\d]*l*[@a-z]/#) else { break }
            text.replaceSubrange(place, with: "\\(argument)")
          }
          if let text = text as? Value { return text }
          return MissingCall.value(of: self)
        }
      }

      /// What runs in place of methods that no module here has.
      enum MissingCall {
        /// The name of a property, by a key path to it.
        static func name(of path: AnyKeyPath) -> String {
          "\\(path)".split(separator: ".").last.map(String.init) ?? ""
        }

        /// Starts the coordinators that a method of a coordinator is given, such as `openChild(_:)`, and
        /// keeps them.
        static func run(_ name: String, _ arguments: [Any?], on receiver: Any) {
          let verbs = ["open", "add", "start", "coordinate", "show", "push", "present", "run", "launch"]
          guard verbs.contains(where: name.hasPrefix) else { return }
          let isShown = ["show", "push", "present"].contains(where: name.hasPrefix)
          let screens = arguments.compactMap { $0 as? UIViewController }
          if isShown, !screens.isEmpty {
            nonisolated(unsafe) let screens = screens
            return MainActor.assumeIsolated { showFirst(of: screens, pushing: !name.hasPrefix("present")) }
          }
          guard type(of: receiver) is AnyClass else { return }
          for case let argument? in arguments where type(of: argument) is AnyClass {
            nonisolated(unsafe) let child = argument as AnyObject
            nonisolated(unsafe) let parent = receiver as AnyObject
            if child !== parent { MainActor.assumeIsolated { start(child, by: parent) } }
          }
        }

        /// Shows the first screen that is not on display over the one that is, as a library's navigator does.
        @MainActor private static func showFirst(of screens: [UIViewController], pushing: Bool) {
          let new = screens.first {
            $0.parent == nil && $0.presentingViewController == nil && $0.viewIfLoaded?.window == nil
          }
          guard let screen = new else { return }
          let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .flatMap(\\.windows) + [(UIApplication.shared.delegate?.window ?? nil)].compactMap { $0 }
          var top = (windows.first(where: \\.isKeyWindow) ?? windows.first)?.rootViewController
          while let next = top?.presentedViewController
            ?? (top as? UITabBarController)?.selectedViewController
            ?? (top as? UINavigationController)?.topViewController
          {
            top = next
          }
          if pushing, let navigation = top?.navigationController, !(screen is UINavigationController) {
            navigation.pushViewController(screen, animated: true)
          } else {
            top?.present(screen, animated: true)
          }
        }

        /// Calls the closure among the arguments when a view is tapped.
        @MainActor static func tapped(_ view: UIView, _ arguments: [Any?]) {
          let closures = arguments.compactMap { argument -> (@MainActor () -> Void)? in
            if let closure = argument as? @MainActor () -> Void { return closure }
            if let closure = argument as? () -> Void { return { closure() } }
            // As `{ [weak self] in self?.open() }` is.
            if let closure = argument as? () -> Void? { return { _ = closure() } }
            return nil
          }
          guard let closure = closures.first else { return }
          if let control = view as? UIControl {
            control.addAction(UIAction { _ in closure() }, for: .touchUpInside)
          } else {
            let target = TapTarget(closure)
            view.isUserInteractionEnabled = true
            view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("tap")))
            let earlier = objc_getAssociatedObject(view, &TapTarget.key) as? [TapTarget] ?? []
            objc_setAssociatedObject(
              view, &TapTarget.key, earlier + [target], .OBJC_ASSOCIATION_RETAIN)
          }
        }
        private final class TapTarget: SelectorPerforming {
          @MainActor static var key: UInt8 = 0
          private let closure: @MainActor () -> Void
          init(_ closure: @escaping @MainActor () -> Void) { self.closure = closure }
          func perform(_ selector: Selector, from sender: Any?) -> Bool {
            closure()
            return true
          }
        }

        @MainActor private static func start(_ child: AnyObject, by parent: AnyObject) {
          switch child {
      \(cases)    default: return
          }
          let key = UnsafeRawPointer(Unmanaged.passUnretained(child).toOpaque())
          objc_setAssociatedObject(parent, key, child, .OBJC_ASSOCIATION_RETAIN)
        }

        private static func first<Type: CaseIterable>(of type: Type.Type) -> Any? { type.allCases.first }

        /// A value of a type of the app, such as a container of services has.
        @MainActor private static func own(_ type: ObjectIdentifier) -> Any? {
      \(known)    return nil
        }

        /// The value of an injected property: one for each launch, as most services are.
        static func service<R>() -> R {
          LaunchState.value("service \\(String(reflecting: R.self))") { value(of: ()) }
        }

        /// What a service of such a module answers where it may fail: what the network does to a
        /// request that it is given; otherwise it fails.
        static func answer<R>(to arguments: [Any?]) async throws -> R {
          let requests = arguments.compactMap { $0 as? URLRequest ?? ($0 as? URL).map { URLRequest(url: $0) } }
          guard let request = requests.first else { throw CancellationError() }
          let answer = try await RequestAnswer(to: request)
          if let data = answer.data as? R { return data }
          if let both = (answer.data, answer.response) as? R { return both }
          if let type = R.self as? any Decodable.Type,
            let value = try JSONDecoder().decode(type, from: answer.data) as? R
          {
            return value
          }
          throw CancellationError()
        }

        /// A value of the app's own, the receiver, nothing, or the plainest value of a type.
        static func value<R>(of receiver: Any) -> R {
          if MainQueue.isCurrent {
            let type = ObjectIdentifier(R.self)
            nonisolated(unsafe) var found: Any?
            MainActor.assumeIsolated { found = own(type) }
            if let found = found as? R { return found }
          }
          let plain: [Any] = [
            receiver, (), Any?.none as Any, false, "", 0, 0.0, [Any](), [String: Any](), Data(), Date(),
            {} as () -> Void, MissingOption(), UIColor.black, UIImage(), UIFont.systemFont(ofSize: 17),
            Int32(0), Int64(0), Float(0), UUID(), URL(fileURLWithPath: "/"), Decimal(0),
            NSPredicate(value: true), NSSortDescriptor(keyPath: \\NSString.length, ascending: true),
            NSAttributedString(string: ""), URLRequest(url: URL(fileURLWithPath: "/")), String.self,
          ]
          for value in plain { if let value = value as? R { return value } }
          if let type = R.self as? any CaseIterable.Type, let first = first(of: type) as? R {
            return first
          }
          if let type = R.self as? any RangeReplaceableCollection.Type, let empty = type.init() as? R {
            return empty
          }
          fatalError("stand-in for a value of \\(R.self)")
        }
      }

      """
  }
}
