import PortableUIKit
import SwiftRuntimeLayout

/// How a tracer reads the stored properties of coordinators and screens.
///
/// Stored properties show which coordinator holds which, and which one a screen belongs to, without
/// any help from the app. Where they are not read, coordinators are found by the dialect's
/// ``CoordinatorDialect/children``, and owners come from the code that is running when a screen is
/// shown; the app can state the rest with ``FlowTracer/trace(_:parent:)`` and
/// ``FlowTracer/own(_:by:)``. The trace's `launch` then contains the reason, and `coordgraph doctor`
/// prints it.
public struct StoredPropertyReading: Sendable {
  fileprivate enum Source {
    case memory(RuntimeFacts)
    case mirror
    case nothing
  }

  fileprivate let source: Source

  /// Reads memory by the layout that Swift's ABI defines, if a check shows that this Swift keeps to
  /// it; otherwise reads nothing.
  ///
  /// The check runs once, when the process starts its first tracer. It reads objects of its own and
  /// compares them with what they hold, without risk for the app. Reading runs none of the app's code.
  public static let memory = Self(source: .memory(.current))

  /// Reads through `Mirror`, which relies on no layout.
  ///
  /// - Warning: `Mirror` traps on an `unowned` property whose object is gone, runs a `customMirror`
  ///   of the app, and cannot distinguish weak from strong references: a delegate counts as a child.
  public static let mirror = Self(source: .mirror)

  /// Reads nothing.
  public static let none = Self(source: .nothing)

  /// Reads memory by other facts than those of Swift's ABI, if they pass the check.
  package static func memory(by facts: RuntimeFacts) -> Self {
    Self(source: .memory(facts))
  }
}

/// Reads what objects store in the way that the app chose.
@MainActor
struct PropertyReader {
  private enum Source {
    case memory, mirror, nothing
  }

  private let source: Source
  /// Why nothing is read; nil where something is.
  let refusal: String?

  init(_ reading: StoredPropertyReading) {
    switch reading.source {
    case .memory(let facts):
      refusal =
        facts == .current ? LayoutSelfCheck.failure : LayoutSelfCheck.failure(of: facts)
      source = refusal == nil ? .memory : .nothing
    case .mirror:
      source = .mirror
      refusal = nil
    case .nothing:
      source = .nothing
      refusal = "switched off"
    }
  }

  /// Whether objects of an object's class may hold references that are read.
  func mayHold(_ object: AnyObject) -> Bool {
    switch source {
    case .memory:
      !ClassProfile.of(object).storedParts.isEmpty
        || !AssociatedObjects.references(of: object).isEmpty
    case .mirror: true
    case .nothing: false
    }
  }

  /// Adds the objects that an object keeps alive by storing them.
  func addStrong(in object: AnyObject, to references: inout [StrongReference]) {
    switch source {
    case .memory:
      StoredReferences.addStrong(in: object, ClassProfile.of(object).parts, to: &references)
    case .mirror:
      MirrorReferences.visit(object) { reference in
        references.append(
          StrongReference(object: reference.object, isOrdered: reference.isOrdered))
      }
    case .nothing: return
    }
    for associated in AssociatedObjects.references(of: object) where associated.isStrong {
      references.append(StrongReference(object: associated.object, isOrdered: true))
    }
  }

  /// Calls `body` for each object that is stored in another.
  ///
  /// - Parameters:
  ///   - object: the object to read.
  ///   - captures: whether to find what closures capture, too; `Mirror` does not.
  ///   - isAlive: returns the object that is known to live at an address, for `unowned` references.
  ///   - body: called after everything was read.
  func visit(
    _ object: AnyObject, captures: Bool = false, isAlive: (UnsafeRawPointer) -> AnyObject?,
    _ body: (StoredReference) -> Void
  ) {
    switch source {
    case .memory:
      StoredReferences.visit(
        object, ClassProfile.of(object).storedParts, captures: captures, isAlive: isAlive, body)
    case .mirror: MirrorReferences.visit(object, body)
    case .nothing: return
    }
    for associated in AssociatedObjects.references(of: object) {
      body(
        StoredReference(
          property: "", object: associated.object, strength: associated.isStrong ? .strong : .weak,
          isOrdered: true))
    }
  }
}

#if FLOW_PHONE || canImport(ObjectiveC)
  /// The Objective-C runtime does not list an object's associations.
  private enum AssociatedObjects {
    static func references(of object: AnyObject) -> [(object: AnyObject, isStrong: Bool)] { [] }
  }
#endif
