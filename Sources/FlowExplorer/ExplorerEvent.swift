import Foundation
import PortableUIKit

/// Something that reaches an app from outside while it runs: a link that is opened, a notification.
///
/// ```swift
/// explorer.events = [
///   ExplorerEvent("deep link product") { (app: ShopApp) in app.open(productLink) }
/// ]
/// ```
///
/// An explorer has each event reach the app once in every state, and reports from which of them it
/// leads to its screen: see ``Exploration/events``.
@MainActor
public struct ExplorerEvent {
  /// The event's name, which is the trigger of what follows in traces. Unlike those of other events.
  public let name: String
  /// Hands the event to the first of some objects that takes it; returns why none does, or nil.
  let deliver: ([AnyObject]) -> String?

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - body: hands it to the app, which is what the launch returned, or the delegate of the
  ///     application or of a scene where the app is launched by these.
  public init<App>(_ name: String, _ body: @escaping (App) -> Void) {
    self.init(
      name,
      deliver: { receivers in
        guard let app = receivers.lazy.compactMap({ $0 as? App }).first else {
          let types = receivers.map { "\(type(of: $0))" }.joined(separator: " and ")
          return "\"\(name)\" is for \(App.self), and the launch returned \(types)."
        }
        body(app)
        return nil
      })
  }

  private init(_ name: String, deliver: @escaping ([AnyObject]) -> String?) {
    self.name = name
    self.deliver = deliver
  }

  #if !FLOW_PHONE
    /// The person leaves the app, and is back after an hour: its delegates are called, and its notifications
    /// posted, as when it goes to the background and comes to the foreground. A lock screen may show then.
    public static let returnToApp = ExplorerEvent(
      "return to the app",
      deliver: { _ in
        UIApplication.shared.enterBackground()
        WallClock.set(Date() + 3_600)
        UIApplication.shared.enterForeground()
        return nil
      })
  #endif
}
