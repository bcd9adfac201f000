import Foundation
import HeadlessUIKit

// Pushes and pops a screen so many times (first argument; a million unless given), running the loop
// after each, and prints the time of a pair, what the parts cost and how the memory grew. Build it
// with `-c release`.

let pairs = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000_000

final class Leaf: UIViewController {}

func resident() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  return (Int(status.split(separator: " ")[1]) ?? 0) * 4096
}

@MainActor func measure(_ name: String, _ body: () -> Void) {
  for _ in 0..<1000 { body() }
  let before = resident()
  let clock = ContinuousClock()
  let time = clock.measure { for _ in 0..<pairs { body() } }
  let each = Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  let growth = (resident() - before) / 1024
  let padded = name.padding(toLength: 40, withPad: " ", startingAt: 0)
  print("\(padded) \(String(format: "%7.0f", each / Double(pairs))) ns  \(growth) KiB more")
}

let window = UIWindow(frame: UIScreen.main.bounds)
let stack = UINavigationController(rootViewController: UIViewController())
window.rootViewController = stack
window.makeKeyAndVisible()
MainLoop.runPending()

measure("an empty turn of the loop") { MainLoop.runPending() }
measure("making a screen") { _ = Leaf() }
measure("making a screen and its view") { Leaf().loadViewIfNeeded() }
for animated in [false, true] {
  measure("a pair of push and pop\(animated ? ", animated" : "")") {
    stack.pushViewController(Leaf(), animated: animated)
    MainLoop.runPending()
    stack.popViewController(animated: animated)
    MainLoop.runPending()
  }
}
measure("a pair of present and dismiss") {
  stack.present(Leaf(), animated: true)
  MainLoop.runPending()
  stack.dismiss(animated: true)
  MainLoop.runPending()
}
