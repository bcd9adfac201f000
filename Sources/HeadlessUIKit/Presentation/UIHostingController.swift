#if !canImport(SwiftUI)
  import Foundation

  /// A screen that shows a SwiftUI view. It holds the view and draws nothing.
  ///
  /// There is no SwiftUI here, so the view may be a value of any type. In traces the screen is named by
  /// the view's type. Its title is `nil` unless the app sets it.
  @preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
    /// Creates a screen that shows a view.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    /// Creates a screen as a storyboard does.
    ///
    /// - Parameters:
    ///   - aDecoder: Ignored.
    ///   - rootView: The view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: aDecoder)
    }

    /// Stops the program, as on a phone: a subclass overrides it to pass a view.
    public required init?(coder aDecoder: NSCoder) {
      Misuse.raise(
        "\(Self.self).init(coder:) must call super.init(coder:rootView:) with its root view.")
    }

    /// The SwiftUI value that names the screen in traces.
    open var rootView: Content
  }
#endif
