import CommandSupport
import CoordgraphCommands

@main
enum CoordgraphMain {
  static func main() async {
    await Coordgraph.runAndExit()
  }
}
