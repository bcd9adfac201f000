/// What a compiled module says of a class, a struct or an enum: its name, module and fields.
struct TypeDescriptor {
  let address: UnsafeRawPointer

  init?(_ address: UnsafeRawPointer?) {
    guard let address else { return nil }
    self.address = address
  }

  private var flags: UInt32 { address.load(as: UInt32.self) }

  // MARK: Fields

  /// The stored properties or cases in the order of their declaration; none when the module was
  /// compiled without reflection metadata.
  var fields: [FieldRecord] {
    guard let descriptor = address.relative(at: 16) else { return [] }
    let size = Int(descriptor.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(descriptor.load(fromByteOffset: 12, as: UInt32.self))
    guard size >= 12 else { return [] }
    return (0..<count).map { FieldRecord(address: descriptor + 16 + $0 * size) }
  }

  /// Of an enum: whether any case has associated values.
  var hasPayloads: Bool { address.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF != 0 }

  /// Of a struct: where in its metadata the offsets of the fields begin, in words; 0 for nowhere.
  var structOffsetVector: Int { Int(address.load(fromByteOffset: 24, as: UInt32.self)) }

  // MARK: Classes

  var isActor: Bool { flags & (1 << (16 + 7)) != 0 }

  /// Of a class: where in its metadata the offsets of the fields begin, in words; nil for nowhere.
  var classOffsetVector: Int? {
    let vector = Int(address.load(fromByteOffset: 40, as: UInt32.self))
    // Below a superclass whose size is known only at run time, it is counted from the own members.
    if hasResilientSuperclass { return immediateMembers.map { $0 + vector } }
    return vector == 0 ? nil : vector
  }

  /// Of a class: where in its metadata its own members begin, in words, generic arguments first.
  var immediateMembers: Int? {
    if hasResilientSuperclass {
      guard let bounds = address.relative(at: 24) else { return nil }
      let offset = bounds.load(as: Int.self)
      return offset == 0 ? nil : offset / 8
    }
    let negative = Int(address.load(fromByteOffset: 24, as: UInt32.self))
    let positive = Int(address.load(fromByteOffset: 28, as: UInt32.self))
    let members = Int(address.load(fromByteOffset: 32, as: UInt32.self))
    return flags & (1 << (16 + 12)) == 0 ? positive - members : -negative
  }

  private var hasResilientSuperclass: Bool { flags & (1 << (16 + 13)) != 0 }

  // MARK: Modules

  /// Whether the type comes with the platform, whose insides are nobody's business.
  var isOfPlatform: Bool { module.map(Self.platform.contains) ?? true }

  private static let platform: Set = [
    "__C", "AppKit", "CoreFoundation", "Dispatch", "Foundation", "FoundationEssentials",
    "HeadlessUIKit", "ObjectiveC", "Observation", "Swift", "SwiftUI", "SwiftUICore",
    "Synchronization", "UIKit", "UIKitCore", "_Concurrency", "_StringProcessing",
  ]

  /// The name of the module that declares the type.
  var module: String? {
    var context: UnsafeRawPointer? = address
    while let next = context {
      if next.load(as: UInt32.self) & 0x1F == 0 {
        return next.relative(at: 8).map {
          String(cString: $0.assumingMemoryBound(to: CChar.self))
        }
      }
      context = next.indirectableRelative(at: 4)
    }
    return nil
  }
}
