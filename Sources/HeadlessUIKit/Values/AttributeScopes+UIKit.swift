import Foundation

extension AttributeScopes {
  /// UIKit's attributes of texts: `text.font = .boldSystemFont(ofSize: 17)`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of texts that UIKit draws.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let baselineOffset: BaselineOffsetAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeContainer {
  /// Creates a container of the font, the colours and the kerning of a dictionary.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
    self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
      dictionary[.foregroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] =
      dictionary[.backgroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.KernAttribute.self] = dictionary[.kern] as? CGFloat
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
