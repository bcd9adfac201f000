/// What UIKit returns autoreleased: objects that live until the turn of the ``MainLoop`` ends, even if
/// nobody holds them.
///
/// `weak var screen = storyboard.instantiateViewController(…)`, followed by a push, relies on it.
@MainActor enum AutoreleasePool {
  private static var objects: [AnyObject] = []

  static var isEmpty: Bool { objects.isEmpty }

  /// Holds an object until the turn ends.
  @discardableResult
  static func hold<Object: AnyObject>(_ object: Object) -> Object {
    objects.append(object)
    MainLoop.scheduleTurn()
    return object
  }

  /// Lets everything go, and what that autoreleases.
  static func drain() {
    while !objects.isEmpty {
      let last = objects
      objects = []
      withExtendedLifetime(last) {}
    }
  }
}
