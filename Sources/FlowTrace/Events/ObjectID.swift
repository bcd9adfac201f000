/// The serial number of a live object, a coordinator or a screen, within one session of a trace.
///
/// Serial numbers count up from 1 in the order in which the tracer first met the objects, and are
/// never reused: two instances of one class stay apart, and so do two objects at one address.
public struct ObjectID: Sendable, Hashable, Comparable {
  /// The greatest serial number that a trace file may hold, which bounds a reader's memory.
  package static let greatestSerial: UInt32 = 1 << 24

  /// The number, 1 or greater.
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
