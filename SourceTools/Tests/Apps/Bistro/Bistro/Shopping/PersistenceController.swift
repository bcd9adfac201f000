import CoreData

final class PersistenceController {

    static let shared = PersistenceController()

    let container: NSPersistentContainer

    private init() {
        container = NSPersistentContainer(name: "Bistro")
        container.persistentStoreDescriptions.first?.shouldMigrateStoreAutomatically = true
        container.loadPersistentStores { _, error in
            if let error { fatalError("Can't load the store: \(error)") }
        }
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    }

    func save() {
        guard container.viewContext.hasChanges else { return }
        try? container.viewContext.save()
    }
}

extension ShoppingItem {

    static func all() -> NSFetchRequest<ShoppingItem> {
        let request = ShoppingItem.fetchRequest()
        request.predicate = NSPredicate(format: "%K == NO", #keyPath(ShoppingItem.isBought))
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        return request
    }
}
