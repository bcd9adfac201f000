@testable import SwiftRuntimeLayout

/// A coordinator as apps declare it: a class by protocol.
protocol TestFlow: AnyObject {
  var name: String { get }
}

/// A protocol that does not say whether it is classes that conform.
protocol TestStep {}

/// Something to refer to, known by its name.
final class TestNode: TestFlow, TestStep, Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

extension TestNode: Hashable {
  static func == (left: TestNode, right: TestNode) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What is stored in an object, such as `strong child: a`; objects that are no nodes by type.
@MainActor
func stored(in object: AnyObject, alive: [AnyObject] = []) -> [String] {
  var lines: [String] = []
  StoredReferences.visit(object) { address in
    alive.first { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) == address }
  } _: { reference in
    let name = (reference.object as? any TestFlow)?.name ?? "\(type(of: reference.object))"
    let order = reference.isOrdered ? "" : ", unordered"
    lines.append("\(reference.strength) \(reference.property): \(name)\(order)")
  }
  return lines
}

extension StoredReferences {
  /// The same, of an object whose class's parts are not at hand.
  static func visit(
    _ object: AnyObject, isAlive: (UnsafeRawPointer) -> AnyObject? = { _ in nil },
    _ body: (StoredReference) -> Void
  ) {
    visit(object, parts(of: type(of: object)), isAlive: isAlive, body)
  }
}
