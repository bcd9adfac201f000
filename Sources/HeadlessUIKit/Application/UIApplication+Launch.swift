import Foundation

extension UIApplication {
  /// Launches an app: its delegate hears of it, and so does the scene's, where there is one.
  ///
  /// The delegates are held weakly; hold them as the system does on a phone.
  public func launch(
    _ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UIWindowSceneDelegate)? = nil,
    opening urls: [URL] = []
  ) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    if let sceneDelegate { connect(sceneDelegate, opening: urls) }
    delegate.applicationDidBecomeActive(self)
  }

  /// Connects the app's scene: its delegate is told, with the addresses it was asked to open.
  public func connect(_ sceneDelegate: any UIWindowSceneDelegate, opening urls: [URL] = []) {
    let scene = defaultScene
    scene.delegate = sceneDelegate
    let options = UIScene.ConnectionOptions(urls)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
  }
}
