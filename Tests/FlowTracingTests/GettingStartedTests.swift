import CustomDump
import FlowTrace
import FlowTracing
import Foundation
import PortableUIKit
import TestSupport
import Testing

/// The code of `FlowTracing.docc`'s articles, which show excerpts of this file.
@MainActor @Suite("The article on tracing an app", .interface)
struct GettingStartedTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "tracing-\(UUID().uuidString).trace")

  /// The events in the file, as lines without times.
  private func lines(_ select: (TraceEvent) -> Bool) throws -> [String] {
    let trace = try Trace.read(try Data(contentsOf: file)).trace
    return trace.records.filter { select($0.event) }.map { record in
      var bytes: [UInt8] = []
      TraceRecord(at: 0, event: record.event).appendLine(to: &bytes)
      return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
  }

  @Test("The article's code traces an app, and what the app states is in the trace")
  func traces() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path
    let window = UIWindow()
    let recorder = try FlowRecorder(app: "Shop", sink: .file(path))
    let coordinator = ShopCoordinator(window: window)
    let tracer = FlowTracer.start(
      recorder, window: window, root: coordinator, as: (any Coordinator).self)
    coordinator.start()
    MainLoop.runPending()

    let cart = CartCoordinator()
    let help = CartCoordinator()
    let screen = FlowTracingTests.screen("Help")
    tracer?.trigger("push notification")
    tracer?.label(cart, "guest")
    tracer?.trace(help, parent: coordinator)
    tracer?.own(screen, by: help)
    coordinator.push(screen)
    MainLoop.runPending()
    tracer?.stop()

    expectNoDifference(
      try lines {
        switch $0 {
        case .link, .presents, .transition: true
        default: false
        }
      },
      [
        #"{"at":0,"event":"presents","coordinator":1,"screen":2}"#,
        #"{"at":0,"event":"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}"#,
        #"{"at":0,"event":"link","parent":1,"child":4}"#,
        #"{"at":0,"event":"presents","coordinator":4,"screen":5}"#,
        #"{"at":0,"event":"transition","from":2,"to":5,"kind":"push","trigger":"push notification","by":1}"#,
      ])
    withExtendedLifetime((cart, help)) {}
  }

  @Test("The article's code traces an app without reading stored properties")
  func unread() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let window = UIWindow()
    let recorder = try FlowRecorder(app: "Shop", sink: .file(file.path))
    let coordinator = ShopCoordinator(window: window)
    FlowTracer.start(
      recorder, window: window, root: coordinator, as: (any Coordinator).self, reading: .none)
    coordinator.start()
    MainLoop.runPending()
    expectNoDifference(
      try lines {
        if case .launch = $0 { true } else { false }
      }, [#"{"at":0,"event":"launch","unreadProperties":"switched off"}"#])
  }

  @Test("The landing page's code starts a tracer")
  func landing() throws {
    let window = UIWindow()
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: "Shop", sink: collector)
    let coordinator = ShopCoordinator(window: window)
    FlowTracer.start(recorder, window: window, root: coordinator, as: (any Coordinator).self)
    coordinator.start()
    MainLoop.runPending()
    #expect(collector.trace.records.count > 1)
  }
}

extension GettingStartedTests {
  @MainActor
  protocol Coordinator: AnyObject {
    func start()
  }

  final class ShopCoordinator: Coordinator {
    private let stack = UINavigationController()
    private let window: UIWindow

    init(window: UIWindow) {
      self.window = window
    }

    func start() {
      stack.viewControllers = [FlowTracingTests.screen("Products")]
      window.rootViewController = stack
      window.makeKeyAndVisible()
    }

    func push(_ screen: UIViewController) {
      stack.pushViewController(screen, animated: false)
    }
  }

  final class CartCoordinator: Coordinator {
    func start() {}
  }
}
