import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source: Apple's documentation of `NotificationCenter`, `objc_setAssociatedObject`, `NSHashTable`,
/// `WKNavigationDelegate` and `UNUserNotificationCenter`.
@MainActor @Suite("What coordinators use beside UIKit", .interface)
struct OtherFrameworkTests {
  private final class Listener: SelectorPerforming {
    var heard: [String] = []

    func perform(_ selector: Selector, from sender: Any?) -> Bool {
      guard selector == "hear", let notification = sender as? Notification else { return false }
      heard.append(notification.name.rawValue)
      return true
    }

    deinit { NotificationCenter.default.removeObserver(self) }
  }

  private let news = Notification.Name("news")
  private let other = Notification.Name("other")

  @Test("An observer performs its method by name until it is removed, and is not kept alive")
  func selectorObserver() {
    let center = NotificationCenter.default
    var listener: Listener? = Listener()
    weak let gone = listener
    center.addObserver(listener!, selector: Selector("hear"), name: news, object: nil)
    center.addObserver(listener!, selector: Selector("hear"), name: other, object: nil)
    center.post(name: news, object: nil)
    center.removeObserver(listener!, name: news, object: nil)
    center.post(name: news, object: nil)
    center.post(name: other, object: nil)
    #expect(listener?.heard == ["news", "other"])
    listener = nil
    #expect(gone == nil)
    center.post(name: other, object: nil)
    #expect(Misuse.log == [])
  }

  @Test("An observer that can't perform its method by name is logged")
  func unableObserver() {
    let observer = NSObject()
    NotificationCenter.default.addObserver(
      observer, selector: Selector("hear"), name: news, object: nil)
    NotificationCenter.default.post(name: news, object: nil)
    #expect(Misuse.log.count == 1)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("A removed block observer hears nothing more")
  func blockObserver() {
    var count = 0
    let token = NotificationCenter.default.addObserver(forName: news, object: nil, queue: nil) {
      _ in
      MainActor.assumeIsolated { count += 1 }
    }
    NotificationCenter.default.post(name: news, object: nil)
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: news, object: nil)
    #expect(count == 1)
  }

  private static var keys: (UInt8, UInt8) = (0, 0)

  @Test("An associated object lives as long as its host, to the end of the turn")
  func associated() {
    var host: NSObject? = UIViewController()
    var value: NSObject? = NSObject()
    weak let kept = value
    objc_setAssociatedObject(host!, &Self.keys.0, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(host!, &Self.keys.1, value, .OBJC_ASSOCIATION_ASSIGN)
    value = nil
    #expect(objc_getAssociatedObject(host!, &Self.keys.0) as? NSObject === kept)
    #expect(objc_getAssociatedObject(host!, &Self.keys.1) as? NSObject === kept)
    #expect(kept != nil)
    host = nil
    MainLoop.runPending()
    #expect(kept == nil)
  }

  @Test("Setting nil ends an association")
  func unassociated() {
    let host = UIView()
    objc_setAssociatedObject(host, &Self.keys.0, NSObject(), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(host, &Self.keys.0, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(host, &Self.keys.0) == nil)
  }

  @Test("A weak hash table forgets what is freed, and keeps the order of the rest")
  func hashTable() {
    let table = NSHashTable<NSObject>.weakObjects()
    let (first, last) = (NSObject(), NSObject())
    var middle: NSObject? = NSObject()
    for object in [first, middle!, last, first] { table.add(object) }
    #expect(table.count == 3)
    middle = nil
    #expect(table.allObjects == [first, last])
    table.remove(first)
    #expect(table.allObjects == [last])
  }

  @Test("A map table with weak objects forgets what is freed")
  func mapTable() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    var object: NSObject? = NSObject()
    table.setObject(object, forKey: "a")
    #expect(table.object(forKey: NSString(string: "a")) === object)
    object = nil
    #expect(table.object(forKey: "a") == nil)
    #expect(table.count == 0)
  }

  private final class Decider: WKNavigationDelegate {
    var calls: [String] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      let url = navigationAction.request.url?.absoluteString ?? ""
      calls.append("decide \(url)")
      decisionHandler(url.hasPrefix("app:") ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      calls.append("finish \(webView.url?.absoluteString ?? "")")
    }
  }

  @Test("A web view asks its delegate about each page and reports it as loaded")
  func web() throws {
    let (view, decider) = (WKWebView(), Decider())
    view.navigationDelegate = decider
    for address in ["https://a", "app:done", "https://b"] {
      view.load(URLRequest(url: try #require(URL(string: address))))
      #expect(view.isLoading)
      MainLoop.runPending()
      #expect(!view.isLoading)
    }
    view.goBack()
    MainLoop.runPending()
    #expect(
      decider.calls == [
        "decide https://a", "finish https://a", "decide app:done", "decide https://b",
        "finish https://b", "decide https://a", "finish https://a",
      ])
    #expect(!view.canGoBack)
    #expect(view.canGoForward)
  }

  private final class Receiver: UNUserNotificationCenterDelegate {
    var opened: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      opened.append("\(response.notification.request.content.userInfo["link"] ?? "")")
      completionHandler()
    }
  }

  @Test("The person allows notifications, and one that is opened reaches the delegate")
  func notifications() {
    let (center, receiver) = (UNUserNotificationCenter.current(), Receiver())
    center.delegate = receiver
    var isAllowed = false
    var statuses: [UNAuthorizationStatus] = []
    center.getNotificationSettings { statuses.append($0.authorizationStatus) }
    center.requestAuthorization(options: [.alert]) { allowed, _ in isAllowed = allowed }
    center.getNotificationSettings { statuses.append($0.authorizationStatus) }
    MainLoop.runPending()
    #expect(isAllowed)
    #expect(statuses == [.notDetermined, .authorized])
    let content = UNMutableNotificationContent()
    content.userInfo = ["link": "cart"]
    center.open(content)
    #expect(receiver.opened == ["cart"])
  }

  @Test("The center of notifications is used from other threads")
  func notificationsOffTheMainThread() async {
    let center = UNUserNotificationCenter.current()
    await Task.detached {
      center.removeAllPendingNotificationRequests()
      for name in ["water", "prune"] {
        center.add(
          UNNotificationRequest(
            identifier: name, content: UNMutableNotificationContent(), trigger: nil))
      }
      center.removePendingNotificationRequests(withIdentifiers: ["water"])
    }.value
    var names: [String] = []
    center.getPendingNotificationRequests { names = $0.map(\.identifier) }
    MainLoop.runPending()
    #expect(names == ["prune"])
  }
}
