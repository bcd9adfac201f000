extension ShimSources {
  /// What SwiftUI views read from their environment.
  static let swiftUIEnvironment = """
    /// An object that a view reads from its environment.
    private protocol EnvironmentReader {
      func offer(_ object: AnyObject)
    }

    /// The objects that were last passed to a view, by their types; the views hold them.
    @MainActor private enum EnvironmentObjects {
      private struct Weak { weak var object: AnyObject? }
      private static var objects: [ObjectIdentifier: Weak] = [:]

      static func pass(_ object: AnyObject, to view: Any) {
        objects[ObjectIdentifier(type(of: object))] = Weak(object: object)
        for child in Mirror(reflecting: view).children {
          (child.value as? any EnvironmentReader)?.offer(object)
        }
      }
      static func object<Object: AnyObject>(of type: Object.Type) -> Object? {
        objects[ObjectIdentifier(type)]?.object as? Object
      }
    }

    @propertyWrapper public struct EnvironmentObject<Object: AnyObject>: EnvironmentReader {
      private final class Box { var object: Object? }
      private let box = Box()
      public init() {}
      func offer(_ object: AnyObject) { if let own = object as? Object { box.object = own } }
      @MainActor public var wrappedValue: Object {
        guard let object = box.object ?? EnvironmentObjects.object(of: Object.self) else {
          fatalError("no environment object of \\(Object.self)")
        }
        return object
      }
      @MainActor public var projectedValue: ObjectBindings<Object> {
        ObjectBindings(object: wrappedValue)
      }
    }

    /// Runs an action of the environment, which does nothing here.
    public struct EnvironmentAction: Sendable {
      public func callAsFunction() {}
      public func callAsFunction(_ value: Any) {}
    }

    /// Closes the screen whose button was pressed.
    public struct DismissAction: Sendable {
      /// What closes it.
      @MainActor public static var current: (() -> Void)?
      @MainActor public func callAsFunction() { Self.current?() }
    }
    public enum ColorScheme: Sendable { case light, dark }
    public enum ScenePhase: Sendable { case background, inactive, active }
    public enum UserInterfaceSizeClass: Sendable { case compact, regular }
    public struct PresentationMode: Sendable {
      public var isPresented: Bool { true }
      @MainActor public func dismiss() { DismissAction.current?() }
    }
    public protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    public struct EnvironmentValues {
      public var dismiss: DismissAction { .init() }
      public var openURL: EnvironmentAction { .init() }
      public var requestReview: EnvironmentAction { .init() }
      public var colorScheme: ColorScheme { .light }
      public var scenePhase: ScenePhase { .active }
      public var presentationMode: Binding<PresentationMode> { .constant(.init()) }
      public var isPresented: Bool { true }
      public var isEnabled: Bool { true }
      public var isSearching: Bool { false }
      public var locale: Locale { .current }
      public var calendar: Calendar { .current }
      public var timeZone: TimeZone { .current }
      public var displayScale: CGFloat { 3 }
      public var accessibilityReduceMotion: Bool { false }
      public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
      public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
      public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { Key.defaultValue }
        set {}
      }
    }

    @propertyWrapper public struct Environment<Value>: EnvironmentReader {
      private final class Box { var object: AnyObject? }
      private let box = Box()
      private let value: @MainActor () -> Value?
      public init(_ path: KeyPath<EnvironmentValues, Value>) {
        let value = EnvironmentValues()[keyPath: path]
        self.value = { value }
      }
      public init(_ type: Value.Type) where Value: AnyObject {
        value = { EnvironmentObjects.object(of: type) }
      }
      func offer(_ object: AnyObject) { if object is Value { box.object = object } }
      @MainActor public var wrappedValue: Value {
        guard let found = box.object as? Value ?? value() else {
          fatalError("no \\(Value.self) in the environment")
        }
        return found
      }
    }

    extension View {
      public func environmentObject<Object: AnyObject>(_ object: Object) -> Self {
        EnvironmentObjects.pass(object, to: self)
        return self
      }
      public func environment<Object: AnyObject>(_ object: Object?) -> Self {
        if let object { EnvironmentObjects.pass(object, to: self) }
        return self
      }
      public func environment<Value>(
        _ path: KeyPath<EnvironmentValues, Value>, _ value: Value
      ) -> Self { self }
    }

    """

  /// The modifiers that code applies to the view of a host, and the containers around it: they leave
  /// the view as it is, so that its screen is named by it.
  static let swiftUIModifiers = """
    @MainActor public func NavigationStack<Content>(root: () -> Content) -> Content { root() }
    @MainActor public func NavigationView<Content>(content: () -> Content) -> Content { content() }

    /// A list of values that a navigation stack shows.
    public struct NavigationPath {
      private var values: [any Hashable] = []
      public init() {}
      public var count: Int { values.count }
      public var isEmpty: Bool { values.isEmpty }
      public mutating func append(_ value: any Hashable) { values.append(value) }
      public mutating func removeLast(_ count: Int = 1) { values = values.dropLast(count) }
    }

    public enum Visibility: Sendable { case automatic, visible, hidden }
    public struct ToolbarPlacement: Sendable {
      public static let navigationBar = ToolbarPlacement(), tabBar = ToolbarPlacement()
      public static let bottomBar = ToolbarPlacement(), automatic = ToolbarPlacement()
    }
    public enum NavigationBarItem {
      public enum TitleDisplayMode: Sendable { case automatic, inline, large }
    }

    extension View {
      public func navigationTitle(_ title: String) -> Self { self }
      public func navigationBarTitle(
        _ title: String, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
      ) -> Self { self }
      public func navigationBarTitleDisplayMode(
        _ mode: NavigationBarItem.TitleDisplayMode
      ) -> Self { self }
      public func navigationBarHidden(_ isHidden: Bool) -> Self { self }
      public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }
      public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
      public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
      public func tint(_ color: Color?) -> Self { self }
      public func accentColor(_ color: Color?) -> Self { self }
      public func foregroundColor(_ color: Color?) -> Self { self }
      public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
      public func ignoresSafeArea() -> Self { self }
      public func padding() -> Self { self }
      public func disabled(_ isDisabled: Bool) -> Self { self }
      public func id<ID: Hashable>(_ id: ID) -> Self { self }
      public func onAppear(perform action: (() -> Void)? = nil) -> Self { self }
      public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }
      public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
      public func task(_ action: @escaping () async -> Void) -> Self { self }
      public func accessibilityIdentifier(_ identifier: String) -> Self { self }
    }

    """
}
