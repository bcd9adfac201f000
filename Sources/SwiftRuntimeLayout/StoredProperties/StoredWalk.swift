/// One pass over the memory of an object, and the references that it has read.
///
/// - Invariant: every part was computed from the metadata of the type of what lies at the address, by
///   facts that ``LayoutSelfCheck`` has compared with known types.
@MainActor
struct StoredWalk {
  /// Reads a weak reference at an address. All weak references begin with the same storage,
  /// existential ones too.
  private struct WeakReference {
    weak var object: AnyObject?
  }

  let layouts: StoredLayouts
  /// Whether what closures captured is read.
  private let captures: Bool
  private(set) var sightings: [StoredSighting] = []
  /// The elements of the property that may still be read.
  private var elements = 0
  /// The values in the property that may still be read.
  private var values = 0
  /// How many values hold the one that is read.
  private var depth = 0
  /// Whether all collections that hold the value have an order.
  private var isOrdered = true
  /// The properties that lead to the value.
  private var path = ""
  /// The address of the object that is the value's key in a dictionary; 0 where there is none.
  private var key: UInt = 0
  /// Whether a closure captured the value.
  private var isCaptured = false

  /// The most elements of a property that are read.
  static let maximumElements = 1_000
  /// The most values held in values that are read: an indirect enum can be a list.
  private static let maximumDepth = 16

  init(layouts: StoredLayouts, captures: Bool = false) {
    self.layouts = layouts
    self.captures = captures
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
    case .closure:
      let context = address + layouts.reader.facts.closureContext
      if captures, Self.holdsReference(at: address) {
        inside(part) { $0.visitContext(at: context) }
      }
    case .context:
      inside(part) { $0.visitContext(at: address) }
    }
  }

  /// Reads what a closure captured.
  private mutating func visitContext(at address: UnsafeRawPointer) {
    guard Self.holdsReference(at: address) else { return }
    let wasCaptured = isCaptured
    isCaptured = true
    let context = address.load(as: UnsafeRawPointer.self)
    switch layouts.context(at: context) {
    case .object: note(path, .object(address.load(as: AnyObject.self), .strong))
    case .captures(let parts): visit(parts, at: context)
    }
    isCaptured = wasCaptured
  }

  /// Whether a strong reference lies at an address, and not nil or another case of an enum.
  static func holdsReference(at address: UnsafeRawPointer) -> Bool {
    address.load(as: UInt.self) >= RuntimeFacts.leastObjectAddress
  }

  private mutating func note(_ part: StoredPart, _ target: StoredSighting.Target) {
    note(StoredPart.path(path, part.property), target)
  }

  private mutating func note(_ property: String, _ target: StoredSighting.Target) {
    sightings.append(
      StoredSighting(
        property: property, target: target, isOrdered: isOrdered, isCaptured: isCaptured, key: key))
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

  /// Returns how many of `count` elements may be read.
  mutating func allowance(for count: Int) -> Int {
    let allowed = min(count, elements)
    elements -= allowed
    return allowed
  }

  /// Marks the elements that are visited next as coming in no order.
  mutating func losesOrder() {
    isOrdered = false
  }

  /// Reads what a value holds.
  mutating func visit<Value>(_ value: Value) {
    let parts = layouts.parts(of: Value.self)
    guard !parts.isEmpty else { return }
    withUnsafePointer(to: value) { visit(parts, at: UnsafeRawPointer($0)) }
  }

  /// Reads what a value in a dictionary holds whose keys are objects.
  mutating func visit<Value>(_ value: Value, under key: AnyObject) {
    let outer = self.key
    self.key = UInt(bitPattern: ObjectIdentifier(key))
    visit(value)
    self.key = outer
  }

  /// Reads what values hold that lie one after another.
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

  /// Reads what a case holds.
  ///
  /// Only `Mirror` returns the case of any enum without further facts of the ABI. It is safe here: the
  /// enum has no mirror of its own, and what its case holds is copied, not looked into, so that no
  /// `unowned` reference is followed.
  private mutating func visitEnumeration(_ type: Any.Type, at address: UnsafeRawPointer) {
    func mirror<Value>(_: Value.Type) -> Mirror {
      Mirror(reflecting: address.assumingMemoryBound(to: Value.self).pointee)
    }
    if let payload = mirror(type).children.first {
      visitAny(payload.value)
    }
  }
}
