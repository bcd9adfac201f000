import PortableUIKit

extension UIApplication {
  /// The delegates of the application and of its scenes, which store an app's first coordinators.
  var delegatesOfLaunch: [AnyObject] {
    #if FLOW_PHONE
      [delegate].compactMap { $0 } + scenesInOrder.compactMap(\.delegate)
    #else
      launchDelegates
    #endif
  }

  /// The windows of all scenes, in the order in which they were added.
  var windowsInScenes: [UIWindow] {
    scenesInOrder.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  private var scenesInOrder: [UIScene] {
    connectedScenes.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }
}
