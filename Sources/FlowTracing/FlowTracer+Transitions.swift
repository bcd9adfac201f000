import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Records the way from what was on display to what is now, and what was embedded besides.
  func recordTransitions(to now: InterfaceSnapshot, _ walk: InterfaceWalk) {
    let embeddings = noteEmbeddings(in: walk)
    if now.displayed != snapshot?.displayed {
      var kind = TransitionKind.root
      if let snapshot { kind = now.kind(since: snapshot) }
      if kind == .root {
        recordEntrance(walk)
      } else if kind != .embed || !hasEmbedded(walk.screen, embeddings) {
        recordWay(kind, walk)
      }
    }
    for embedding in embeddings {
      tell(
        .transition(
          .init(
            from: objects[embedding.screen].pointee.id, to: objects[embedding.shown].pointee.id,
            kind: .embed,
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
      from = objects[arrival.screen].pointee.id
    }
  }

  /// Records the way to what is on display, through the tab bar controllers that came with it.
  private func recordWay(_ kind: TransitionKind, _ walk: InterfaceWalk) {
    var from = snapshot?.displayed
    var kind = kind
    var tabs: UITabBarController?
    for entry in walk.path where entry.pointee.profile.container == .tabs {
      guard let hub = entry.pointee.controller as? UITabBarController else { continue }
      let id = entry.pointee.id
      if snapshot?.contains(id) != true, entry != walk.path.last {
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
    tell(
      .transition(
        .init(
          from: from, to: objects[screen].pointee.id, kind: kind, trigger: trigger(of: kind),
          by: responsible(for: kind, to: root ?? screen),
          tabRoot: root === screen ? nil : root.map(introduce))))
  }

  /// The screens that embed a child they were not seen to embed before.
  private func noteEmbeddings(in walk: InterfaceWalk) -> [InterfaceWalk.Embedding] {
    var new: [InterfaceWalk.Embedding] = []
    for embedding in walk.embeddings {
      let entry = objects[embedding.screen]
      let isKnown = entry.pointee.embedded.contains { $0.object === embedding.child }
      guard !isKnown else { continue }
      entry.pointee.embedded.removeAll { $0.object == nil }
      entry.pointee.embedded.append(Weak(embedding.child))
      new.append(embedding)
    }
    return new
  }

  private func hasEmbedded(
    _ screen: UIViewController?, _ embeddings: [InterfaceWalk.Embedding]
  ) -> Bool {
    for embedding in embeddings where embedding.shown === screen { return true }
    return false
  }
}
