import CustomDump
import FlowReading
import FlowTrace
import FlowTracing
import FlowVerdicts
import PortableUIKit
import TestSupport
import Testing

/// What makes an object a coordinator in these tests.
@MainActor private protocol Guide: AnyObject {}

private final class ProfileGuide: Guide {
  let stack: UINavigationController

  init(_ title: String) { stack = UINavigationController(rootViewController: screen(title)) }

  @inline(never)
  func showMore() { stack.pushViewController(screen("More"), animated: true) }
}

private final class TabsGuide: UITabBarController, Guide {
  let guides = [ProfileGuide("Home"), ProfileGuide("Me")]

  func start() { viewControllers = guides.map(\.stack) }
}

private final class StackGuide: UINavigationController, Guide {
  @inline(never)
  func start() { setViewControllers([screen("First")], animated: false) }
  @inline(never)
  func showSecond() { pushViewController(screen("Second"), animated: true) }
}

private final class HomeGuide: UIViewController, Guide {
  @inline(never)
  func showDetail() {
    navigationController?.pushViewController(screen("Detail"), animated: true)
  }
  @inline(never)
  func showNext() {
    let next = HomeGuide()
    next.title = "Next"
    navigationController?.pushViewController(next, animated: true)
  }
}

@MainActor @Suite("Coordinators that are view controllers", .interface)
struct ScreenCoordinatorTests {
  private func stage(_ root: UIViewController, names coordinator: AnyObject? = nil) -> Stage {
    let stage = Stage(dialect: .instances(of: (any Guide).self))
    if let coordinator { stage.tracer.trace(coordinator) }
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    return stage
  }

  /// Expects that the trace of a stage is read without a diagnostic and has no verdicts.
  ///
  /// - Returns: the screens with the coordinators that show them: `Home: ProfileGuide`.
  private func expectReadable(_ stage: Stage) throws -> [String] {
    let (reading, diagnostics) = try FlowReading.read(stage.collector.trace.bytes)
    expectNoDifference(diagnostics, [])
    expectNoDifference(reading.verdicts.verdicts, [])
    return stage.events { event in
      guard case .presents(let coordinator, let screen) = event else { return nil }
      return "\(stage.name(screen)): \(stage.name(coordinator))"
    }
  }

  @Test("A tab bar controller that is a coordinator shows itself, and its children the tabs")
  func tabs() throws {
    let tabs = TabsGuide()
    tabs.title = "Tabs"
    tabs.start()
    let stage = stage(tabs, names: tabs)
    expectNoDifference(
      stage.settle(),
      ["root launch → Tabs: launch by TabsGuide", "tab Tabs → Home: launch by ProfileGuide"])
    tabs.guides[0].showMore()
    expectNoDifference(stage.settle(), ["push Home → More: pushViewController by ProfileGuide"])
    tabs.selectedIndex = 1
    _ = stage.settle()
    expectNoDifference(
      try expectReadable(stage),
      ["Tabs: TabsGuide", "Home: ProfileGuide", "Me: ProfileGuide", "More: ProfileGuide"])
  }

  @Test("A navigation controller that is a coordinator shows the screens of its stack")
  func stack() throws {
    let stack = StackGuide()
    stack.start()
    let stage = stage(stack)
    expectNoDifference(stage.settle(), ["root launch → First: launch by StackGuide"])
    stack.showSecond()
    expectNoDifference(
      stage.settle(), ["push First → Second: pushViewController by StackGuide"])
    stack.popViewController(animated: true)
    _ = stage.settle()
    let other = UINavigationController(rootViewController: screen("Other"))
    stack.present(other, animated: true)
    _ = stage.settle()
    other.pushViewController(screen("Next"), animated: true)
    expectNoDifference(stage.settle(), ["push Other → Next: pushViewController by unknown"])
    stack.dismiss(animated: true)
    _ = stage.settle()
    expectNoDifference(
      try expectReadable(stage), ["First: StackGuide", "Second: StackGuide"])
  }

  @Test("A screen that is a coordinator shows itself and what it pushes", arguments: [true, false])
  func screens(isNamed: Bool) throws {
    let home = HomeGuide()
    home.title = "Home"
    let stack = UINavigationController(rootViewController: home)
    let stage = stage(stack, names: isNamed ? home : nil)
    expectNoDifference(stage.settle(), ["root launch → Home: launch by HomeGuide"])
    home.showDetail()
    expectNoDifference(stage.settle(), ["push Home → Detail: pushViewController by HomeGuide"])
    stack.popViewController(animated: true)
    _ = stage.settle()
    home.showNext()
    expectNoDifference(stage.settle(), ["push Home → Next: pushViewController by HomeGuide"])
    stack.popViewController(animated: true)
    _ = stage.settle()
    let links = stage.events { if case .link = $0 { $0 } else { nil } }
    expectNoDifference(links, [])
    expectNoDifference(
      try expectReadable(stage), ["Home: HomeGuide", "Detail: HomeGuide", "Next: HomeGuide"])
  }

  @Test("The end of a screen that is a coordinator is recorded in both roles")
  func end() throws {
    let stack = UINavigationController(rootViewController: screen("First"))
    let stage = stage(stack)
    _ = stage.settle()
    stack.pushViewController(HomeGuide(), animated: true)
    _ = stage.settle()
    stack.popViewController(animated: true)
    _ = stage.settle()
    let declared = stage.events { event -> ObjectID? in
      switch event {
      case .coordinator(let it) where it.type.hasSuffix("HomeGuide"): it.id
      case .screen(let it) where it.type.hasSuffix("HomeGuide"): it.id
      default: nil
      }
    }
    let freed = stage.events { if case .freed(let id) = $0 { id } else { nil } }
    expectNoDifference(declared.count, 2)
    expectNoDifference(freed, declared.sorted())
    _ = try expectReadable(stage)
  }
}
