import Foundation

/// Where a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The traits that hold.
  var traitCollection: UITraitCollection { get }
}
