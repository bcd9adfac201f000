/// What the graphs of an app of several builds must contain.
struct ExpectedFlows: Decodable {
  struct Flow: Decodable {
    var screens: [String]
    var presents: [ExpectedApp.Presentation]
    var transitions: [ExpectedApp.Transition]
  }

  var coordinators: [String]
  var links: [ExpectedApp.Link]
  var flows: [String: Flow]
}
