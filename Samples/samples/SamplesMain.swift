import CommandSupport
import SampleCommands

@main
enum SamplesMain {
  static func main() async {
    await Samples.runAndExit()
  }
}
