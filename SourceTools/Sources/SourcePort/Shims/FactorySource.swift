extension ShimSources {
  /// Factory's containers, which make services as the app registered them.
  static let factory = """
    import Foundation
    import NetworkShim
    import PortableUIKit

    public protocol ManagedContainer: AnyObject { var manager: ContainerManager { get } }
    public protocol SharedContainer: ManagedContainer { static var shared: Self { get } }
    public protocol AutoRegistering { func autoRegister() }

    extension ManagedContainer {
      public func callAsFunction<Service>(
        key: StaticString = #function, _ factory: @escaping () -> Service
      ) -> Factory<Service> { Factory(self, key: key, factory) }
      public func callAsFunction<Parameters, Service>(
        key: StaticString = #function, _ factory: @escaping (Parameters) -> Service
      ) -> ParameterFactory<Parameters, Service> { ParameterFactory(self, key: key, factory) }
      public func promised<Service>(key: StaticString = #function) -> Factory<Service?> {
        Factory(self, key: key) { nil }
      }
      public func reset(options: FactoryResetOptions = .all) { manager.reset(options: options) }
      @discardableResult public func with(_ transform: (Self) -> Void) -> Self {
        transform(self)
        return self
      }
    }

    public enum FactoryResetOptions { case none, all, context, registration, scope }

    public final class ContainerManager {
      public var defaultScope: Scope?
      public var dependencyChainTestMax = 8
      public var promiseTriggersError = false
      public var trace = false
      fileprivate var registered: [String: Any] = [:]
      fileprivate var scopes: [String: Scope] = [:]
      fileprivate var kept: [String: Any] = [:]
      fileprivate var weakly: [String: () -> AnyObject?] = [:]
      private var isAutoRegistered = false

      public init() {}

      public func reset(options: FactoryResetOptions = .all) {
        if options == .all || options == .registration { registered = [:] }
        if options == .all || options == .scope { (kept, weakly) = ([:], [:]) }
      }

      fileprivate func autoRegister(_ container: any ManagedContainer) {
        guard !isAutoRegistered else { return }
        isAutoRegistered = true
        (container as? any AutoRegistering)?.autoRegister()
      }
    }

    /// How long a service lives.
    public final class Scope {
      public static let cached = Scope(), shared = Scope(), singleton = Scope()
      public static let unique = Scope(), graph = Scope()
      public init() {}
    }

    public final class Container: SharedContainer {
      public static var shared: Container { LaunchState.value("Container.shared") { Container() } }
      public let manager = ContainerManager()
      public init() {}
    }

    /// What a launch keeps: its singletons, and the services of the graph that is being made.
    private final class LaunchServices {
      static var current: LaunchServices { LaunchState.value("LaunchServices") { LaunchServices() } }
      var singletons: [String: Any] = [:]
      var graph: [String: Any] = [:]
      var depth = 0
    }

    public struct Factory<Service> {
      private let made: ParameterFactory<Void, Service>

      public init(
        _ container: any ManagedContainer, key: StaticString = #function,
        _ factory: @escaping () -> Service
      ) { made = ParameterFactory(container, key: key) { _ in factory() } }

      private init(_ made: ParameterFactory<Void, Service>) { self.made = made }

      public func callAsFunction() -> Service { made(()) }
      public func resolve() -> Service { made(()) }
      @discardableResult public func register(factory: @escaping () -> Service) -> Factory {
        Factory(made.register { _ in factory() })
      }
      @discardableResult public func reset(_ options: FactoryResetOptions = .all) -> Factory {
        Factory(made.reset(options))
      }
      @discardableResult public func scope(_ scope: Scope?) -> Factory { Factory(made.scope(scope)) }
      public var cached: Factory { scope(.cached) }
      public var shared: Factory { scope(.shared) }
      public var singleton: Factory { scope(.singleton) }
      public var unique: Factory { scope(.unique) }
      public var graph: Factory { scope(.graph) }
      public func timeToLive(_ seconds: TimeInterval) -> Factory { self }
      @discardableResult public func decorator(_ decorate: @escaping (Service) -> Void) -> Factory { self }
      @discardableResult public func once() -> Factory { self }
      @discardableResult public func onTest(_ factory: @escaping () -> Service) -> Factory { self }
      @discardableResult public func onPreview(_ factory: @escaping () -> Service) -> Factory { self }
      @discardableResult public func onDevice(_ factory: @escaping () -> Service) -> Factory { self }
      @discardableResult public func onDebug(_ factory: @escaping () -> Service) -> Factory {
        #if DEBUG
          register(factory: factory)
        #else
          self
        #endif
      }
      @discardableResult public func onSimulator(_ factory: @escaping () -> Service) -> Factory {
        register(factory: factory)
      }
      @discardableResult
      public func onArg(_ argument: String, factory: @escaping () -> Service) -> Factory { self }
    }

    public struct ParameterFactory<Parameters, Service> {
      private let container: any ManagedContainer
      private let key: String
      private let make: (Parameters) -> Service
      private var ownScope: Scope?

      public init(
        _ container: any ManagedContainer, key: StaticString = #function,
        _ factory: @escaping (Parameters) -> Service
      ) {
        self.container = container
        self.key = "\\(key) \\(Service.self)"
        make = factory
      }

      public func resolve(_ parameters: Parameters) -> Service { self(parameters) }
      public func callAsFunction(_ parameters: Parameters) -> Service {
        let manager = container.manager
        manager.autoRegister(container)
        let scope = manager.scopes[key] ?? ownScope ?? manager.defaultScope
        let launch = LaunchServices.current
        if let kept = find(scope, manager, launch) { return kept }
        launch.depth += 1
        let service = (manager.registered[key] as? (Parameters) -> Service ?? make)(parameters)
        launch.depth -= 1
        keep(service, scope, manager, launch)
        if launch.depth == 0 { launch.graph = [:] }
        return service
      }

      private func find(
        _ scope: Scope?, _ manager: ContainerManager, _ launch: LaunchServices
      ) -> Service? {
        if scope === Scope.singleton { return launch.singletons[key] as? Service }
        if scope === Scope.cached { return manager.kept[key] as? Service }
        if scope === Scope.shared { return manager.weakly[key]?() as? Service }
        if scope === Scope.graph { return launch.graph[key] as? Service }
        return nil
      }

      private func keep(
        _ service: Service, _ scope: Scope?, _ manager: ContainerManager, _ launch: LaunchServices
      ) {
        if scope === Scope.singleton { launch.singletons[key] = service }
        if scope === Scope.cached { manager.kept[key] = service }
        if scope === Scope.graph { launch.graph[key] = service }
        if scope === Scope.shared {
          let object = service as AnyObject
          manager.weakly[key] = { [weak object] in object }
        }
      }

      @discardableResult
      public func register(factory: @escaping (Parameters) -> Service) -> ParameterFactory {
        container.manager.registered[key] = factory
        return reset(.scope)
      }
      @discardableResult
      public func reset(_ options: FactoryResetOptions = .all) -> ParameterFactory {
        if options == .all || options == .registration { container.manager.registered[key] = nil }
        container.manager.kept[key] = nil
        container.manager.weakly[key] = nil
        LaunchServices.current.singletons[key] = nil
        return self
      }
      @discardableResult public func scope(_ scope: Scope?) -> ParameterFactory {
        var copy = self
        copy.ownScope = scope
        return copy
      }
      public var cached: ParameterFactory { scope(.cached) }
      public var shared: ParameterFactory { scope(.shared) }
      public var singleton: ParameterFactory { scope(.singleton) }
      public var unique: ParameterFactory { scope(.unique) }
      public var graph: ParameterFactory { scope(.graph) }
    }

    @propertyWrapper public struct Injected<Service> {
      public var wrappedValue: Service
      public init(_ path: KeyPath<Container, Factory<Service>>) {
        wrappedValue = Container.shared[keyPath: path]()
      }
      public init<Owner: SharedContainer>(_ path: KeyPath<Owner, Factory<Service>>) {
        wrappedValue = Owner.shared[keyPath: path]()
      }
      public var projectedValue: Injected {
        get { self }
        set { self = newValue }
      }
    }

    @propertyWrapper public struct LazyInjected<Service> {
      private let make: () -> Service
      private var made: Service?
      public init(_ path: KeyPath<Container, Factory<Service>>) {
        make = { Container.shared[keyPath: path]() }
      }
      public init<Owner: SharedContainer>(_ path: KeyPath<Owner, Factory<Service>>) {
        make = { Owner.shared[keyPath: path]() }
      }
      public var wrappedValue: Service {
        mutating get {
          if let made { return made }
          let service = make()
          made = service
          return service
        }
        set { made = newValue }
      }
    }

    @propertyWrapper public struct WeakLazyInjected<Service> {
      private let make: () -> Service
      private weak var object: AnyObject?
      public init(_ path: KeyPath<Container, Factory<Service>>) {
        make = { Container.shared[keyPath: path]() }
      }
      public init<Owner: SharedContainer>(_ path: KeyPath<Owner, Factory<Service>>) {
        make = { Owner.shared[keyPath: path]() }
      }
      public var wrappedValue: Service? {
        mutating get {
          if let service = object as? Service { return service }
          let service = make()
          object = service as AnyObject
          return service
        }
        set { object = newValue as AnyObject? }
      }
    }

    @propertyWrapper public struct DynamicInjected<Service> {
      private let make: () -> Service
      public init(_ path: KeyPath<Container, Factory<Service>>) {
        make = { Container.shared[keyPath: path]() }
      }
      public init<Owner: SharedContainer>(_ path: KeyPath<Owner, Factory<Service>>) {
        make = { Owner.shared[keyPath: path]() }
      }
      public var wrappedValue: Service { make() }
    }

    """
}
