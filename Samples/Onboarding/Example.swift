/// What `ExamplesViewController` has to offer.
enum Example: String, CaseIterable {
  case presentViewController = "Present a ViewController"
  case presentCoordinator = "Present a Coordinator"
  case pushCoordinator = "Push a Coordinator"
  case browseProducts = "Browse products"
}
