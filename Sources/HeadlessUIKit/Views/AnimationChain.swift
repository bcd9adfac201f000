/// Keeps animations that start themselves again in their completion from keeping the loop busy for
/// ever: after some rounds the next one waits for a time that never comes.
@MainActor enum AnimationChain {
  private static let limit = 64
  private static var length = 0

  static func enqueue(_ completion: @escaping (Bool) -> Void) {
    let length = length + 1
    guard length <= limit else {
      return Complaint.log(
        "An animation has started itself again \(limit) times. Its next completion does not run.")
    }
    MainLoop.enqueue(
      .run {
        let outer = self.length
        self.length = length
        completion(true)
        self.length = outer
      })
  }
}
