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

    private func send(_ request: URLRequest, then done: @escaping (Int?) -> Void) {
        URLSession.shared.dataTask(with: request) { _, response, _ in
            let status = (response as? HTTPURLResponse)?.statusCode
            DispatchQueue.main.async { done(status) }
        }.resume()
    }
}
