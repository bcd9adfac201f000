/// One look through the memory of an object, and what it has seen.
@MainActor
struct StoredWalk {
  /// Reads a weak reference at an address. All weak references begin with the same storage,
  /// existential ones too.
  private struct WeakReference {
    weak var object: AnyObject?
  }

  let layouts: StoredLayouts
  private(set) var sightings: [StoredSighting] = []
  /// The elements that may still be looked at in the property.
  private var elements = 0
  /// The values that may still be looked into in the property.
  private var values = 0
  /// How many values hold the one that is looked at.
  private var depth = 0
  /// Whether all collections on the way here have an order.
  private var isOrdered = true
  /// The properties that lead to the value that is looked at.
  private var path = ""

  /// The elements of a property that are looked at, at most.
  static let maximumElements = 1_000
  /// The values held in values that are looked into, at most: an indirect enum can be a list.
  private static let maximumDepth = 16

  init(layouts: StoredLayouts) {
    self.layouts = layouts
  }

  mutating func visit(_ parts: [StoredPart], at base: UnsafeRawPointer) {
    for part in parts {
      if depth == 0 {
        elements = Self.maximumElements
        values = 4 * Self.maximumElements
      }
      visit(part, at: base + part.offset)
    }
  }

  private mutating func visit(_ part: StoredPart, at address: UnsafeRawPointer) {
    switch part.kind {
    case .strong:
      if Self.holdsReference(at: address) {
        note(part, .object(address.load(as: AnyObject.self), .strong))
      }
    case .weak:
      if let object = address.assumingMemoryBound(to: WeakReference.self).pointee.object {
        note(part, .object(object, .weak))
      }
    case .unowned:
      if let target = UnsafeRawPointer(bitPattern: address.load(as: UInt.self)) {
        note(part, .unowned(target))
      }
    case .existential:
      // Witness tables come last, so that every existential begins as an `Any`.
      inside(part) { $0.visitAny(address.assumingMemoryBound(to: Any.self).pointee) }
    case .optionalExistential:
      if let value = address.assumingMemoryBound(to: Any?.self).pointee {
        inside(part) { $0.visitAny(value) }
      }
    case .enumeration(let type):
      inside(part) { $0.visitEnumeration(type, at: address) }
    case .container(let container):
      inside(part) { container.visit(at: address, with: &$0) }
    }
  }

  /// Whether a strong reference lies at an address, and not the lack of one.
  ///
  /// No object lies in the first page: those addresses are the ways not to be there.
  static func holdsReference(at address: UnsafeRawPointer) -> Bool {
    address.load(as: UInt.self) >= 4096
  }

  private mutating func note(_ part: StoredPart, _ target: StoredSighting.Target) {
    sightings.append(
      StoredSighting(
        property: StoredPart.path(path, part.property), target: target, isOrdered: isOrdered))
  }

  private mutating func inside(_ part: StoredPart, _ body: (inout Self) -> Void) {
    guard depth < Self.maximumDepth, values > 0 else { return }
    values -= 1
    let (outerPath, wasOrdered) = (path, isOrdered)
    path = StoredPart.path(path, part.property)
    depth += 1
    body(&self)
    depth -= 1
    (path, isOrdered) = (outerPath, wasOrdered)
  }

  // MARK: What values hold

  /// The number of elements of `count` that may be looked at.
  mutating func allowance(for count: Int) -> Int {
    let allowed = min(count, elements)
    elements -= allowed
    return allowed
  }

  /// Notes that the elements visited next come in no order.
  mutating func losesOrder() {
    isOrdered = false
  }

  /// Looks into a value.
  mutating func visit<Value>(_ value: Value) {
    let parts = layouts.parts(of: Value.self)
    guard !parts.isEmpty else { return }
    withUnsafePointer(to: value) { visit(parts, at: UnsafeRawPointer($0)) }
  }

  /// Looks into values that lie one after another.
  mutating func visit<Value>(_ values: UnsafeBufferPointer<Value>) {
    let parts = layouts.parts(of: Value.self)
    guard !parts.isEmpty, let base = values.baseAddress else { return }
    for index in values.indices {
      visit(parts, at: UnsafeRawPointer(base + index))
    }
  }

  private mutating func visitAny(_ value: Any) {
    func open<Value>(_ value: Value, _ walk: inout Self) {
      walk.visit(value)
    }
    open(value, &self)
  }

  /// Looks into what a case holds. There is nothing more public than a mirror that knows the case
  /// of any enum; only enums without a mirror of their own come here.
  private mutating func visitEnumeration(_ type: Any.Type, at address: UnsafeRawPointer) {
    func mirror<Value>(_: Value.Type) -> Mirror {
      Mirror(reflecting: address.assumingMemoryBound(to: Value.self).pointee)
    }
    if let payload = mirror(type).children.first {
      visitAny(payload.value)
    }
  }
}
