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
  /// Hands the event to the app; returns why it cannot be, or nil.
  let deliver: (AnyObject) -> String?

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - body: hands it to the app, which is what the launch returned.
  public init<App>(_ name: String, _ body: @escaping (App) -> Void) {
    self.name = name
    deliver = { app in
      guard let app = app as? App else {
        return "\"\(name)\" is for \(App.self), and the launch returned \(type(of: app))."
      }
      body(app)
      return nil
    }
  }
}
