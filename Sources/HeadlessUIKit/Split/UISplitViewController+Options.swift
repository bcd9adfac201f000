import Foundation

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact, inspector
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// The first column beside the detail.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The detail alone.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The first column over the detail.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Where the columns stand.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// Which side the first column stands on.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
}
