import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Records a screen that was put on a stack which a presented screen covers, when both were there
  /// before and what is on display has not changed: nobody sees it.
  func recordCovered(by now: InterfaceSnapshot, _ walk: InterfaceWalk) {
    guard let snapshot, let displayed = now.displayed, displayed == snapshot.displayed,
      let cover = coverOnTheWay(walk)
    else { return }
    for entry in walk.path[..<cover] {
      guard let stack = entry.pointee.controller as? UINavigationController,
        snapshot.hasStack(of: entry.pointee.number), let top = stack.topViewController,
        !objects.entry(of: top).isTransparent
      else { continue }
      let screen = introduce(top)
      guard !snapshot.contains(screen), now.contains(screen) else { continue }
      tell(
        .covered(
          .init(
            from: displayed, to: screen, kind: .push, trigger: trigger(of: .push),
            by: responsible(for: .push, to: top))))
    }
  }

  /// The place on the way to what is on display of the last controller that was presented before.
  private func coverOnTheWay(_ walk: InterfaceWalk) -> Int? {
    for place in walk.path.indices.reversed()
    where snapshot?.presents(walk.path[place].pointee.number) == true {
      return place
    }
    return nil
  }
}
