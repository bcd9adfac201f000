import Foundation

/// Methods that are performed by name, as controls, bar items and gestures do.
@MainActor enum NamedMethod {
  /// Performs a method by ``SelectorPerforming``, or else by the Objective-C runtime where there is one.
  ///
  /// - Parameters:
  ///   - selector: The method's name.
  ///   - target: The object that performs it.
  ///   - sender: The control, bar item or gesture recognizer.
  /// - Returns: Whether the object has such a method.
  static func perform(_ selector: Selector, on target: AnyObject, from sender: Any?) -> Bool {
    if let performer = target as? any SelectorPerforming, performer.perform(selector, from: sender)
    {
      return true
    }
    #if canImport(ObjectiveC)
      if let object = target as? any NSObjectProtocol, object.responds(to: selector) {
        // A method may take the sender and an event, the sender, or nothing.
        _ = object.perform(selector, with: sender, with: nil)
        return true
      }
    #endif
    return false
  }
}
