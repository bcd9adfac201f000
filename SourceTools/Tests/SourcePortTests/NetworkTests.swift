import Foundation
import Testing

@testable import SourcePort

@Suite("The network of a ported app")
struct NetworkTests {
  private static let configuration = """
    [network]
    "https://api.shop.com/orders?page=1" = '[{"id": 1}, {"id": 2}]'  # inline
    "https://api.shop.com/orders*" = "answers/orders.json"
    "POST https://api.shop.com/pay" = [402, '{"error": "#1"}']
    """

  @Test("Answers are read from the configuration in its order, with their statuses")
  func configuration() throws {
    #expect(
      try PortConfiguration(Self.configuration).answers == [
        NetworkAnswer("https://api.shop.com/orders?page=1", #"[{"id": 1}, {"id": 2}]"#),
        NetworkAnswer("https://api.shop.com/orders*", "answers/orders.json"),
        NetworkAnswer("POST https://api.shop.com/pay", status: 402, ##"{"error": "#1"}"##),
      ])
    let error = #expect(throws: PortError.self) {
      try PortConfiguration("[network]\n\"https://a.b\" = [\"a.json\", 200]")
    }
    #expect(
      error?.description.hasPrefix(
        "coordgraph-port.toml:2: expected a status from 100 to 599 and a file or JSON") == true)
  }

  @Test("An answer in a file that is missing is refused with its path")
  func missingFile() throws {
    let app = try PortedApp.make()
    defer { app.remove() }
    let error = #expect(throws: PortError.self) {
      try app.port(PortConfiguration(Self.configuration))
    }
    #expect(
      error?.description.hasSuffix(
        "App/answers/orders.json, the answer to https://api.shop.com/orders*.") == true)
  }

  @Test("The first answer that fits a request is received, and any other request fails at once")
  func requests() throws {
    let app = try PortedApp.make(["answers/orders.json": "[3]"])
    defer { app.remove() }
    try app.port(PortConfiguration(Self.configuration))
    let requests = """
      import NetworkShim

      PortedNetwork.register(NetworkAnswers.all, sample: SampleAnswer.body) { JSONDecoder() }
      func send(_ method: String, _ url: String, _ session: URLSession) {
        var request = URLRequest(url: URL(string: url)!)
        request.httpMethod = method
        let done = DispatchSemaphore(value: 0)
        session.dataTask(with: request) { data, response, error in
          let status = (response as? HTTPURLResponse)?.statusCode
          let text = data.map { String(decoding: $0, as: UTF8.self) }
          print(status ?? (error as? URLError)?.errorCode ?? 0, text ?? "")
          done.signal()
        }.resume()
        done.wait()
      }
      send("GET", "https://api.shop.com/orders?page=1", .shared)
      send("GET", "https://api.shop.com/orders?page=2", URLSession(configuration: .default))
      send("POST", "https://api.shop.com/pay?key=1", URLSession(configuration: .ephemeral))
      send("GET", "https://api.shop.com/pay?key=1", .shared)
      print(PortedNetwork.unanswered)
      print(try String(decoding: Data(contentsOf: URL(string: "https://api.shop.com/orders")!), as: UTF8.self))
      struct Order: Codable {
        enum State: String, Codable, CaseIterable { case open, sent }
        let id: Int, title: String, state: State, placed: Date?, note: Note?, parts: [Order]
      }
      struct Note: Codable { let text: String }
      let orders = try JSONDecoder().decode([Order].self, from: SampleAnswer.body)
      print(orders.map(\\.id), orders[1].title, orders[1].state, orders[1].parts[0].id)
      print(orders.map(\\.state.rawValue), orders.map { $0.note?.text ?? "none" }, orders[1].placed != nil)
      print(try JSONDecoder().decode([Int].self, from: Data("[7]".utf8)))
      """
    let names = ["NetworkNames", "NetworkAnswers", "SampleAnswers", "FileShims"]
    var files = ["main.swift": requests]
    for name in names { files["\(name).swift"] = try app.ported("Generated/\(name).swift") }
    let shim = try app.ported("../NetworkShim/NetworkShim.swift")
    let work = "enum BackgroundWork { static func begin() {}; static func end() {} }"
    #expect(
      try ShimProgram.run(
        files, with: ["NetworkShim.swift": shim, "Work.swift": work], module: "NetworkShim")
          == """
          200 [{"id": 1}, {"id": 2}]
          200 [3]
          402 {"error": "#1"}
          -1009
          ["GET https://api.shop.com/pay"]
          [3]
          [1, 2] Title 2 sent 21
          ["open", "sent"] ["Text 1", "none"] true
          [7]

          """)
  }
}
