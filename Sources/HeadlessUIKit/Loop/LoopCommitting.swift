/// Something whose shown state follows its model when the loop commits.
@MainActor protocol LoopCommitting: AnyObject {
  func commit()
}
