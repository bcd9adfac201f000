import SwiftParser
import SwiftSyntax

/// A parameter as far as a call shows it.
struct CallParameter: Hashable, Comparable {
  /// The label; `_` for none.
  let label: String
  /// Whether the argument is a member of an unwritten type, such as `.plain`.
  var isOption = false

  static func < (a: CallParameter, b: CallParameter) -> Bool {
    (a.label, a.isOption ? 1 : 0) < (b.label, b.isOption ? 1 : 0)
  }
}

/// The parameters of a function that is only known by its calls.
typealias CallShape = [CallParameter]

extension CallShape {
  /// The types of the parameters that UIKit's own initializers have.
  private static let known = [
    "nibName": "String?", "bundle": "Bundle?", "frame": "CGRect", "reuseIdentifier": "String?",
  ]
  /// The type of values that are written as members of an unwritten type.
  static let optionType = "MissingOption"

  /// Reads a call.
  init(_ call: FunctionCallExprSyntax) {
    self = call.arguments.map { argument in
      let label = argument.label?.text ?? "_"
      let isOption = Self.known[label] == nil && argument.expression.option != nil
      return CallParameter(label: label, isOption: isOption)
    }
    if call.trailingClosure != nil { append(CallParameter(label: "_")) }
    self += call.additionalTrailingClosures.map { CallParameter(label: $0.label.text) }
  }

  var labels: [String] { map(\.label) }

  /// The parameters of a declaration: `viewModel a0: Any?, nibName a1: String?`.
  var parameters: String {
    enumerated().map { position, parameter in
      let type =
        parameter.isOption ? Self.optionType : Self.known[parameter.label] ?? "Any?"
      return "\(parameter.label) a\(position): \(type)"
    }.joined(separator: ", ")
  }
}

/// The values that calls write as members of an unwritten type, and how.
struct CallOptions {
  /// The parameters with which each is called; nil for one without.
  private(set) var shapes: [String: Set<CallShape?>] = [:]

  mutating func add(_ call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      guard let option = argument.expression.option else { continue }
      shapes[option.name, default: []].insert(option.call.map { CallShape($0) })
    }
  }

  mutating func merge(_ others: CallOptions) { shapes.merge(others.shapes) { $0.union($1) } }

  /// The type that has them.
  var source: String {
    let members = shapes.keys.sorted().flatMap { name in
      (shapes[name] ?? []).sorted { ($0 ?? []).lexicographicallyPrecedes($1 ?? []) }.map { shape in
        shape.map {
          "  public static func `\(name)`(\($0.parameters)) -> Self { Self() }"
        } ?? "  public static var `\(name)`: Self { Self() }"
      }
    }
    return """
      /// A value of a type that no module here has.
      public struct \(CallShape.optionType): Hashable, Sendable {
      \(members.joined(separator: "\n"))
      }
      """
  }
}

extension ExprSyntax {
  /// The member of an unwritten type that an expression is, and its call; nil for another expression.
  fileprivate var option: (name: String, call: FunctionCallExprSyntax?)? {
    let call = self.as(FunctionCallExprSyntax.self)
    let member = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self)
    guard let member, member.base == nil, member.declName.argumentNames == nil else { return nil }
    let name = member.declName.baseName.text.trimmingBackticks
    return name == "init" ? nil : (name, call)
  }
}

extension String {
  /// The name as a declaration has it: a keyword, such as `do`, in backticks.
  var asDeclared: String { isValidSwiftIdentifier(for: .variableName) ? self : "`\(self)`" }
}
