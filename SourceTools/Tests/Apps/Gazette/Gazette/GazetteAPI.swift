import Foundation
import KeychainAccess
import Moya

struct Headline: Decodable {
    let title: String
    let placeName: String
}

enum GazetteAPI {
    case headlines
    case archive(year: Int)
}

extension GazetteAPI: TargetType {
    var baseURL: URL { URL(string: "https://gazette.example.com")! }
    var path: String {
        switch self {
        case .headlines: return "headlines"
        case .archive(let year): return "archive/\(year)"
        }
    }
    var method: Moya.Method { .get }
    var task: Task { .requestParameters(parameters: ["page": 1], encoding: URLEncoding.default) }
    var headers: [String: String]? { ["Accept": "application/json"] }
    var sampleData: Data {
        Data(#"[{"title": "Bridge opens", "place_name": "Harbour"}]"#.utf8)
    }
}

extension JSONDecoder {
    static let gazette: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }()
}

/// Who reads.
final class Account {
    private let keychain = Keychain(service: "com.example.gazette")

    var isSignedIn: Bool { keychain["token"] != nil }

    func signIn() throws { try keychain.set("secret", key: "token") }
}
