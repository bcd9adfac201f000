import Foundation

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  /// Changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}
