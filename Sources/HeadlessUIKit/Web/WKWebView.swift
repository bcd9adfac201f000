import Foundation

/// A view of a web page. It loads nothing, and reports every page as loaded.
@preconcurrency @MainActor open class WKWebView: UIView {
  private var history: [URL] = []
  private var position = -1

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view with the default configuration.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// The configuration that the view was created with.
  public let configuration: WKWebViewConfiguration
  /// The delegate, which decides about pages and is called when they are loaded.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate for windows and panels that pages ask for. It is never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view around the page.
  public let scrollView = UIScrollView()
  /// The page's URL.
  open private(set) var url: URL?
  /// The page's title, which is unknown.
  open var title: String? { nil }
  /// Whether a page is being loaded.
  open private(set) var isLoading = false
  /// How much of the page is loaded, from 0 to 1.
  open var estimatedProgress: Double { isLoading ? 0 : 1 }
  /// Whether a swipe goes back in the history.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press previews a link.
  open var allowsLinkPreview = true
  /// The name with which the view asks for pages.
  open var customUserAgent: String?
  /// Whether there is an earlier page.
  open var canGoBack: Bool { position > 0 }
  /// Whether there is a later page.
  open var canGoForward: Bool { position + 1 < history.count }

  /// Asks the delegate whether a page may be loaded, and reports it as loaded in the ``MainLoop``.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return begin(WKNavigationAction(request: request, .other)) { view in
      view.history = view.history.prefix(view.position + 1) + [url]
      view.position += 1
    }
  }

  /// Reports a page as loaded in the ``MainLoop``.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    guard let url = baseURL ?? URL(string: "about:blank") else { return nil }
    return load(URLRequest(url: url))
  }

  /// Reports a page as loaded in the ``MainLoop``.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }

  /// Goes to the earlier page.
  @discardableResult open func goBack() -> WKNavigation? { go(by: -1) }
  /// Goes to the later page.
  @discardableResult open func goForward() -> WKNavigation? { go(by: 1) }
  /// Loads the page again.
  @discardableResult open func reload() -> WKNavigation? { go(by: 0) }
  /// Does nothing: nothing is being loaded.
  open func stopLoading() {}

  /// Calls the completion in the ``MainLoop`` with no result: no script runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { MainLoop.enqueue(.run { completionHandler(nil, nil) }) }
  }

  private func go(by offset: Int) -> WKNavigation? {
    guard history.indices.contains(position + offset) else { return nil }
    let request = URLRequest(url: history[position + offset])
    return begin(WKNavigationAction(request: request, offset == 0 ? .reload : .backForward)) {
      $0.position += offset
    }
  }

  private func begin(
    _ action: WKNavigationAction, _ arrive: @escaping @MainActor (WKWebView) -> Void
  ) -> WKNavigation {
    let navigation = WKNavigation()
    isLoading = true
    MainLoop.enqueue(
      .run { [weak self] in
        guard let self, let delegate = navigationDelegate else {
          self?.finish(navigation, action, arrive)
          return
        }
        delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
          guard policy != .cancel else {
            self?.isLoading = false
            return
          }
          self?.finish(navigation, action, arrive)
        }
      })
    return navigation
  }

  private func finish(
    _ navigation: WKNavigation, _ action: WKNavigationAction,
    _ arrive: @MainActor (WKWebView) -> Void
  ) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    url = action.request.url
    arrive(self)
    navigationDelegate?.webView(self, didCommit: navigation)
    isLoading = false
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}
