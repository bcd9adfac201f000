import Foundation

/// The coder with which a screen or a view of an interface file is created. It holds no values, and
/// prepares the object as decoding does on a phone, before the initializers of subclasses go on.
final class InterfaceCoder: NSCoder {
  private let prepare: (AnyObject) -> Void

  init(prepare: @escaping (AnyObject) -> Void = { _ in }) {
    self.prepare = prepare
    super.init()
  }

  @MainActor static func decode(_ object: UIResponder, with coder: NSCoder) {
    (coder as? InterfaceCoder)?.prepare(object)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
