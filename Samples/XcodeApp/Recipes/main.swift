import UIKit

#if DEBUG
  import FlowTracing

  // Transitions have the titles of what was tapped as triggers.
  let applicationClass: UIApplication.Type = TracingApplication.self
#else
  let applicationClass = UIApplication.self
#endif

_ = UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(applicationClass),
  NSStringFromClass(AppDelegate.self))
