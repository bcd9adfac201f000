import CommandSupport
import FlowExplorer
import FlowTracing
import Foundation
import PortableUIKit

// An app that stops at two places, explored in a process of its own.
//
// usage: trapping-app [--isolated]

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

let isolation = IsolatedRun(variable: ExplorationJournal.environmentVariable)
if CommandLine.arguments.contains("--isolated"), !isolation.isChild {
  exit(try await isolation.run(["--isolated"]))
}
let explorer = FlowExplorer(
  app: "Trapping",
  [
    ExplorerLaunch { window, _ in
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
  ], journal: try .environment())
print(await explorer.explore())
