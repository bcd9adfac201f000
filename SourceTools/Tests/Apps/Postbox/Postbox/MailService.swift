import Foundation

struct Letter: Decodable {
    let id: Int
    let subject: String
}

final class MailService {
    private let session = URLSession(configuration: .default)
    private let base = URL(string: "https://postbox.example.com")!

    func letters(then done: @escaping ([Letter]) -> Void) {
        session.dataTask(with: base.appendingPathComponent("letters")) { data, _, _ in
            let letters = data.flatMap { try? JSONDecoder().decode([Letter].self, from: $0) }
            DispatchQueue.main.async { done(letters ?? []) }
        }.resume()
    }

    /// Replies to a letter and passes on the status, which is nil without a connection.
    func reply(to letter: Letter, then done: @escaping (Int?) -> Void) {
        var request = URLRequest(url: base.appendingPathComponent("letters/\(letter.id)/reply"))
        request.httpMethod = "POST"
        send(request, then: done)
    }

    func archive(_ letter: Letter, then done: @escaping (Int?) -> Void) {
        send(URLRequest(url: base.appendingPathComponent("archive/\(letter.id)")), then: done)
    }

    /// Asks the counter in the app whether it is open.
    func isOpen(then done: @escaping (Bool) -> Void) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Counter.self]
        let address = URL(string: "https://counter.example.com/open")!
        URLSession(configuration: configuration).dataTask(with: address) { data, _, _ in
            let isOpen = data.map { String(decoding: $0, as: UTF8.self) } == "yes"
            DispatchQueue.main.async { done(isOpen) }
        }.resume()
    }

    private func send(_ request: URLRequest, then done: @escaping (Int?) -> Void) {
        URLSession.shared.dataTask(with: request) { _, response, _ in
            let status = (response as? HTTPURLResponse)?.statusCode
            DispatchQueue.main.async { done(status) }
        }.resume()
    }
}

/// Answers requests in place of a server, as apps do in debug builds.
final class Counter: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.host == "counter.example.com"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { [self] in
            let response = HTTPURLResponse(
                url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("yes".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    override func stopLoading() {}
}
