import CustomDump
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

#if os(Linux)
  @MainActor @Suite("What a step begins on other threads", .interface)
  struct OtherThreadTests {
    /// A service whose work is done by tasks of its own.
    private actor Service {
      func load() async -> Int {
        async let first = Self.count()
        async let second = Self.count()
        return await first + second
      }

      /// Keeps a thread busy for longer than the loop waits for one that does nothing.
      private nonisolated static func count() async -> Int {
        let end = ContinuousClock.now + .milliseconds(80)
        while ContinuousClock.now < end {}
        return 1
      }
    }

    @Test("The tasks of an actor are a part of it, however they begin")
    func actor() async throws {
      let window = UIWindow()
      let screen = UIViewController()
      let (label, service) = (UILabel(), Service())
      let load = UIAction(title: "Load") { _ in
        Task { label.text = "\(await service.load()) loaded" }
      }
      screen.view = UIStackView(arrangedSubviews: [UIButton(primaryAction: load), label])
      window.rootViewController = screen
      window.makeKeyAndVisible()
      try await FlowPerson(window: window).tap("Load")
      expectNoDifference(label.text, "2 loaded")
    }
  }
#endif
