import FlowPerson
import FlowTrace
import HowToCode
import PortableUIKit
import RayPets

/// An app that can be run, and a walk through all of it.
@MainActor
struct Sample {
  /// What to run it as.
  struct Options {
    var isFixed = false
  }

  var name: String
  /// One line: which dialect it shows.
  var summary: String
  /// Launches the app; it runs as long as what is returned is kept.
  var launch: (UIWindow, FlowRecorder, Options) -> AnyObject
  /// Uses every screen and every transition.
  var walk: (FlowPerson) async throws -> Void

  static let all = [howToCode, rayPets]

  static let howToCode = Sample(
    name: "HowToCode", summary: "dialect 1, one coordinator on one navigation stack",
    launch: { window, recorder, _ in HowToCodeApp(window: window, recorder: recorder) },
    walk: walkHowToCode)

  static let rayPets = Sample(
    name: "RayPets", summary: "dialect 1, a child coordinator in a sheet, and its leak",
    launch: { window, recorder, options in
      RayPetsApp(window: window, recorder: recorder, isFixed: options.isFixed)
    },
    walk: walkRayPets)
}

extension Sample {
  /// Launches the app in a new window, walks through it, and records what happens.
  func run(recorder: FlowRecorder, options: Options = Options()) async throws {
    let window = UIWindow()
    let app = launch(window, recorder, options)
    let person = FlowPerson(window: window)
    await person.wait()
    try await walk(person)
    withExtendedLifetime((window, app)) {}
  }
}
