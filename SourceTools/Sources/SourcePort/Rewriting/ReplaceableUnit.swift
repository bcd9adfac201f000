import SwiftSyntax

/// A part of a file that can be replaced where it does not compile: the smallest that leaves the
/// rest of the app as it is.
struct ReplaceableUnit: Sendable {
  /// What is replaced.
  enum Kind: Sendable {
    /// The statements between braces, by an answer of the type that is written.
    case body(returnType: String?, superCall: String?, isThrowing: Bool = false)
    /// The statements of an initializer, by plain values of the properties that need some.
    case initializer(StandInInitializer)
    /// The value of a property, by a plain one of its type. `annotates` is whether the type is to be
    /// written, too.
    case value(type: String, annotates: Bool)
    /// The same, without an answer of the app's types: a stream that never has one, or an error. The app stops
    /// there otherwise, unless another initializer can be called.
    case trap(StandInInitializer?, returnType: String?, isThrowing: Bool)
    /// A member or a top-level declaration as a whole.
    case declaration
    /// A type after the colon, by another one or none.
    case conformance(String)
    /// The modifier `override`, by nothing, where the superclass here lacks the member.
    case overriding
    /// A statement in a function, by nothing.
    case statement
    /// A statement that returns a value, by one that returns a plain one of the function's type.
    case answer(type: String)
    /// An argument of a call, by a plain value of the type that the compiler's message expects.
    case argument
    /// The end of a `switch` over a type whose cases no module here has, by a default before it.
    case switchEnd
    /// The end of a call that shows or closes a screen, by the argument that libraries leave out.
    case animated(isOnlyArgument: Bool)
    /// The default value of a parameter, by the same on the main actor: before Swift 5.10 it could be there.
    case mainActor
  }

  let kind: Kind
  /// Identifies the unit in later runs: `LoginViewController.viewDidLoad()`. A statement is counted
  /// from 0 in its function: `LoginViewController.viewDidLoad()[2]`.
  let name: String
  /// The type around it, if there is one.
  let owner: String?
  /// The bytes that are replaced.
  let range: Range<Int>
  let node: Syntax

  /// The names of what it calls, and of the methods that its selectors name.
  var calls: Set<String> { Calls.names(in: node) }
  var isStatement: Bool {
    switch kind {
    case .statement, .answer, .argument, .switchEnd, .animated: true
    // The value of a local variable.
    case .value: name.hasSuffix("]=")
    default: false
    }
  }
  /// The function that a part stands in, by the part's name.
  static func function(ofPart name: String) -> String {
    String(name.prefix { $0 != "[" })
  }

  /// Whether it returns a value in a function whose code was replaced before.
  func isPart(ofOneIn earlier: Set<String>) -> Bool {
    guard case .answer = kind else { return false }
    return earlier.contains(Self.function(ofPart: name))
  }

  /// Whether the statement around an argument is the nearest one around an offset in it, and the argument is no
  /// operand's.
  func holds(_ offset: Int) -> Bool {
    guard !node.is(SequenceExprSyntax.self),
      let token = node.token(at: AbsolutePosition(utf8Offset: offset))
    else { return false }
    func statement(_ node: Syntax) -> SyntaxIdentifier? {
      sequence(first: node, next: \.parent).first { $0.is(CodeBlockItemSyntax.self) }?.id
    }
    return statement(Syntax(token)) == statement(node)
  }

  /// Whether only some errors are about it.
  var needsMessage: Bool {
    switch kind {
    case .argument, .switchEnd, .animated: true
    default: false
    }
  }
  var isOfMainActor: Bool { if case .mainActor = kind { true } else { false } }
  /// Whether it is a type, or what a type inherits from or conforms to.
  var isType: Bool {
    if case .conformance = kind { return true }
    return node.asProtocol(DeclGroupSyntax.self) != nil && !node.is(ExtensionDeclSyntax.self)
  }

