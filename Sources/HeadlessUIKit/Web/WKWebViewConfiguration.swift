import Foundation

/// The configuration of a web view.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// Creates the default configuration.
  public override init() { super.init() }

  /// The scripts that a page gets, and who receives its messages.
  open var userContentController = WKUserContentController()
  /// The preferences of the page.
  open var preferences = WKPreferences()
  /// The store of the pages' data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether videos play inside the page.
  open var allowsInlineMediaPlayback = false
  /// The name that the app adds to the view's.
  open var applicationNameForUserAgent: String?
}

/// The preferences of a page. They have no effect.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// Creates the default preferences.
  public override init() { super.init() }

  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// A store of the pages' data, which is empty.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()

  override init() { super.init() }

  /// The store that outlives the app.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Creates a store that does not outlive the app.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// Returns the kinds of data that pages store. There are none.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Calls the handler with no records: pages store nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    MainLoop.enqueue(.run { completionHandler([]) })
  }
  /// Calls the handler: pages store nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    MainLoop.enqueue(.run(completionHandler))
  }
  /// Calls the handler: pages store nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    MainLoop.enqueue(.run(completionHandler))
  }
}

/// The data of one site. There is none.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// The site.
  open var displayName: String { "" }
  /// The kinds of its data.
  open var dataTypes: Set<String> { [] }
}

/// The scripts that a page gets, and who receives its messages.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  // Strong, as on a phone, where this is a usual way to leak a screen.
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Creates a controller without scripts.
  public override init() { super.init() }

  /// Has a handler, which is kept alive, receive the messages of a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  /// Releases the handler of a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  /// Releases all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// A message of a page's script. None is ever sent.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The handler that the script called.
  open var name: String { "" }
  /// The message's content.
  open var body: Any { "" }

  override init() { super.init() }
}

/// A receiver of the messages of a page's scripts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// Called for each message. It never is here.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
