extension ShimSources {
  /// Core Data's controller of fetched objects, which tells its delegate what has changed.
  static let fetchedResults = """

    /// Is told when objects of a context come, go or change.
    protocol ContextObserver: AnyObject {
      func contextDidChange(_ updated: Set<ObjectIdentifier>)
    }

    public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

    public protocol NSFetchedResultsSectionInfo {
      var name: String { get }
      var indexTitle: String? { get }
      var numberOfObjects: Int { get }
      var objects: [Any]? { get }
    }

    public protocol NSFetchedResultsControllerDelegate: AnyObject {
      func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    }
    /// What a data source of sections by name and objects by identifier shows.
    public typealias NSDiffableDataSourceSnapshotReference = NSDiffableDataSourceSnapshot<
      String, NSManagedObjectID
    >
    extension NSFetchedResultsControllerDelegate {
      public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
      public func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
      public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {}
      public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType) {}
      public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {}
    }

    /// The objects of a section.
    private struct FetchedSection: NSFetchedResultsSectionInfo {
      var name: String
      var members: [AnyObject]
      var indexTitle: String? { name.first.map(String.init) }
      var numberOfObjects: Int { members.count }
      var objects: [Any]? { members }
    }

    open class NSFetchedResultsController<Result>: NSObject, ContextObserver {
      public let fetchRequest: NSFetchRequest<Result>
      public let managedObjectContext: NSManagedObjectContext
      public let sectionNameKeyPath: String?
      public let cacheName: String?
      public weak var delegate: (any NSFetchedResultsControllerDelegate)?
      private var fetched: [FetchedSection]?
      /// What a delegate takes, and the controller, have in common: they are equal.
      private var identity = NSObject()

      public init(
        fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName: String?
      ) {
        self.fetchRequest = fetchRequest
        self.managedObjectContext = managedObjectContext
        self.sectionNameKeyPath = sectionNameKeyPath
        self.cacheName = cacheName
      }
      open override func isEqual(_ object: Any?) -> Bool {
        (object as? any FetchedResultsIdentity)?.sharedIdentity === identity
      }
      open override var hash: Int { identity.hash }
      open class func deleteCache(withName name: String?) {}

      public var fetchedObjects: [Result]? { fetched?.flatMap(\\.members).map { $0 as! Result } }
      public var sections: [any NSFetchedResultsSectionInfo]? { fetched }
      public var sectionIndexTitles: [String] { (fetched ?? []).compactMap(\\.indexTitle) }
      open func object(at path: IndexPath) -> Result {
        let section = path.count > 1 ? path[0] : 0
        return (fetched ?? [])[section].members[path[path.count - 1]] as! Result
      }
      open func indexPath(forObject object: Result) -> IndexPath? {
        Self.paths(in: fetched ?? [])[ObjectIdentifier(object as AnyObject)]
      }

      open func performFetch() throws {
        fetched = try fetch()
        managedObjectContext.add(self)
        if let delegate { delegate.controller(view(), didChangeContentWith: snapshot) }
      }

      private var snapshot: NSDiffableDataSourceSnapshotReference {
        var snapshot = NSDiffableDataSourceSnapshotReference()
        for section in fetched ?? [] {
          snapshot.appendSections([section.name])
          snapshot.appendItems(
            section.members.compactMap { ($0 as? NSManagedObject)?.objectID }, toSection: section.name)
        }
        return snapshot
      }

      private func fetch() throws -> [FetchedSection] {
        let objects = try managedObjectContext.fetch(fetchRequest).map { $0 as AnyObject }
        guard let key = sectionNameKeyPath else { return [FetchedSection(name: "", members: objects)] }
        var sections: [FetchedSection] = []
        for object in objects {
          let value = (object as? NSManagedObject)?.value(forKey: key)
          let name = value.map { "\\($0)" } ?? ""
          if sections.last?.name == name {
            sections[sections.count - 1].members.append(object)
          } else {
            sections.append(FetchedSection(name: name, members: [object]))
          }
        }
        return sections
      }

      private static func paths(in sections: [FetchedSection]) -> [ObjectIdentifier: IndexPath] {
        var paths: [ObjectIdentifier: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
          for (row, object) in info.members.enumerated() {
            paths[ObjectIdentifier(object)] = IndexPath(indexes: [section, row])
          }
        }
        return paths
      }

      func contextDidChange(_ updated: Set<ObjectIdentifier>) {
        guard let old = fetched, let new = try? fetch() else { return }
        let (before, after) = (Self.paths(in: old), Self.paths(in: new))
        fetched = new
        let deleted = old.flatMap(\\.members).filter { after[ObjectIdentifier($0)] == nil }
        let others = new.flatMap(\\.members).filter {
          before[ObjectIdentifier($0)] == nil || updated.contains(ObjectIdentifier($0))
        }
        guard !deleted.isEmpty || !others.isEmpty, let delegate else { return }
        let view = view()
        delegate.controllerWillChangeContent(view)
        for (index, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
          delegate.controller(view, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
          delegate.controller(view, didChange: section, atSectionIndex: index, for: .insert)
        }
        for object in deleted {
          let path = before[ObjectIdentifier(object)]
          delegate.controller(view, didChange: object, at: path, for: .delete, newIndexPath: nil)
        }
        for object in others {
          let (from, to) = (before[ObjectIdentifier(object)], after[ObjectIdentifier(object)])
          let type: NSFetchedResultsChangeType =
            from == nil ? .insert : from == to ? .update : .move
          delegate.controller(
            view, didChange: object, at: from, for: type, newIndexPath: type == .update ? nil : to)
        }
        delegate.controllerDidChangeContent(view)
        delegate.controller(view, didChangeContentWith: snapshot)
      }

      /// The controller as delegates take it, with the same objects.
      private func view() -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        request.predicate = fetchRequest.predicate
        request.sortDescriptors = fetchRequest.sortDescriptors
        let view = NSFetchedResultsController<any NSFetchRequestResult>(
          fetchRequest: request, managedObjectContext: managedObjectContext,
          sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        view.identity = identity
        view.fetched = fetched
        return view
      }
    }
    private protocol FetchedResultsIdentity { var sharedIdentity: NSObject { get } }
    extension NSFetchedResultsController: FetchedResultsIdentity {
      fileprivate var sharedIdentity: NSObject { identity }
    }

    """
}
