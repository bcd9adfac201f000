/// One thing that an app or a person does to what is on display.
///
/// Numbers choose among what is there, wrapping around, so that every step means something in every
/// state and a sequence can lose steps and still run.
public enum NavigationStep: Hashable, Sendable {
  case push(animated: Bool)
  case pop(animated: Bool)
  case popToRoot(animated: Bool)
  case popTo(Int, animated: Bool)
  /// Keep some screens of the stack, as the bits say, and put new ones on top.
  case setStack(keep: UInt8, new: Int, animated: Bool)
  case present(PresentedKind, PresentedStyle, animated: Bool)
  /// Dismiss from a screen of the chain of presented ones.
  case dismiss(from: Int, animated: Bool)
  case replaceRoot(RootKind)
  case selectTab(Int)
  case addTab
  case removeTab(Int)
  case embed
  case removeEmbedded
  case turnPage(forward: Bool)
  case personTapsBack
  case personSwipesBack(letGo: Bool)
  case personSwipesDown
  case personTapsTab(Int)
  case personTapsAlert(Int)
  /// The next step is done by the app inside the next such callback.
  case inside(CallbackMoment)
  /// Let the loop run until nothing is left.
  case settle
}
