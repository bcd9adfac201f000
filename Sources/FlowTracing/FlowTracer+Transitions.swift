import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Records the way from what was on display to what is now, and what was embedded besides.
  func recordTransitions(to now: InterfaceSnapshot, _ walk: InterfaceWalk) {
    let embeddings = noteEmbeddings(in: walk)
    if now.displayed != snapshot?.displayed {
      let kind = snapshot.map { now.kind(since: $0) } ?? .root
      if kind == .root {
        recordEntrance(walk)
      } else if kind != .embed || !embeddings.contains(where: { $0.shown === walk.screen }) {
        recordWay(kind, walk)
      }
    }
    for embedding in embeddings {
      recorder.record(
        .transition(
          .init(
            from: objects[embedding.screen].id, to: objects[embedding.shown].id, kind: .embed,
            trigger: "addChild", by: responsible(for: embedding))))
    }
  }

  /// Records how a new root came on display, and what it opened with: a tab, a presented screen.
  private func recordEntrance(_ walk: InterfaceWalk) {
    var from = snapshot?.displayed
    for (index, arrival) in walk.arrivals.enumerated() {
      let kind = index == 0 ? .root : arrival.kind
      if kind != .embed {
        record(kind, from: from, to: arrival.screen, tabs: arrival.tabs)
      }
      from = objects[arrival.screen].id
    }
  }

  /// Records the way to what is on display, through the tab bar controllers that came with it.
  private func recordWay(_ kind: TransitionKind, _ walk: InterfaceWalk) {
    var from = snapshot?.displayed
    var kind = kind
    var tabs: UITabBarController?
    for case let hub as UITabBarController in walk.path {
      let id = objects[hub].id
      if snapshot?.contains(id) != true, hub !== walk.path.last {
        record(kind, from: from, to: hub)
        kind = .tab
      }
      if kind == .tab {
        from = id
        tabs = hub
      }
    }
    if let screen = walk.screen {
      record(kind, from: from, to: screen, tabs: tabs)
    }
  }

  /// - Parameter tabs: for a tab, the controller that it was selected in.
  private func record(
    _ kind: TransitionKind, from: ObjectID?, to screen: UIViewController,
    tabs: UITabBarController? = nil
  ) {
    let selected = tabs?.selectedViewController
    let root = (selected as? UINavigationController)?.viewControllers.first ?? selected
    recorder.record(
      .transition(
        .init(
          from: from, to: objects[screen].id, kind: kind, trigger: trigger(of: kind),
          by: responsible(for: kind, to: root ?? screen),
          tabRoot: root === screen ? nil : root.map(introduce))))
  }

  /// The screens that embed a child they were not seen to embed before.
  private func noteEmbeddings(in walk: InterfaceWalk) -> [InterfaceWalk.Embedding] {
    walk.embeddings.filter { embedding in
      let entry = objects[embedding.screen]
      guard !entry.embedded.contains(where: { $0.object === embedding.child }) else { return false }
      entry.embedded.removeAll { $0.object == nil }
      entry.embedded.append(Weak(embedding.child))
      return true
    }
  }
}
