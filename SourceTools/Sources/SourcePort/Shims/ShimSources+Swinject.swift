extension ShimSources {
  /// A container of services, which makes them as the app registered them.
  static let swinject = """
    import Foundation

    public protocol Resolver: AnyObject {
      /// Makes a service of the values that its factory takes.
      func resolve<Service>(_ type: Service.Type, _ name: String?, _ values: [Any]) -> Service?
    }
    extension Resolver {
      public func resolve<Service>(_ type: Service.Type) -> Service? { resolve(type, nil, []) }
      public func resolve<Service>(_ type: Service.Type, name: String?) -> Service? {
        resolve(type, name, [])
      }
      public func resolve<Service, A0>(_ type: Service.Type, argument: A0) -> Service? {
        resolve(type, nil, [argument])
      }
      public func resolve<Service, A0>(_ type: Service.Type, name: String?, argument: A0) -> Service? {
        resolve(type, name, [argument])
      }
      public func resolve<Service, A0, A1>(_ type: Service.Type, arguments a0: A0, _ a1: A1) -> Service? {
        resolve(type, nil, [a0, a1])
      }
      public func resolve<Service, A0, A1>(_ type: Service.Type, name: String?, arguments a0: A0, _ a1: A1) -> Service? {
        resolve(type, name, [a0, a1])
      }
      public func resolve<Service, A0, A1, A2>(_ type: Service.Type, arguments a0: A0, _ a1: A1, _ a2: A2) -> Service? {
        resolve(type, nil, [a0, a1, a2])
      }
      public func resolve<Service, A0, A1, A2>(_ type: Service.Type, name: String?, arguments a0: A0, _ a1: A1, _ a2: A2) -> Service? {
        resolve(type, name, [a0, a1, a2])
      }
      public func resolve<Service, A0, A1, A2, A3>(_ type: Service.Type, arguments a0: A0, _ a1: A1, _ a2: A2, _ a3: A3) -> Service? {
        resolve(type, nil, [a0, a1, a2, a3])
      }
      public func resolve<Service, A0, A1, A2, A3>(_ type: Service.Type, name: String?, arguments a0: A0, _ a1: A1, _ a2: A2, _ a3: A3) -> Service? {
        resolve(type, name, [a0, a1, a2, a3])
      }
    }

    public final class ObjectScope: Sendable {
      public static let transient = ObjectScope(), graph = ObjectScope()
      public static let container = ObjectScope(), weak = ObjectScope()
      private init() {}
    }

    public protocol ServiceEntryProtocol: AnyObject {}
    public final class ServiceEntry<Service>: ServiceEntryProtocol {
      fileprivate let make: (Resolver, [Any]) -> Service
      fileprivate var scope = ObjectScope.graph
      fileprivate var completions: [(Resolver, Service) -> Void] = []
      fileprivate var shared: Service?
      fileprivate init(_ make: @escaping (Resolver, [Any]) -> Service) { self.make = make }
      @discardableResult public func inObjectScope(_ scope: ObjectScope) -> ServiceEntry {
        self.scope = scope
        return self
      }
      @discardableResult
      public func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> ServiceEntry {
        completions.append(completed)
        return self
      }
      fileprivate func service(_ resolver: Resolver, _ values: [Any]) -> Service {
        if let shared { return shared }
        let service = make(resolver, values)
        if scope === ObjectScope.container || scope === ObjectScope.weak { shared = service }
        for completed in completions { completed(resolver, service) }
        return service
      }
    }

    public final class Container: Resolver {
      private var entries: [String: ServiceEntryProtocol] = [:]
      private let parent: Container?
      /// The services of the object that is being made.
      private var graph: [String: Any] = [:]
      private var depth = 0

      public init(
        parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
        registeringClosure: (Container) -> Void = { _ in }
      ) {
        self.parent = parent
        registeringClosure(self)
      }
      public func synchronize() -> Resolver { self }
      public func removeAll() { entries = [:] }
      public func resetObjectScope(_ scope: ObjectScope) {}

      private func key<Service>(_ type: Service.Type, _ name: String?, _ count: Int) -> String {
        "\\(ObjectIdentifier(type)) \\(name ?? "") \\(count)"
      }
      private func add<Service>(
        _ type: Service.Type, _ name: String?, _ count: Int,
        _ make: @escaping (Resolver, [Any]) -> Service
      ) -> ServiceEntry<Service> {
        let entry = ServiceEntry(make)
        entries[key(type, name, count)] = entry
        return entry
      }
      @discardableResult
      public func register<Service>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
      ) -> ServiceEntry<Service> {
        add(type, name, 0) { resolver, values in factory(resolver) }
      }
      @discardableResult
      public func register<Service, A0>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A0) -> Service
      ) -> ServiceEntry<Service> {
        add(type, name, 1) { resolver, values in factory(resolver, values[0] as! A0) }
      }
      @discardableResult
      public func register<Service, A0, A1>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A0, A1) -> Service
      ) -> ServiceEntry<Service> {
        add(type, name, 2) { resolver, values in factory(resolver, values[0] as! A0, values[1] as! A1) }
      }
      @discardableResult
      public func register<Service, A0, A1, A2>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A0, A1, A2) -> Service
      ) -> ServiceEntry<Service> {
        add(type, name, 3) { resolver, values in factory(resolver, values[0] as! A0, values[1] as! A1, values[2] as! A2) }
      }
      @discardableResult
      public func register<Service, A0, A1, A2, A3>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A0, A1, A2, A3) -> Service
      ) -> ServiceEntry<Service> {
        add(type, name, 4) { resolver, values in factory(resolver, values[0] as! A0, values[1] as! A1, values[2] as! A2, values[3] as! A3) }
      }
      public func resolve<Service>(_ type: Service.Type, _ name: String?, _ values: [Any]) -> Service? {
        let key = key(type, name, values.count)
        guard let entry = entries[key] as? ServiceEntry<Service> else {
          return parent?.resolve(type, name, values)
        }
        if entry.scope === ObjectScope.graph, let made = graph[key] as? Service { return made }
        depth += 1
        let service = entry.service(self, values)
        depth -= 1
        if entry.scope === ObjectScope.graph { graph[key] = service }
        if depth == 0 { graph = [:] }
        return service
      }
    }

    // MARK: SwinjectAutoregistration

    extension Container {
      /// Registers a service whose initializer takes other services.
      @discardableResult
      public func autoregister<Service, each Value>(
        _ type: Service.Type, name: String? = nil, initializer: @escaping (repeat each Value) -> Service
      ) -> ServiceEntry<Service> {
        register(type, name: name) { resolver in
          initializer(repeat resolver.resolve((each Value).self)!)
        }
      }
      /// The same, where one of the values is an argument.
      @discardableResult
      public func autoregister<Service, Argument, each Value>(
        _ type: Service.Type, name: String? = nil, argument: Argument.Type,
        initializer: @escaping (repeat each Value) -> Service
      ) -> ServiceEntry<Service> {
        register(type, name: name) { (resolver: Resolver, argument: Argument) in
          initializer(repeat (argument as? each Value) ?? resolver.resolve((each Value).self)!)
        }
      }
    }

    infix operator ~>
    postfix operator ~>
    public func ~> <Service>(resolver: Resolver, service: Service.Type) -> Service {
      resolver.resolve(service)!
    }
    public func ~> <Service>(resolver: Resolver, named: (service: Service.Type, name: String)) -> Service {
      resolver.resolve(named.service, name: named.name)!
    }
    public func ~> <Service, Argument>(
      resolver: Resolver, given: (service: Service.Type, argument: Argument)
    ) -> Service { resolver.resolve(given.service, argument: given.argument)! }
    public postfix func ~> <Service>(resolver: Resolver) -> Service { resolver.resolve(Service.self)! }

    public protocol Assembly {
      func assemble(container: Container)
      func loaded(resolver: Resolver)
    }
    extension Assembly { public func loaded(resolver: Resolver) {} }

    public final class Assembler {
      private let container: Container
      public var resolver: Resolver { container }
      public init(container: Container = Container()) { self.container = container }
      public init(_ assemblies: [any Assembly], container: Container = Container()) {
        self.container = container
        apply(assemblies: assemblies)
      }
      public init(
        _ assemblies: [any Assembly] = [], parent: Assembler?, defaultObjectScope: ObjectScope = .graph
      ) {
        container = Container(parent: parent?.container)
        apply(assemblies: assemblies)
      }
      public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }
      public func apply(assemblies: [any Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: container) }
      }
    }

    """
}
