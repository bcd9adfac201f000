/// A callback in which an app may navigate.
public enum CallbackMoment: Int, CaseIterable, Hashable, Sendable {
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
}
