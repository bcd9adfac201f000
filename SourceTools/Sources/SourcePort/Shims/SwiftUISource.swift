extension ShimSources {
  /// The part of SwiftUI that the code around views needs.
  static let swiftUI = swiftUIViews + swiftUIEnvironment + swiftUIModifiers

  private static let swiftUIViews = """
    @_exported import Observation
    @_exported import OpenCombine
    import PortableUIKit

    /// A SwiftUI view. It has no body here: a generated screen stands for it.
    @preconcurrency @MainActor public protocol View {}

    /// A view that shows a view controller.
    @preconcurrency @MainActor public protocol UIViewControllerRepresentable: View {
      associatedtype UIViewControllerType: UIViewController
      associatedtype Coordinator = Void
      typealias Context = UIViewControllerRepresentableContext<Self>
      func makeUIViewController(context: Context) -> UIViewControllerType
      func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
      func makeCoordinator() -> Coordinator
    }
    extension UIViewControllerRepresentable where Coordinator == Void {
      public func makeCoordinator() {}
    }
    extension UIViewControllerRepresentable {
      /// Makes the screen as SwiftUI does.
      public func madeViewController() -> UIViewController {
        let context = Context(coordinator: makeCoordinator())
        let made = makeUIViewController(context: context)
        updateUIViewController(made, context: context)
        return made
      }
    }
    @preconcurrency @MainActor public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
      public let coordinator: Representable.Coordinator
    }
    /// A view that shows a view of UIKit's.
    @preconcurrency @MainActor public protocol UIViewRepresentable: View {
      associatedtype UIViewType: UIView
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      func makeUIView(context: Context) -> UIViewType
      func updateUIView(_ uiView: UIViewType, context: Context)
      func makeCoordinator() -> Coordinator
    }
    extension UIViewRepresentable where Coordinator == Void {
      public func makeCoordinator() {}
    }
    @preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      public let coordinator: Representable.Coordinator
    }

    extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
      public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.sorted().reversed() { remove(at: offset) }
      }
    }
    extension RangeReplaceableCollection where Index == Int {
      public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        for offset in source.sorted().reversed() { remove(at: offset) }
        insert(contentsOf: moved, at: destination - source.count { $0 < destination })
      }
    }

    @propertyWrapper public struct State<Value> {
      private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
      private let box: Box
      public init(wrappedValue: Value) { box = Box(wrappedValue) }
      public init(initialValue: Value) { box = Box(initialValue) }
      public var wrappedValue: Value {
        get { box.value }
        nonmutating set {
          box.value = newValue
          StateChanges.all.send()
        }
      }
      public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
      }
    }
    /// Sends when the state of any view is set.
    public enum StateChanges {
      nonisolated(unsafe) public static let all = PassthroughSubject<Void, Never>()
    }
    // In an extension, or the initializers of views would take the wrapper in place of the value.
    extension State where Value: ExpressibleByNilLiteral {
      public init() { self.init(wrappedValue: nil) }
    }

    @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
      private let get: () -> Value
      private let set: (Value) -> Void
      public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
      }
      public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
      public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
      }
      public var projectedValue: Binding<Value> { self }
      public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        let (get, set) = (get, set)
        return Binding<Member>(
          get: { get()[keyPath: path] },
          set: {
            var value = get()
            value[keyPath: path] = $0
            set(value)
          })
      }
    }

    @propertyWrapper public struct ObservedObject<Object: AnyObject> {
      public var wrappedValue: Object
      public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
      public init(initialValue: Object) { wrappedValue = initialValue }
      public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
    }
    /// Bindings to the properties of an object.
    @dynamicMemberLookup public struct ObjectBindings<Object: AnyObject> {
      let object: Object
      public subscript<Value>(
        dynamicMember path: ReferenceWritableKeyPath<Object, Value>
      ) -> Binding<Value> {
        let object = object
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
      }
    }

    @propertyWrapper public struct StateObject<Object: AnyObject> {
      public let wrappedValue: Object
      public init(wrappedValue: @autoclosure () -> Object) { self.wrappedValue = wrappedValue() }
      public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
    }

    @propertyWrapper public struct Bindable<Object: AnyObject> {
      public var wrappedValue: Object
      public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
      public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }
      public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
    }

    public protocol App {}
    public protocol Scene {}
    @preconcurrency @MainActor public protocol ViewModifier {}

    @propertyWrapper public struct AppStorage<Value> {
      private let state: State<Value>
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        state = State(wrappedValue: wrappedValue)
      }
      public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        state = State(wrappedValue: nil)
      }
      public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
      }
      public var projectedValue: Binding<Value> { state.projectedValue }
    }
    public typealias SceneStorage = AppStorage

    @propertyWrapper public struct FocusState<Value> {
      private let state: State<Value>
      public init() where Value == Bool { state = State(wrappedValue: false) }
      public init<Wrapped>() where Value == Wrapped? { state = State(wrappedValue: nil) }
      public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
      }
    }

    @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject> {
      public init(_ type: Delegate.Type = Delegate.self) {}
      @MainActor public var wrappedValue: Delegate {
        guard let delegate = UIApplication.shared.delegate as? Delegate else {
          fatalError("the app was not launched by \\(Delegate.self)")
        }
        return delegate
      }
    }

    /// A wrapper that adapted code has in place of `@ViewBuilder` for stored content.
    @resultBuilder public enum ViewBuilder {
      public static func buildBlock<Content>(_ content: Content) -> Content { content }
    }

    public struct Animation: Hashable, Sendable {
      public static let `default` = Animation(), linear = Animation(), easeIn = Animation()
      public static let easeOut = Animation(), easeInOut = Animation(), spring = Animation()
      public static let bouncy = Animation(), smooth = Animation(), snappy = Animation()
      public static func linear(duration: Double) -> Animation { .init() }
      public static func easeIn(duration: Double) -> Animation { .init() }
      public static func easeOut(duration: Double) -> Animation { .init() }
      public static func easeInOut(duration: Double) -> Animation { .init() }
      public static func spring(
        response: Double = 0.5, dampingFraction: Double = 1, blendDuration: Double = 0
      ) -> Animation { .init() }
      public static func spring(
        duration: Double, bounce: Double = 0, blendDuration: Double = 0
      ) -> Animation { .init() }
      public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .init() }
      public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .init() }
      public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { .init() }
      public func delay(_ delay: Double) -> Animation { self }
      public func speed(_ speed: Double) -> Animation { self }
      public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
      public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    }
    /// Changes values at once.
    public func withAnimation<Result>(
      _ animation: Animation? = .default, _ body: () throws -> Result
    ) rethrows -> Result { try body() }

    /// A cell's content of SwiftUI views, which are not there.
    @preconcurrency @MainActor public struct UIHostingConfiguration: UIContentConfiguration {
      private final class Content: UIView, UIContentView {
        var configuration: any UIContentConfiguration = UIHostingConfiguration()
      }
      public init() {}
      public func makeContentView() -> any UIView & UIContentView { Content() }
      public func updated(for state: any UIConfigurationState) -> Self { self }
    }

    /// The key of a text in the app's strings.
    public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
      public let key: String
      public init(_ value: String) { key = value }
      public init(stringLiteral value: String) { key = value }
    }

    public struct ButtonStyleConfiguration: Sendable {
      public let isPressed: Bool
    }
    @preconcurrency @MainActor public protocol ButtonStyle {
      typealias Configuration = ButtonStyleConfiguration
    }
    @preconcurrency @MainActor public protocol PrimitiveButtonStyle {}
    @preconcurrency @MainActor public protocol ToggleStyle {}
    @preconcurrency @MainActor public protocol LabelStyle {}
    @preconcurrency @MainActor public protocol TextFieldStyle {}

    @preconcurrency @MainActor public protocol PreviewProvider {}
    public struct EmptyView: View { public nonisolated init() {} }
    public struct AnyView: View { public init<Content>(_ content: Content) {} }
    public struct Color: Sendable, Hashable {
      public init(_ name: String, bundle: Bundle? = nil) {}
      public init(_ color: UIColor) {}
      public init(uiColor: UIColor) {}
      public init(_ resource: ColorResource) {}
      public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
      public static let accentColor = Color(""), orange = Color(""), yellow = Color("")
      public static let purple = Color(""), pink = Color("")
      public static let primary = Color(""), secondary = Color(""), red = Color(""), blue = Color("")
      public static let green = Color(""), gray = Color(""), white = Color(""), black = Color("")
      public static let clear = Color("")
    }

    """
}
