import Foundation

/// The loading of a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  override init() { super.init() }
}

/// The kind of action that leads to a page.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Something that leads to a page.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// The request for the page.
  open var request: URLRequest { storedRequest }
  /// The kind of action.
  open var navigationType: WKNavigationType { storedType }
  private let storedRequest: URLRequest
  private let storedType: WKNavigationType

  init(request: URLRequest, _ type: WKNavigationType) {
    storedRequest = request
    storedType = type
    super.init()
  }
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// A delegate that decides about pages and is called when they are loaded.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
  /// Decides whether a page may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Called when a page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when a page's content arrives.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page is loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when a page could not be loaded. It never is here.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a page could not begin to load. It never is here.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows the page.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// A delegate for windows and panels that pages ask for. It is never called.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}
