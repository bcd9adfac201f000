import CustomDump
import FlowTrace
import FlowTracing
import Foundation
import PortableUIKit
import SwiftRuntimeLayout
import TestSupport
import Testing

@MainActor @Suite("How a tracer reads stored properties", .interface)
struct StoredPropertyReadingTests {
  @MainActor
  fileprivate class Flow {
    let stack: UINavigationController
    init(_ stack: UINavigationController) { self.stack = stack }
  }

  private final class Root: Flow {
    private(set) lazy var cart = Cart(stack)

    @inline(never)
    func start() { stack.viewControllers = [screen("Home")] }

    @inline(never)
    func openCart() {
      cart.start()
    }
  }

  private final class Cart: Flow {
    @inline(never)
    func start() { stack.pushViewController(screen("Cart"), animated: false) }
  }

  /// The facts of a Swift that keeps a class's descriptor elsewhere.
  private static var otherSwift: RuntimeFacts {
    var facts = RuntimeFacts.current
    facts.descriptorFromFlags += 8
    return facts
  }

  /// Launches an app, does something in it, and returns the trace's lines without the header.
  private func trace(
    reading: StoredPropertyReading, _ act: (Root, FlowTracer) -> Void
  ) throws -> [String] {
    let window = UIWindow()
    let collector = TraceCollector()
    let recorder = FlowRecorder(app: "Reading", clock: .stepping, sink: collector)
    let root = Root(UINavigationController())
    let started = FlowTracer.start(
      recorder, window: window, root: root, as: Flow.self, reading: reading)
    let tracer = try #require(started)
    defer { tracer.stop() }
    window.rootViewController = root.stack
    window.makeKeyAndVisible()
    root.start()
    MainLoop.runPending()
    act(root, tracer)
    MainLoop.runPending()
    return lines(collector.trace)
  }

  /// The launch, the coordinators, their links and the transitions, as in a trace file.
  private func lines(_ trace: Trace) -> [String] {
    trace.records.compactMap { record in
      switch record.event {
      case .launch, .coordinator, .link, .unlink, .presents, .transition:
        var bytes: [UInt8] = []
        TraceRecord(at: 0, event: record.event).appendLine(to: &bytes)
        let line = String(decoding: bytes.dropLast(), as: UTF8.self)
        return line.replacingOccurrences(
          of: "FlowTracingTests.StoredPropertyReadingTests.", with: ""
        ).replacingOccurrences(of: #""at":0,"event":"#, with: "")
      default: return nil
      }
    }
  }

  private let found = [
    #"{"launch"}"#,
    #"{"coordinator","id":1,"type":"Root"}"#,
    #"{"presents","coordinator":1,"screen":2}"#,
    #"{"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}"#,
    #"{"coordinator","id":3,"type":"Cart","parent":1}"#,
    #"{"link","parent":1,"child":3}"#,
    #"{"presents","coordinator":3,"screen":4}"#,
    #"{"transition","from":2,"to":4,"kind":"push","trigger":"pushViewController","by":3}"#,
  ]

  @Test("Memory is read where the self-check passes, and the trace says nothing of it")
  func memory() throws {
    expectNoDifference(try trace(reading: .memory) { root, _ in root.openCart() }, found)
  }

  @Test("Mirror finds the same where the app asks for it")
  func mirror() throws {
    expectNoDifference(try trace(reading: .mirror) { root, _ in root.openCart() }, found)
  }

  @Test(
    "Where the self-check fails nothing is read, owners come from running code, and the trace has the reason"
  )
  func otherSwift() throws {
    let lines = try trace(reading: .memory(by: Self.otherSwift)) { root, _ in root.openCart() }
    let launch = try #require(lines.first)
    #expect(launch.hasPrefix(#"{"launch","unreadProperties":"read '"#))
    expectNoDifference(
      Array(lines.dropFirst()),
      [
        #"{"coordinator","id":1,"type":"Root"}"#,
        #"{"presents","coordinator":1,"screen":2}"#,
        #"{"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}"#,
        // The cart is stored in the root, and is not found there: the root's code runs outside.
        #"{"presents","coordinator":1,"screen":3}"#,
        #"{"transition","from":2,"to":3,"kind":"push","trigger":"pushViewController","by":1}"#,
      ])
  }

  @Test("Where nothing is read, the app names children with trace(_:parent:)")
  func namedChildren() throws {
    let lines = try trace(reading: .memory(by: Self.otherSwift)) { root, tracer in
      tracer.trace(root.cart, parent: root)
      root.openCart()
    }
    expectNoDifference(Array(lines.dropFirst()), Array(found.dropFirst()))
  }

  @Test("A child that is named with its parent and found there is linked once")
  func namedAndFound() throws {
    let lines = try trace(reading: .memory) { root, tracer in
      tracer.trace(root.cart, parent: root)
      root.openCart()
    }
    expectNoDifference(lines, found)
  }

  @Test("Where nothing is read, the app names owners with own(_:by:)")
  func namedOwners() throws {
    let lines = try trace(reading: .none) { root, tracer in
      let help = screen("Help")
      let owner = Cart(root.stack)
      tracer.own(help, by: owner)
      root.stack.pushViewController(help, animated: false)
      MainLoop.runPending()
      withExtendedLifetime(owner) {}
    }
    expectNoDifference(
      lines,
      [
        #"{"launch","unreadProperties":"switched off"}"#,
        #"{"coordinator","id":1,"type":"Root"}"#,
        #"{"presents","coordinator":1,"screen":2}"#,
        #"{"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}"#,
        #"{"coordinator","id":3,"type":"Cart"}"#,
        #"{"presents","coordinator":3,"screen":4}"#,
        #"{"transition","from":2,"to":4,"kind":"push","trigger":"pushViewController","by":3}"#,
      ])
  }

  @Test("The reason is kept when a trace is written and read")
  func roundTrip() throws {
    let event = TraceEvent.launch(.init(label: "first", unreadProperties: "read \"x\""))
    var bytes: [UInt8] = []
    TraceHeader(app: "App").appendLine(to: &bytes)
    TraceRecord(at: 0, event: event).appendLine(to: &bytes)
    #expect(try Trace.read(bytes).trace.records.map(\.event) == [event])
  }
}
