import FlowPerson
import Shop

/// Every screen and every transition of one of Shop's flows.
@MainActor
func walkShop(_ person: FlowPerson, _ flow: ShopApp.Flow) async throws {
  let stages = checkoutStages(of: flow)
  try await lookAround(person)
  try await buy(person, stages)
  try await hesitate(person, stages)
  try await putItOff(person, stages)
}

/// What the person does on each screen from the order's summary to its confirmation.
@MainActor
private func checkoutStages(of flow: ShopApp.Flow) -> [(FlowPerson) async throws -> Void] {
  let checkOut = { (person: FlowPerson) async throws -> Void in try await person.tap("Check out") }
  let choose = { (person: FlowPerson) async throws -> Void in try await person.selectRow(0) }
  return switch flow {
  case .physical: [checkOut, choose, choose, choose]
  case .digital: [checkOut, choose]
  }
}

/// A look at a book, and into the empty cart.
@MainActor
private func lookAround(_ person: FlowPerson) async throws {
  try await person.perform(
    .tap("Cart (0)"), .tap("Close"), .selectRow(0, section: 0), .goBack, .selectRow(1, section: 0),
    .swipeBackAndLetGo, .swipeBack)
}

/// Two orders: one from a book's own screen, one from the shelf.
@MainActor
private func buy(
  _ person: FlowPerson, _ stages: [(FlowPerson) async throws -> Void]
) async throws {
  try await person.perform(
    .selectRow(0, section: 0), .tap("Add to cart"), .tap("Cart (1)"), .tap("Close"),
    .tap("Cart (1)"))
  for stage in stages {
    try await stage(person)
  }
  try await person.tap("Done")

  try await person.perform(.tap("Add to cart"), .goBack, .tap("Cart (1)"))
  for stage in stages {
    try await stage(person)
  }
  try await person.tap("Done")
}

/// To the confirmation and back to the summary, by button and by swipe.
@MainActor
private func hesitate(
  _ person: FlowPerson, _ stages: [(FlowPerson) async throws -> Void]
) async throws {
  try await person.perform(.selectRow(2, section: 0), .tap("Add to cart"), .tap("Cart (1)"))
  for stage in stages {
    try await stage(person)
    try await person.goBack()
    try await stage(person)
    try await person.swipeBackAndLetGo()
  }
  for _ in stages {
    try await person.swipeBack()
  }
  try await person.tap("Close")
}

/// The sheet swiped down from each of its screens, over either of the screens below it. The cart
/// stays as it was.
@MainActor
private func putItOff(
  _ person: FlowPerson, _ stages: [(FlowPerson) async throws -> Void]
) async throws {
  for isOverShelf in [false, true] {
    if isOverShelf { try await person.goBack() }
    for count in 0...stages.count {
      try await person.tap("Cart (1)")
      for stage in stages.prefix(count) { try await stage(person) }
      try await person.swipeDown()
    }
  }
}
