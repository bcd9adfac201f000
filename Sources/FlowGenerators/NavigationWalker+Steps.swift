import HeadlessUIKit

extension NavigationWalker {
  /// Does a step, if it is possible now.
  public func perform(_ step: NavigationStep) {
    if moment != nil, postponed == nil, !step.isAtRest {
      postponed = step
      return
    }
    switch step {
    case .inside(let moment):
      self.moment = moment
      postponed = nil
    case .push, .pop, .popToRoot, .popTo, .setStack: changeStack(step)
    case .present, .dismiss, .replaceRoot: changeModals(step)
    case .selectTab, .addTab, .removeTab: changeTabs(step)
    case .embed, .removeEmbedded, .turnPage: changeChildren(step)
    case .personTapsBack, .personSwipesBack, .personSwipesDown, .personTapsTab, .personTapsAlert:
      act(step)
    case .settle: MainLoop.runPending()
    }
  }

  private func changeStack(_ step: NavigationStep) {
    guard let stack = ancestor(UINavigationController.self) else { return }
    switch step {
    case .push(let animated):
      if stack.viewControllers.count < 12 {
        stack.pushViewController(makeScreen(), animated: animated)
      }
    case .pop(let animated): stack.popViewController(animated: animated)
    case .popToRoot(let animated): stack.popToRootViewController(animated: animated)
    case .popTo(let index, let animated):
      let screens = stack.viewControllers
      if !screens.isEmpty {
        stack.popToViewController(screens[index % screens.count], animated: animated)
      }
    case .setStack(let keep, let new, let animated):
      var screens = stack.viewControllers.enumerated()
        .filter { keep & (1 << UInt8($0.offset % 8)) != 0 }.map(\.element)
      if keep.isMultiple(of: 3) { screens.reverse() }
      for _ in 0..<new { screens.append(makeScreen()) }
      if screens.isEmpty { screens = [makeScreen()] }
      stack.setViewControllers(screens, animated: animated)
    default: break
    }
  }

  private func changeModals(_ step: NavigationStep) {
    switch step {
    case .present(let kind, let style, let animated):
      guard let top, chain.count < 6 else { return }
      let screen = make(kind)
      if kind != .alert { screen.modalPresentationStyle = style.modal }
      top.present(screen, animated: animated)
    case .dismiss(let index, let animated):
      let chain = chain
      if !chain.isEmpty { chain[index % chain.count].dismiss(animated: animated) }
    case .replaceRoot(let kind): window.rootViewController = makeRoot(kind)
    default: break
    }
  }

  private func make(_ kind: PresentedKind) -> UIViewController {
    switch kind {
    case .screen: return makeScreen()
    case .stack: return makeStack()
    case .tabs: return makeTabs()
    case .alert:
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }
  }

  private func changeTabs(_ step: NavigationStep) {
    guard let tabs = ancestor(UITabBarController.self), let screens = tabs.viewControllers,
      !screens.isEmpty
    else { return }
    switch step {
    case .selectTab(let index): tabs.selectedIndex = index % screens.count
    case .addTab: if screens.count < 5 { tabs.addChild(makeStack()) }
    case .removeTab(let index):
      guard screens.count > 1 else { return }
      var rest = screens
      rest.remove(at: index % rest.count)
      tabs.viewControllers = rest
    default: break
    }
  }

  private func changeChildren(_ step: NavigationStep) {
    switch step {
    case .embed:
      guard let host = top as? WalkingScreen, host.children.isEmpty else { return }
      embed(chain.count.isMultiple(of: 2) ? makeStack() : makeScreen(), in: host)
    case .removeEmbedded:
      guard let child = top?.children.first else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    case .turnPage(let forward):
      guard let pages = ancestor(UIPageViewController.self) else { return }
      Finger.turnPage(forward: forward, in: pages)
    default: break
    }
  }

  private func act(_ step: NavigationStep) {
    // A person acts on what has come to rest.
    MainLoop.runPending()
    switch step {
    case .personTapsBack:
      if let stack = ancestor(UINavigationController.self) { Finger.tapBackButton(in: stack) }
    case .personSwipesBack(let letGo):
      guard let stack = ancestor(UINavigationController.self),
        let swipe = Finger.beginSwipeBack(in: stack)
      else { return }
      MainLoop.runPending()
      if letGo { swipe.letGo() } else { swipe.finish() }
    case .personSwipesDown:
      if chain.count > 1, let top = chain.last { Finger.swipeDown(top) }
    case .personTapsTab(let index):
      guard let tabs = ancestor(UITabBarController.self), let count = tabs.viewControllers?.count,
        count > 0
      else { return }
      Finger.selectTab(index % count, in: tabs)
    case .personTapsAlert(let index):
      guard let alert = chain.last as? UIAlertController else { return }
      Finger.tap(alert.actions[index % alert.actions.count], in: alert)
    default: break
    }
  }
}

extension NavigationStep {
  /// Whether the step is one that only makes sense between turns of the loop.
  var isAtRest: Bool {
    switch self {
    case .personTapsBack, .personSwipesBack, .personSwipesDown, .personTapsTab, .personTapsAlert,
      .settle, .inside:
      true
    default: false
    }
  }
}

extension PresentedStyle {
  var modal: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .formSheet: .formSheet
    case .popover: .popover
    }
  }
}
