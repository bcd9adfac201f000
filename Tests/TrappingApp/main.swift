import CommandSupport
import FlowExplorer
import FlowTracing
import Foundation
import PortableUIKit

// Apps that only processes of their own can explore: one that stops at two places, one that remembers in a
// static property that a person has logged in, one with an endless loop, which writes the identifier
// of its process to a file, and one whose buttons have the order of a set.
//
// usage: trapping-app [--isolated | --parallel] [--remembering | --unordered | --endless=FILE]

@MainActor
func screen(_ title: String, _ buttons: KeyValuePairs<String, (UIViewController) -> Void>)
  -> UIViewController
{
  let screen = UIViewController()
  screen.title = title
  let views = buttons.map { title, action in
    UIButton(primaryAction: UIAction(title: title) { [unowned screen] _ in action(screen) })
  }
  screen.view = UIStackView(arrangedSubviews: views)
  return screen
}

@MainActor enum Account {
  static var isLoggedIn = false
}

@MainActor func launchTrapping(_ window: UIWindow) -> AnyObject {
  let end = { screen("End", ["Force": { _ in preconditionFailure("forced") }]) }
  let home = screen(
    "Home",
    [
      "On": { $0.navigationController?.pushViewController(end(), animated: true) },
      "Index": { _ in print([0][CommandLine.arguments.count + 7]) },
    ])
  window.rootViewController = UINavigationController(rootViewController: home)
  window.makeKeyAndVisible()
  return window
}

@MainActor func launchRemembering(_ window: UIWindow) -> AnyObject {
  let account = { screen("Account", [:]) }
  let logIn: (UIViewController) -> Void = {
    Account.isLoggedIn = true
    $0.navigationController?.pushViewController(account(), animated: true)
  }
  let home = screen(
    "Home",
    Account.isLoggedIn ? ["Log out": { _ in Account.isLoggedIn = false }] : ["Log in": logIn])
  window.rootViewController = UINavigationController(rootViewController: home)
  window.makeKeyAndVisible()
  return window
}

@MainActor func launchEndless(_ window: UIWindow, file: String) -> AnyObject {
  let spin: (UIViewController) -> Void = { _ in
    try? "\(ProcessInfo.processInfo.processIdentifier)".write(
      toFile: file, atomically: true, encoding: .utf8)
    while true {}
  }
  window.rootViewController = screen("Home", ["Spin": spin])
  window.makeKeyAndVisible()
  return window
}

@MainActor func launchUnordered(_ window: UIWindow) -> AnyObject {
  let home = UIViewController()
  home.view = UIStackView(
    arrangedSubviews: Set((1...9).map { "Card \($0)" }).map { title in
      UIButton(primaryAction: UIAction(title: title) { [unowned home] _ in home.title = title })
    })
  window.rootViewController = home
  window.makeKeyAndVisible()
  return window
}

let options = Array(CommandLine.arguments.dropFirst())
let endless = options.compactMap { $0.split(separator: "=").last.map(String.init) }
  .first { $0.hasPrefix("/") }
let isolation = IsolatedRun(variable: ExplorationJournal.environmentVariable)
if options.contains("--isolated"), !isolation.isChild {
  exit(try await isolation.run(options))
}
var explorer = FlowExplorer(
  app: options.contains("--remembering") ? "Remembering" : "Trapping",
  [
    ExplorerLaunch { window, _ in
      if let endless { return launchEndless(window, file: endless) }
      if options.contains("--unordered") { return launchUnordered(window) }
      return options.contains("--remembering") ? launchRemembering(window) : launchTrapping(window)
    }
  ], journal: try .environment(patience: endless == nil ? 30 : 1))
if options.contains("--parallel") { explorer.processes = ExplorerProcesses() }
print(await explorer.explore())