  /// The code in place of the unit, with as many lines.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - isAbstract: Whether the method that it overrides only stops the app.
  ///   - reason: The compiler's message.
  ///   - superCall: The call of the superclass's plainest initializer, where no module here has that class.
  ///   - value: Returns a value of a type.
  func replacement(
    in text: String, overriding isAbstract: Bool = false, because reason: String,
    calling superCall: String? = nil, value: (String) -> String?
  ) -> String {
    let old = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    let lines = String(repeating: "\n", count: old.utf8.count { $0 == UInt8(ascii: "\n") })
    switch kind {
    case .declaration, .overriding: return lines
    case .conformance(let other): return other + lines
    case .answer, .argument:
      let start = if case .answer = kind { "return " } else { "" }
      return plainValue(because: reason, value).map { start + $0 + lines } ?? old
    case .animated(let isOnlyArgument): return "\(isOnlyArgument ? "" : ", ")animated: true)"
    case .switchEnd: return "default: fatalError(\"stand-in for a case\") }"
    case .mainActor: return "MainActor.assumeIsolated { \(old) }"
    case .value(let type, let annotates):
      let annotation = annotates ? ": \(type) " : ""
      return value(type).map { "\(annotation)= \($0)\(lines)" } ?? old
    case .initializer(let initializer):
      let statements = initializer.statements(value)
      return "{ \(statements ?? "fatalError(\"stand-in for \(name)\")") \(lines)}"
    case .trap(let initializer, let type, let isThrowing):
      let answer =
        initializer?.delegation(value)
        ?? superCall.flatMap { initializer?.statements(value, calling: $0) }
        ?? type.flatMap { WrittenType($0).silentStream }.map { "return \($0)" }
        ?? (isThrowing ? "throw CancellationError()" : nil)
      return "{ \(answer ?? "fatalError(\"stand-in for \(name.dropLast())\")") \(lines)}"
    // Something has to stand in the branches of a switch.
    case .statement: return "_ = ()" + lines
    case .body(let type, let superCall, let isThrowing):
      let answer: String
      if let superCall, !isAbstract {
        answer = superCall
      } else if type == nil || type == "Void" || type == "()" {
        answer = ""
      } else if type == "UIViewController" {
        answer = "return UIViewController()"
      } else if let type, let value = value(type) {
        answer = "return \(value)"
      } else if isThrowing {
        answer = "throw CancellationError()"
      } else {
        answer = "fatalError(\"stand-in for \(name)\")"
      }
      return "{ \(answer) \(lines)}"
    }
  }
}

extension ReplaceableUnit {
  /// Whether a plain value takes its place in a statement.
  var isPlainPart: Bool {
    switch kind {
    case .answer, .argument: true
    default: false
    }
  }

  /// The plain value in place of what a statement returns or passes; nil where none can be made.
  func plainValue(because reason: String, _ value: (String) -> String?) -> String? {
    if case .answer(let type) = kind { return value(type) }
    guard let type = Self.expectedType(in: reason) else { return nil }
    // A case of the app's own, or an object, may lead somewhere.
    let written = WrittenType(type)
    return written.function == nil ? DefaultValue.of(written.text) : value(type)
  }

  /// Whether another part is in this one, and can be replaced with it.
  func contains(_ other: ReplaceableUnit) -> Bool {
    guard range.contains(other.range.lowerBound), range != other.range else { return false }
    switch kind {
    case .statement, .value, .body, .initializer: return true
    default: return false
    }
  }

  /// The type that an argument should have had, by the compiler's message; nil for a message about something
  /// else.
  static func expectedType(in message: String) -> String? {
    let found =
      message.firstMatch(of: /to expected argument type '([^']+)'/)
      ?? message.firstMatch(of: /argument type '[^']+' does not conform to expected type '([^']+)'/)
    return found.map { String($0.1) }
  }
}

/// The classes that stand for those that do not exist here.
enum StandInClass {
  /// Returns a class of the stand-in for UIKit, by the end of a name; nil for one that may be a
  /// protocol.
  static func name(for missing: String) -> String? {
    let plain = missing.withoutGenerics
    for (ending, known) in [
      ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"),
      ("TableViewController", "UITableViewController"), ("ViewController", "UIViewController"),
      ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
      ("Button", "UIButton"), ("Label", "UILabel"), ("View", "UIView"),
      ("ManagedObject", "NSObject"),
    ] where plain.hasSuffix(ending) && plain != known {
      return known
    }
    return nil
  }
}
