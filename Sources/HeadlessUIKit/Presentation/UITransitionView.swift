/// The view around a screen that a presentation controller of the app's own presents. The controller may add
/// what surrounds the screen, such as a view that dims the presenter.
final class UITransitionView: UIView {}
