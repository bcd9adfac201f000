extension ShimSources {
  /// Dip: a container that makes services as the app registered them.
  static let dip = #"""
    import Foundation

    public enum ComponentScope { case unique, shared, singleton, eagerSingleton, weakSingleton }

    public enum DependencyTag: Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
      case String(Swift.String)
      case Int(Swift.Int)
      public init(stringLiteral value: Swift.String) { self = .String(value) }
      public init(integerLiteral value: Swift.Int) { self = .Int(value) }
    }
    public protocol DependencyTagConvertible { var dependencyTag: DependencyTag { get } }
    extension String: DependencyTagConvertible { public var dependencyTag: DependencyTag { .String(self) } }
    extension Int: DependencyTagConvertible { public var dependencyTag: DependencyTag { .Int(self) } }
    extension DependencyTag: DependencyTagConvertible { public var dependencyTag: DependencyTag { self } }
    extension DependencyTagConvertible where Self: RawRepresentable, RawValue == Swift.String {
      public var dependencyTag: DependencyTag { .String(rawValue) }
    }
    extension DependencyTagConvertible where Self: RawRepresentable, RawValue == Swift.Int {
      public var dependencyTag: DependencyTag { .Int(rawValue) }
    }

    public enum DipError: Error, CustomStringConvertible {
      case definitionNotFound(key: String)
      public var description: String {
        switch self { case .definitionNotFound(let key): "No definition registered for \(key)." }
      }
    }

    public protocol Resolvable { func resolveDependencies(_ container: DependencyContainer) }

    /// How a service is made.
    public class DefinitionType {
      fileprivate let scope: ComponentScope
      fileprivate let make: (Any) throws -> Any
      /// Whether it is also made without the values that its factory takes: those are resolved, too.
      fileprivate let isWired: Bool
      fileprivate var properties: [(DependencyContainer, Any) throws -> Void] = []
      fileprivate weak var container: DependencyContainer?
      fileprivate var kept: Any?
      fileprivate weak var weaklyKept: AnyObject?
      fileprivate init(
        _ scope: ComponentScope, in container: DependencyContainer?, isWired: Bool,
        _ make: @escaping (Any) throws -> Any
      ) {
        self.scope = scope
        self.make = make
        self.isWired = isWired
        self.container = container
      }
    }
    public final class Definition<T, U>: DefinitionType {
      @discardableResult
      public func resolvingProperties(_ block: @escaping (DependencyContainer, T) throws -> Void) -> Definition {
        properties.append { container, service in
          if let service = service as? T { try block(container, service) }
        }
        return self
      }
      @discardableResult public func implements<F>(_ type: F.Type, tag: DependencyTagConvertible? = nil) -> Definition {
        container?.add(self, as: type, U.self, tag)
        return self
      }
      @discardableResult public func implements<A, B>(_ a: A.Type, _ b: B.Type) -> Definition {
        implements(a).implements(b)
      }
      @discardableResult public func implements<A, B, C>(_ a: A.Type, _ b: B.Type, _ c: C.Type) -> Definition {
        implements(a).implements(b).implements(c)
      }
    }

    public final class DependencyContainer {
      private struct Key: Hashable {
        let type: ObjectIdentifier, arguments: ObjectIdentifier
        let tag: DependencyTag?
      }
      private var definitions: [Key: DefinitionType] = [:]
      private var eager: [() throws -> Void] = []
      private var others: [() -> DependencyContainer?] = []
      /// What other containers are asked for.
      private var asked: Set<Key> = []
      /// The shared services of the object that is being made.
      private var graph: [ObjectIdentifier: Any] = [:]
      private var pending: [() throws -> Void] = []
      private var depth = 0

      public init(
        autoInjectProperties: Bool = true, configBlock: (DependencyContainer) -> Void = { _ in }
      ) { configBlock(self) }
      public static func configure(_ configBlock: (DependencyContainer) -> Void) -> DependencyContainer {
        DependencyContainer(configBlock: configBlock)
      }
      public func bootstrap() throws { for make in eager { try make() } }
      public func reset() { (definitions, eager) = ([:], []) }
      public func collaborate(with containers: DependencyContainer...) {
        for other in containers where other !== self {
          others.append { [weak other] in other }
          other.others.append { [weak self] in self }
        }
      }

      fileprivate func add<F, U>(
        _ definition: DefinitionType, as type: F.Type, _ arguments: U.Type, _ tag: DependencyTagConvertible?
      ) {
        func key(_ arguments: Any.Type) -> Key {
          Key(type: ObjectIdentifier(type), arguments: ObjectIdentifier(arguments), tag: tag?.dependencyTag)
        }
        definitions[key(arguments)] = definition
        if definition.isWired, definitions[key(Void.self)] == nil { definitions[key(Void.self)] = definition }
      }
      private func add<T, U>(
        _ scope: ComponentScope, _ type: T.Type, _ tag: DependencyTagConvertible?, wired: (() throws -> T)? = nil,
        _ make: @escaping (U) throws -> T
      ) -> Definition<T, U> {
        let definition = Definition<T, U>(scope, in: self, isWired: wired != nil) { arguments in
          if let wired, arguments is Void { return try wired() }
          return try make(arguments as! U)
        }
        add(definition, as: type, U.self, tag)
        return definition
      }

      @discardableResult public func register<T>(
        _ scope: ComponentScope = .shared, type: T.Type = T.self, tag: DependencyTagConvertible? = nil,
        factory: @escaping () throws -> T
      ) -> Definition<T, Void> {
        if scope == .eagerSingleton { eager.append { [unowned self] in _ = try resolve(tag: tag) as T } }
        return add(scope, type, tag) { (_: Void) in try factory() }
      }
      @discardableResult public func register<T, A>(
        _ scope: ComponentScope = .shared, type: T.Type = T.self, tag: DependencyTagConvertible? = nil,
        factory: @escaping (A) throws -> T
      ) -> Definition<T, A> {
        add(scope, type, tag, wired: { [unowned self] in try factory(resolve()) }, factory)
      }
      @discardableResult public func register<T, A, B>(
        _ scope: ComponentScope = .shared, type: T.Type = T.self, tag: DependencyTagConvertible? = nil,
        factory: @escaping (A, B) throws -> T
      ) -> Definition<T, (A, B)> {
        add(scope, type, tag, wired: { [unowned self] in try factory(resolve(), resolve()) }) {
          try factory($0.0, $0.1)
        }
      }
      @discardableResult public func register<T, A, B, C>(
        _ scope: ComponentScope = .shared, type: T.Type = T.self, tag: DependencyTagConvertible? = nil,
        factory: @escaping (A, B, C) throws -> T
      ) -> Definition<T, (A, B, C)> {
        add(scope, type, tag, wired: { [unowned self] in try factory(resolve(), resolve(), resolve()) }) {
          try factory($0.0, $0.1, $0.2)
        }
      }
      /// Registers what another definition makes under one more type.
      @discardableResult public func register<T, U, F>(
        _ definition: Definition<T, U>, type: F.Type, tag: DependencyTagConvertible? = nil
      ) -> Definition<T, U> {
        add(definition, as: type, U.self, tag)
        return definition
      }

      public func resolve<T>(tag: DependencyTagConvertible? = nil) throws -> T { try service(tag, ()) }
      public func resolve<T, A>(tag: DependencyTagConvertible? = nil, arguments a: A) throws -> T {
        try service(tag, a)
      }
      public func resolve<T, A, B>(tag: DependencyTagConvertible? = nil, arguments a: A, _ b: B) throws -> T {
        try service(tag, (a, b))
      }
      public func resolve<T, A, B, C>(
        tag: DependencyTagConvertible? = nil, arguments a: A, _ b: B, _ c: C
      ) throws -> T { try service(tag, (a, b, c)) }
      public func resolve(_ type: Any.Type, tag: DependencyTagConvertible? = nil) throws -> Any {
        try service(type, Void.self, tag?.dependencyTag, ())
      }

      private func service<T, U>(_ tag: DependencyTagConvertible?, _ arguments: U) throws -> T {
        // What is optional is registered without that.
        if let optional = T.self as? any MaybeAbsent.Type {
          return try service(optional.present, U.self, tag?.dependencyTag, arguments) as! T
        }
        guard let found = try service(T.self, U.self, tag?.dependencyTag, arguments) as? T else {
          throw DipError.definitionNotFound(key: "\(T.self)")
        }
        return found
      }
      private func service<U>(
        _ type: Any.Type, _ argumentsType: U.Type, _ tag: DependencyTag?, _ arguments: Any
      ) throws -> Any {
        let keys = [tag, nil].map {
          Key(type: ObjectIdentifier(type), arguments: ObjectIdentifier(argumentsType), tag: $0)
        }
        if let definition = keys.lazy.compactMap({ self.definitions[$0] }).first {
          return try make(definition, arguments)
        }
        let missing = DipError.definitionNotFound(key: "\(type)")
        guard asked.insert(keys[0]).inserted else { throw missing }
        defer { asked.remove(keys[0]) }
        for case let other? in others.map({ $0() }) {
          do { return try other.service(type, argumentsType, tag, arguments) } catch DipError.definitionNotFound {}
        }
        throw missing
      }
      private func make(_ definition: DefinitionType, _ arguments: Any) throws -> Any {
        if let kept = definition.kept ?? definition.weaklyKept ?? graph[ObjectIdentifier(definition)] { return kept }
        depth += 1
        defer {
          depth -= 1
          if depth == 0 { (graph, pending) = ([:], []) }
        }
        let service = try definition.make(arguments)
        switch definition.scope {
        case .unique: break
        case .shared: graph[ObjectIdentifier(definition)] = service
        case .singleton, .eagerSingleton: definition.kept = service
        case .weakSingleton: definition.weaklyKept = service as AnyObject
        }
        for inject in definition.properties { pending.append { [unowned self] in try inject(self, service) } }
        (service as? Resolvable)?.resolveDependencies(self)
        // Services that refer to each other are injected once all are made.
        if depth == 1 {
          while !pending.isEmpty { try pending.removeFirst()() }
        }
        return service
      }
    }
    private protocol MaybeAbsent { static var present: Any.Type { get } }
    extension Optional: MaybeAbsent { static var present: Any.Type { Wrapped.self } }
    """#
}
