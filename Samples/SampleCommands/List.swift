import ArgumentParser

/// The apps there are.
struct List: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the sample apps.")

  @MainActor
  func run() async {
    for sample in Sample.all {
      print("\(sample.name): \(sample.summary)")
    }
  }
}
