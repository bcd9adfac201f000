import Foundation

/// The texts of forms in a JSON file of the app's bundle: codes, and the accounts that have a password.
struct BundledTexts {
  /// In the order of the keys.
  private(set) var found: [KnownTexts.Text] = []
  private let path: String
  private let lines: [Substring]

  /// Larger files hold no accounts for trying an app out.
  private static let mostBytes = 200_000

  init(_ file: AppSources.File) {
    path = file.path
    guard let data = try? Data(contentsOf: file.url), data.count <= Self.mostBytes,
      let value = try? JSONSerialization.jsonObject(with: data)
    else {
      lines = []
      return
    }
    lines = String(decoding: data, as: UTF8.self).lines
    collect(value, named: nil, ofAccount: false)
  }

  private mutating func collect(_ value: Any, named name: String?, ofAccount isAccount: Bool) {
    switch value {
    case let members as [Any]:
      for member in members { collect(member, named: name, ofAccount: isAccount) }
    case let object as [String: Any]:
      let kinds = object.keys.compactMap { KnownTexts.Kind(name: $0) }
      // `{ "member": { "email": … }, "password": … }`
      let isAccount = isAccount || !Set(kinds).isDisjoint(with: [.password, .code])
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        collect(value, named: key, ofAccount: isAccount)
      }
    case let text as String:
      guard let kind = name.flatMap({ KnownTexts.Kind(name: $0) }), kind.takes(text),
        isAccount || kind == .password || kind == .code
      else { return }
      let line = lines.firstIndex { $0.contains("\"\(text)\"") } ?? 0
      found.append(KnownTexts.Text(kind: kind, value: text, path: path, line: line + 1))
    default: break
    }
  }
}
