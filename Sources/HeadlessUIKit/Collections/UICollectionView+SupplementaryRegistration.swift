import Foundation

extension UICollectionView {
  /// How other views of a class are filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let kind: String
    let handler: Handler

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Another view, filled as registered.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let type: UICollectionReusableView.Type = Supplementary.self
    let view = unsafeDowncast(type.dequeued(in: .zero), to: Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
