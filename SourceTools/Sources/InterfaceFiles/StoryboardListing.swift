/// The first view of a xib, or a cell of a storyboard.
public struct NibListing: Equatable, Sendable {
  /// The name of the xib, or of the storyboard.
  public var name: String
  /// The class of its first view in Swift.
  public var type: String
  /// The identifier under which the view, a cell, is reused.
  public var reuseIdentifier: String?
}

/// The screens of a storyboard that code can make.
public struct StoryboardListing: Equatable, Sendable {
  /// A screen by its identifier and its class.
  public struct Scene: Equatable, Sendable {
    /// The identifier; nil for an initial screen without one.
    public var identifier: String?
    /// The class's name in Swift.
    public var type: String
  }

  /// The storyboard's name.
  public var name: String
  /// The screen that it starts with.
  public var initial: Scene?
  /// The screens with identifiers, in the file's order.
  public var scenes: [Scene]
  /// The prototypes of cells with identifiers, in the file's order.
  public var cells: [NibListing] = []
}
