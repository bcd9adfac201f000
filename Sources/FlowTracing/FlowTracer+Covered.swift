import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Records a screen that was put on a stack which a presented screen covers, when both were there
  /// before and what is on display has not changed: nobody sees it.
  func recordCovered(by now: InterfaceSnapshot, _ walk: InterfaceWalk) {
    guard let snapshot, let displayed = now.displayed, displayed == snapshot.displayed,
      let cover = walk.path.lastIndex(where: { controller in
        snapshot.presented.contains { $0.object === controller }
      })
    else { return }
    for stack in walk.path[..<cover].compactMap({ $0 as? UINavigationController }) {
      guard snapshot.hasStack(of: stack), let top = stack.topViewController,
        !walk.isTransparent(top)
      else { continue }
      let screen = introduce(top)
      guard !snapshot.contains(screen), now.contains(screen) else { continue }
      recorder.record(
        .covered(
          .init(
            from: displayed, to: screen, kind: .push, trigger: trigger(of: .push),
            by: responsible(for: .push, to: top))))
    }
  }
}
