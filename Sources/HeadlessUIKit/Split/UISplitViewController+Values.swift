extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact, inspector
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// The primary column beside the secondary one.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The secondary column only.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The primary column over the secondary one.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The placement of columns.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
}
