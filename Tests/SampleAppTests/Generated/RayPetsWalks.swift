import FlowPerson
import PortableUIKit
import RayPets
import Testing

@MainActor @Suite("RayPets: 1 walk through all 28 transitions")
struct RayPetsWalks {
  /// Launches the app; it runs as long as what is returned is kept.
  private func launch(_ window: UIWindow, label: String?) throws -> AnyObject {
    RayPetsApp(window: window)
  }

  @Test("walk 1: 52 steps to NoAppointmentRequiredViewController")
  func walk1() async throws {
    try await FlowPerson.walk {
      try launch($0, label: nil)
    } steps: { person in
      // HomeViewController
      try await person.tap("Schedule a visit")
      // SelectVisitTypeViewController
      try await person.tap("Cancel")
      // HomeViewController
      try await person.tap("Schedule a visit")
      // SelectVisitTypeViewController
      try await person.tap("Well")
      // NoAppointmentRequiredViewController
      try await person.tap("Okay")
      // HomeViewController
      try await person.tap("Schedule a visit")
      // SelectVisitTypeViewController
      try await person.tap("Sick")
      // SelectPainLevelViewController
      try await person.tap("None")
      // FakingItViewController
      try await person.tap("Yes")
      // HomeViewController
      try await person.tap("Schedule a visit")
      // SelectVisitTypeViewController
      try await person.swipeDown()
      // HomeViewController
      try await person.tap("Schedule a visit")
      // SelectVisitTypeViewController
      try await person.tap("Well")
      // NoAppointmentRequiredViewController
      try await person.goBack()
      // SelectVisitTypeViewController
      try await person.tap("Well")
      // NoAppointmentRequiredViewController
      try await person.swipeBack()
      // SelectVisitTypeViewController
      try await person.tap("Well")
      // NoAppointmentRequiredViewController
      try await person.swipeDown()
      // HomeViewController
      try await person.tap("Schedule a visit")
      // SelectVisitTypeViewController
      try await person.tap("Sick")
      // SelectPainLevelViewController
      try await person.goBack()
      // SelectVisitTypeViewController
      try await person.tap("Sick")
      // SelectPainLevelViewController
      try await person.swipeBack()
      // SelectVisitTypeViewController
      try await person.tap("Sick")
      // SelectPainLevelViewController
      try await person.swipeDown()
      // HomeViewController
      try await person.tap("Schedule a visit")
      // SelectVisitTypeViewController
      try await person.tap("Sick")
      // SelectPainLevelViewController
      try await person.tap("None")
      // FakingItViewController
      try await person.tap("No")
      // NoAppointmentRequiredViewController
      try await person.goBack()
      // FakingItViewController
      try await person.goBack()
      // SelectPainLevelViewController
      try await person.tap("None")
      // FakingItViewController
      try await person.swipeBack()
      // SelectPainLevelViewController
      try await person.tap("None")
      // FakingItViewController
      try await person.swipeDown()
      // HomeViewController
      try await person.tap("Schedule a visit")
      // SelectVisitTypeViewController
      try await person.tap("Sick")
      // SelectPainLevelViewController
      try await person.turnPage()
      try await person.tap("Little")
      // FakingItViewController
      try await person.tap("No")
      // NoAppointmentRequiredViewController
      try await person.swipeBack()
      // FakingItViewController
      try await person.goBack()
      // SelectPainLevelViewController
      try await person.turnPage()
      try await person.tap("Moderate")
      // NoAppointmentRequiredViewController
      try await person.goBack()
      // SelectPainLevelViewController
      try await person.tap("Moderate")
      // NoAppointmentRequiredViewController
      try await person.swipeBack()
      // SelectPainLevelViewController
      try await person.turnPage()
      try await person.tap("Severe")
      // NoAppointmentRequiredViewController
      try await person.goBack()
      // SelectPainLevelViewController
      try await person.turnPage()
      try await person.tap("Worst possible")
      // NoAppointmentRequiredViewController
      #expect(person.sight.screenName == "NoAppointmentRequiredViewController")
    }
  }
}
