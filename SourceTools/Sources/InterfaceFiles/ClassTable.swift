/// The classes of an app's sources, as far as interface files refer to them.
///
/// ```swift
/// let classes = ClassTable([
///   ClassTable.Entry(
///     name: "LoginViewController", superclass: "UIViewController",
///     outlets: [ClassTable.Outlet(name: "titleLabel", type: "UILabel")],
///     actions: [ClassTable.Action(selector: "logIn:", method: "logIn(_:)", parameters: ["UIButton"])])
/// ])
/// ```
public struct ClassTable: Equatable, Sendable {
  private let entries: [String: Entry]
  /// The properties that the app adds to classes of UIKit for interface files to set, by the classes'
  /// names.
  public let extended: [String: Set<String>]

  /// Creates a table. Of classes with the same name, the first counts.
  ///
  /// - Parameters:
  ///   - entries: The app's classes.
  ///   - extended: The properties marked `@IBInspectable` in extensions of UIKit's classes, by the
  ///     classes' names.
  public init(_ entries: [Entry] = [], extended: [String: Set<String>] = [:]) {
    self.extended = extended
    self.entries = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The class with a name, as an interface file writes it in `customClass`.
  public subscript(name: String) -> Entry? { entries[name] }

  /// The names of all classes, sorted.
  public var names: [String] { entries.keys.sorted() }

  /// The names of a class and of those above it, nearest first. The last one is either the first
  /// class that is not the app's own, such as `UIViewController`, or one without a superclass.
  public func lineage(of name: String) -> [String] {
    var line = [name]
    while let superclass = entries[line[line.count - 1]]?.superclass, !line.contains(superclass) {
      line.append(superclass)
    }
    return line
  }

  /// The first value that a class or one above it declares.
  public func inherited<Value>(by name: String, _ value: (Entry) -> Value?) -> Value? {
    for ancestor in lineage(of: name) {
      if let entry = entries[ancestor], let found = value(entry) { return found }
    }
    return nil
  }
}

extension ClassTable {
  /// A class of the app.
  public struct Entry: Equatable, Sendable {
    /// The class's own name, without the types it is nested in; it is the key of the table.
    public var name: String
    /// The name by which another file refers to the class: `Feed.Cell` for a nested one.
    public var swiftName: String
    /// The superclass as it is written, without a module and generic arguments; `nil` without one.
    public var superclass: String?
    /// Whether another file of the module can refer to the class; `false` for a private class that
    /// is not made visible.
    public var isReachable: Bool
    public var outlets: [Outlet]
    /// The names of the properties marked `@IBInspectable`, as far as other files can set them.
    public var inspectables: Set<String>
    public var actions: [Action]
    public var segueActions: [SegueAction]
    /// Whether the class declares `init(coder:)` itself.
    public var declaresInitCoder: Bool
    /// Whether instances can be created with `init(coder:)`: `false` for a class with initializers
    /// of its own that neither declares nor inherits it.
    public var hasInitCoder: Bool
    /// Whether the class overrides `loadView()`.
    public var overridesLoadView: Bool
    /// Whether the class overrides `prepare(for:sender:)`.
    public var overridesPrepareForSegue: Bool

    /// Creates a class.
    ///
    /// - Parameters:
    ///   - name: The class's own name.
    ///   - swiftName: The name by which another file refers to it; by default `name`.
    ///   - superclass: The superclass.
    ///   - isReachable: Whether another file of the module can refer to the class.
    ///   - outlets: The properties marked `@IBOutlet`.
    ///   - inspectables: The names of the properties marked `@IBInspectable`.
    ///   - actions: The methods marked `@IBAction`, and others that a selector can name.
    ///   - segueActions: The methods marked `@IBSegueAction`.
    ///   - declaresInitCoder: Whether the class declares `init(coder:)`.
    ///   - hasInitCoder: Whether instances can be created with `init(coder:)`.
    ///   - overridesLoadView: Whether the class overrides `loadView()`.
    ///   - overridesPrepareForSegue: Whether the class overrides `prepare(for:sender:)`.
    public init(
      name: String, swiftName: String? = nil, superclass: String? = nil, isReachable: Bool = true,
      outlets: [Outlet] = [], inspectables: Set<String> = [], actions: [Action] = [],
      segueActions: [SegueAction] = [],
      declaresInitCoder: Bool = false, hasInitCoder: Bool = true, overridesLoadView: Bool = false,
      overridesPrepareForSegue: Bool = false
    ) {
      self.name = name
      self.swiftName = swiftName ?? name
      self.superclass = superclass
      self.isReachable = isReachable
      self.outlets = outlets
      self.inspectables = inspectables
      self.actions = actions
      self.segueActions = segueActions
      self.declaresInitCoder = declaresInitCoder
      self.hasInitCoder = hasInitCoder
      self.overridesLoadView = overridesLoadView
      self.overridesPrepareForSegue = overridesPrepareForSegue
    }
  }

  /// A property marked `@IBOutlet`, or a collection of outlets.
  public struct Outlet: Equatable, Sendable {
    /// The property's name, as the interface file has it (an Objective-C name given in `@objc(…)`
    /// included).
    public var name: String
    /// The type without `!` and `?`; of a collection, the type of its elements.
    public var type: String
    /// Whether the property's type is optional, by `?` or `!`.
    public var isOptional: Bool
    /// Whether it is a collection of outlets, `[UIButton]!`.
    public var isCollection: Bool
    /// The name by which another file can set the property: its own, that of an accessor beside a
    /// private one, or `nil` where there is none.
    public var assignableName: String?

    /// Creates an outlet that other files can set by its name.
    public init(
      name: String, type: String, isOptional: Bool = true, isCollection: Bool = false
    ) {
      self.init(
        name: name, type: type, isOptional: isOptional, isCollection: isCollection,
        assignableName: name)
    }

    /// Creates an outlet.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - type: The type without `!` and `?`; of a collection, the type of its elements.
    ///   - isOptional: Whether the property's type is optional.
    ///   - isCollection: Whether it is a collection of outlets.
    ///   - assignableName: The name by which another file can set the property, or `nil`.
    public init(
      name: String, type: String, isOptional: Bool, isCollection: Bool, assignableName: String?
    ) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.isCollection = isCollection
      self.assignableName = assignableName
    }
  }

  /// A method that a control, a bar item, a gesture or an unwind segue performs by its name.
  ///
  /// Objects perform it through `SelectorPerforming`, to which the class conforms.
  public struct Action: Equatable, Sendable {
    /// The selector as interface files have it, such as `logIn:`.
    public var selector: String
    /// The method's name in Swift, such as `logIn(_:)`.
    public var method: String
    /// The types of the parameters: none, the sender's, or the sender's and the event's.
    public var parameters: [String]

    /// Creates an action.
    public init(selector: String, method: String, parameters: [String] = []) {
      self.selector = selector
      self.method = method
      self.parameters = parameters
    }

    /// Whether unwind segues can end with it.
    public var isUnwind: Bool { parameters.count == 1 && parameters[0] == "UIStoryboardSegue" }
  }

  /// A method marked `@IBSegueAction`, which creates the destination of a segue.
  public struct SegueAction: Equatable, Sendable {
    /// The selector as interface files have it, such as `makeDetail:sender:`.
    public var selector: String
    /// A call of the method that another file can make, with its argument labels but without its
    /// receiver; `coder`, `sender` and `identifier` stand for the values that are passed in:
    /// `makeDetail(coder, sender: sender)`.
    public var call: String

    /// Creates a segue action.
    public init(selector: String, call: String) {
      self.selector = selector
      self.call = call
    }
  }
}
