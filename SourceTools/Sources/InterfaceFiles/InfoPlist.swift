import Foundation

extension LaunchDescription {
  /// Reads `Info.plist`, and notes where it is broken.
  init(_ file: InterfaceFile?, _ notes: NoteCollector) {
    self.init()
    guard let file else { return }
    guard
      let plist = try? PropertyListSerialization.propertyList(from: file.contents, format: nil),
      let root = plist as? [String: Any]
    else {
      notes.add("The file is not a property list, so it is left out.", in: file.path)
      return
    }
    mainStoryboard = Self.fileName(root["UIMainStoryboardFile"])
    if let nib = root["NSMainNibFile"] as? String {
      notes.add(
        "The main nib \(nib) is left out. Create the window in the app's delegate.", in: file.path,
        element: "NSMainNibFile")
    }
    let region = root["CFBundleDevelopmentRegion"] as? String
    developmentLanguage = region.flatMap { $0.hasPrefix("$") ? nil : $0 == "English" ? "en" : $0 }
    let types = root["CFBundleURLTypes"] as? [[String: Any]] ?? []
    urlSchemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    let manifest = root["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    guard let scene = scenes?.first else { return }
    // The module is a variable: $(PRODUCT_MODULE_NAME).SceneDelegate.
    sceneDelegate = (scene["UISceneDelegateClassName"] as? String)?
      .split(separator: ".").last.map(String.init)
    sceneStoryboard = Self.fileName(scene["UISceneStoryboardFile"])
  }

  private static func fileName(_ value: Any?) -> String? {
    guard let name = value as? String, !name.isEmpty else { return nil }
    return name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
  }
}
