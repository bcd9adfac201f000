extension ShimSources {
  /// Resolver's containers, scopes and property wrappers. Shared objects live as long as a launch.
  static let resolver = #"""
    import Foundation
    import NetworkShim

    public protocol ResolverRegistering { static func registerAllServices() }
    public protocol Resolving { var resolver: Resolver { get } }
    extension Resolving {
      public var resolver: Resolver { Resolver.root }
    }

    public class ResolverScope {
      fileprivate enum Kind { case application, cached, graph, shared, unique }
      fileprivate let kind: Kind
      fileprivate init(_ kind: Kind) { self.kind = kind }
      nonisolated(unsafe) public static let application = ResolverScope(.application)
      nonisolated(unsafe) public static let cached = ResolverScope(.cached)
      nonisolated(unsafe) public static let container = ResolverScope(.cached)
      nonisolated(unsafe) public static let graph = ResolverScope(.graph)
      nonisolated(unsafe) public static let shared = ResolverScope(.shared)
      nonisolated(unsafe) public static let unique = ResolverScope(.unique)
      public func reset() { Resolver.main.forget(self) }
    }

    /// A scope of the app's own: its objects live until it is reset.
    public final class ResolverScopeCache: ResolverScope {
      public init() { super.init(.cached) }
    }

    public final class ResolverOptions<Service> {
      fileprivate let registration: Registration
      private let resolver: Resolver
      fileprivate init(_ registration: Registration, _ resolver: Resolver) {
        self.registration = registration
        self.resolver = resolver
      }
      @discardableResult
      public func implements<Other>(
        _ type: Other.Type, name: Resolver.Name? = nil
      ) -> ResolverOptions<Service> {
        resolver.registrations[Resolver.key(type, name)] = registration
        return self
      }
      @discardableResult public func scope(_ scope: ResolverScope) -> ResolverOptions<Service> {
        registration.scope = scope
        return self
      }
      @discardableResult
      public func resolveProperties(
        _ set: @escaping (Resolver, Service) -> Void
      ) -> ResolverOptions<Service> {
        registration.later.append { resolver, object in
          if let service = object as? Service { set(resolver, service) }
        }
        return self
      }
    }

    fileprivate final class Registration {
      let make: (Resolver, Resolver.Args) -> Any?
      var scope: ResolverScope
      var later: [(Resolver, Any) -> Void] = []
      var object: Any?
      weak var sharedObject: AnyObject?
      init(_ scope: ResolverScope, _ make: @escaping (Resolver, Resolver.Args) -> Any?) {
        self.scope = scope
        self.make = make
      }
    }

    public final class Resolver {
      public struct Name: ExpressibleByStringLiteral, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral: String) { rawValue = stringLiteral }
        public static func name(fromString name: String?) -> Name? { name.map { Name($0) } }
      }
      public struct Args {
        private let args: Any?
        fileprivate init(_ args: Any?) { self.args = args }
        public func callAsFunction<Value>() -> Value { args as! Value }
        public func callAsFunction<Value>(_ key: String) -> Value {
          (args as! [String: Any])[key] as! Value
        }
        public func get<Value>() -> Value { args as! Value }
        public func get<Value>(_ key: String) -> Value { callAsFunction(key) }
        public func optional<Value>() -> Value? { args as? Value }
        public func optional<Value>(_ key: String) -> Value? {
          (args as? [String: Any])?[key] as? Value
        }
      }

      public static var main: Resolver { LaunchState.value("Resolver.main") { Resolver() } }
      public static var root: Resolver {
        get { LaunchState.value("Resolver.root") { Box(main) }.resolver }
        set { LaunchState.value("Resolver.root") { Box(newValue) }.resolver = newValue }
      }
      nonisolated(unsafe) public static var defaultScope = ResolverScope.graph
      public static var application: ResolverScope { .application }
      public static var cached: ResolverScope { .cached }
      public static var graph: ResolverScope { .graph }
      public static var shared: ResolverScope { .shared }
      public static var unique: ResolverScope { .unique }
      private final class Box {
        var resolver: Resolver
        init(_ resolver: Resolver) { self.resolver = resolver }
      }

      fileprivate var registrations: [String: Registration] = [:]
      private var children: [Resolver] = []
      private let parent: Resolver?
      private var hasAll = false
      /// How many services are being made, one for another.
      private var depth = 0
      private var graph: [ObjectIdentifier: Any] = [:]

      public init(parent: Resolver? = nil) { self.parent = parent }
      public init(child: Resolver) {
        parent = nil
        children = [child]
      }
      public func add(child: Resolver) { children.append(child) }
      public static func reset() {
        main.registrations = [:]
        main.hasAll = false
        root = main
      }

      fileprivate static func key(_ type: Any.Type, _ name: Name?) -> String {
        "\(String(reflecting: type)) \(name?.rawValue ?? "")"
      }
      fileprivate func forget(_ scope: ResolverScope) {
        for registration in registrations.values where registration.scope === scope {
          registration.object = nil
        }
      }

      @discardableResult public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil,
        factory: @escaping (Resolver, Args) -> Service?
      ) -> ResolverOptions<Service> {
        let registration = Registration(Resolver.defaultScope) { factory($0, $1) }
        registrations[Self.key(type, name)] = registration
        return ResolverOptions(registration, self)
      }
      @discardableResult public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil,
        factory: @escaping (Resolver) -> Service?
      ) -> ResolverOptions<Service> {
        register(type, name: name) { resolver, _ in factory(resolver) }
      }
      @discardableResult public func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
      ) -> ResolverOptions<Service> { register(type, name: name) { _, _ in factory() } }
      @discardableResult public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil,
        factory: @escaping (Resolver, Args) -> Service?
      ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
      @discardableResult public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil,
        factory: @escaping (Resolver) -> Service?
      ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }
      @discardableResult public static func register<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping () -> Service?
      ) -> ResolverOptions<Service> { main.register(type, name: name, factory: factory) }

      private func registration(_ key: String) -> Registration? {
        if self === Resolver.main, !hasAll {
          hasAll = true
          (Resolver.self as? any ResolverRegistering.Type)?.registerAllServices()
        }
        if let own = registrations[key] { return own }
        for child in children { if let found = child.registration(key) { return found } }
        return parent?.registration(key)
      }
      public func optional<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
      ) -> Service? {
        guard let registration = registration(Self.key(type, name)) else { return nil }
        let id = ObjectIdentifier(registration)
        let known: Any? =
          switch registration.scope.kind {
          case .application, .cached: registration.object
          case .graph: graph[id]
          case .shared: registration.sharedObject
          case .unique: nil
          }
        if let known = known as? Service { return known }
        depth += 1
        defer {
          depth -= 1
          if depth == 0 { graph = [:] }
        }
        guard let made = registration.make(self, Args(args)) as? Service else { return nil }
        switch registration.scope.kind {
        case .application, .cached: registration.object = made
        case .graph: graph[id] = made
        case .shared: registration.sharedObject = made as AnyObject
        case .unique: break
        }
        for set in registration.later { set(self, made) }
        return made
      }
      public func resolve<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
      ) -> Service {
        guard let service = optional(type, name: name, args: args) else {
          fatalError("RESOLVER: '\(Service.self)' is not registered.")
        }
        return service
      }
      public static func resolve<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
      ) -> Service { root.resolve(type, name: name, args: args) }
      public static func optional<Service>(
        _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
      ) -> Service? { root.optional(type, name: name, args: args) }
    }

    @propertyWrapper public struct Injected<Service> {
      public var wrappedValue: Service
      public init() { wrappedValue = Resolver.resolve() }
      public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
        wrappedValue = (container ?? .root).resolve(name: name)
      }
      public var projectedValue: Injected<Service> {
        get { self }
        set { self = newValue }
      }
    }
    @propertyWrapper public struct OptionalInjected<Service> {
      public var wrappedValue: Service?
      public init() { wrappedValue = Resolver.optional() }
      public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
        wrappedValue = (container ?? .root).optional(name: name)
      }
    }
    @propertyWrapper public struct LazyInjected<Service> {
      private var service: Service?
      private let name: Resolver.Name?
      private let container: Resolver?
      public init() { (name, container) = (nil, nil) }
      public init(name: Resolver.Name? = nil, container: Resolver? = nil) {
        (self.name, self.container) = (name, container)
      }
      public var wrappedValue: Service {
        mutating get {
          if let service { return service }
          let made: Service = (container ?? .root).resolve(name: name)
          service = made
          return made
        }
        set { service = newValue }
      }
    }
    @propertyWrapper public struct WeakLazyInjected<Service> {
      private weak var service: AnyObject?
      private let name: Resolver.Name?
      public init() { name = nil }
      public init(name: Resolver.Name? = nil) { self.name = name }
      public var wrappedValue: Service? {
        mutating get {
          if let service = service as? Service { return service }
          let made: Service? = Resolver.optional(name: name)
          service = made as AnyObject?
          return made
        }
        set { service = newValue as AnyObject? }
      }
    }

    """#
}
