import FlowTrace
import FlowTracing
import PortableUIKit
import SwiftRuntimeLayout
import TestSupport
import Testing

/// A view as SwiftUI has them.
struct ProfileView {
  var name = "Ada"
}

private final class ProfileHost: UIHostingController<ProfileView> {}

@MainActor @Suite("Screens that host SwiftUI views, and associated coordinators", .interface)
struct HostedViewTests {
  @Test("A hosting screen is named by its view's type, and has no title")
  func hosted() {
    let screen = UIHostingController(rootView: ProfileView())
    let stage = Stage(showing: screen)
    _ = stage.settle()
    let screens = stage.events { event -> String? in
      if case .screen(let it) = event { "\(it.type) \(it.title ?? "-")" } else { nil }
    }
    #expect(screens == ["FlowTracingTests.ProfileView -"])
  }

  @Test("A subclass of a hosting screen keeps its own name")
  func subclass() {
    let stage = Stage(showing: ProfileHost(rootView: ProfileView()))
    _ = stage.settle()
    let screens = stage.events { event -> String? in
      if case .screen(let it) = event { it.type } else { nil }
    }
    #expect(screens == ["FlowTracingTests.ProfileHost"])
  }

  @Test(
    "The modifiers around a hosted view are not part of its name",
    arguments: [
      ("SwiftUI.UIHostingController<App.Login>", "App.Login"),
      (
        "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<App.Row<Swift.Int, App.A>, App.Style>>",
        "App.Row<Swift.Int, App.A>"
      ),
      (
        "SwiftUI.UIHostingController<SwiftUI.AnyView>",
        "SwiftUI.UIHostingController<SwiftUI.AnyView>"
      ),
      ("SwiftUI.PresentationHostingController<App.Login>", "App.Login"),
      ("NavigationStackHostingController<Login>", "Login"),
      ("App.OwnHostingController<App.Login>", "App.OwnHostingController<App.Login>"),
      ("App.Login", "App.Login"),
    ])
  func modified(name: String, expected: String) {
    #expect(TypeNames.hosted(name) == expected)
  }

  private final class AssociatedCoordinator {}
  private static var key: UInt8 = 0

  @Test("A coordinator that is associated with another is its child")
  func associated() {
    let stage = Stage(dialect: .instances(of: AssociatedCoordinator.self))
    let (parent, child) = (AssociatedCoordinator(), AssociatedCoordinator())
    objc_setAssociatedObject(parent, &Self.key, child, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    stage.tracer.trace(parent)
    stage.window.rootViewController = UIViewController()
    stage.window.makeKeyAndVisible()
    _ = stage.settle()
    let links = stage.events { event -> Bool? in
      if case .link = event { true } else { nil }
    }
    #expect(links == [true])
  }

  @Test("A coordinator that is associated weakly with a screen is the screen's owner")
  func owner() {
    let stage = Stage(dialect: .instances(of: AssociatedCoordinator.self))
    let (coordinator, screen) = (AssociatedCoordinator(), UIViewController())
    objc_setAssociatedObject(screen, &Self.key, coordinator, .OBJC_ASSOCIATION_ASSIGN)
    stage.window.rootViewController = screen
    stage.window.makeKeyAndVisible()
    _ = stage.settle()
    #expect(
      stage.events { event -> Bool? in
        if case .presents = event { true } else { nil }
      } == [true])
  }
}
