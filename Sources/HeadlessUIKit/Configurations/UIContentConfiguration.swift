import Foundation

/// A description of a view's content, which makes the view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a new view of the content.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the description for a state of the view, such as selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The description, of which a new one changes the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a description.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the description is of the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The content view that a cell has made of a configuration.
///
/// A list's configuration has none: its texts are read from the configuration.
@MainActor struct ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  /// Shows a configuration, in the view that there is if that supports it.
  ///
  /// - Parameters:
  ///   - configuration: What to show; `nil` for nothing.
  ///   - container: The view to show it in.
  mutating func show(
    _ configuration: (any UIContentConfiguration)?, in container: @autoclosure () -> UIView
  ) {
    guard let configuration, !(configuration is UIListContentConfiguration) else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let new = configuration.makeContentView()
    container().addSubview(new)
    view = new
  }
}
