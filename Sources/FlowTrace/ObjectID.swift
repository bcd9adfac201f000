/// Names one live object, a coordinator or a screen, within one session of a trace.
///
/// Serials count up from 1 in the order in which the tracer first met the objects and are never
/// used again, so two instances of one class, or an instance at a freed one's address, stay apart.
public struct ObjectID: Sendable, Hashable, Comparable {
  /// The greatest serial number that a trace file may hold, which bounds a reader's memory.
  public static let greatestSerial: UInt32 = 1 << 24

  /// The serial number, 1 or more.
  public let serial: UInt32

  public init(serial: UInt32) {
    self.serial = serial
  }

  public static func < (a: Self, b: Self) -> Bool {
    a.serial < b.serial
  }
}

extension ObjectID: ExpressibleByIntegerLiteral {
  public init(integerLiteral serial: UInt32) {
    self.init(serial: serial)
  }
}

extension ObjectID: CustomStringConvertible {
  public var description: String { "#\(serial)" }
}
