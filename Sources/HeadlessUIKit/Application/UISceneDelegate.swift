/// Hears of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
}
