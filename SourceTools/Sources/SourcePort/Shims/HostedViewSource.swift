extension ShimSources {
  /// What the screens of SwiftUI views have in common.
  static let hostedViews = #"""
    /// The texts of views.
    enum StandInText {
      /// The text of a literal, which SwiftUI looks up in the app's strings.
      static func title(_ key: String) -> String { NSLocalizedString(key, comment: "") }

      /// What a value is called: a text, or the text that it has under such a name, or has first.
      static func name(of value: Any, or type: String) -> String {
        if let text = value as? String { return text.isEmpty ? type : text }
        let texts = Mirror(reflecting: value).children.compactMap { child -> (String, String)? in
          guard let label = child.label, let text = child.value as? String, !text.isEmpty else {
            return nil
          }
          return (label.hasPrefix("_") ? String(label.dropFirst()) : label, text)
        }
        for name in ["title", "name", "displayName", "headline", "label"] {
          if let found = texts.first(where: { $0.0 == name }) { return found.1 }
        }
        return texts.first { !$0.0.lowercased().hasSuffix("id") }?.1 ?? type
      }
    }

    /// Shows the values that a view and its model have, so that what changes them counts.
    final class StandInState: UILabel {
      private let values: () -> String

      init(of view: Any) {
        values = {
          var words: [String] = []
          Self.add(view, to: &words, levels: 8, objects: 1)
          return words.joined(separator: " ")
        }
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) {
        values = { "" }
        super.init(coder: coder)
      }
      override var text: String? {
        get { values() }
        set {}
      }

      /// Adds the plain values in a value, and in the objects that it holds at a number of levels.
      private static func add(_ value: Any, to words: inout [String], levels: Int, objects: Int) {
        if value is Bool || value is String || value is any BinaryInteger || value is any BinaryFloatingPoint {
          return words.append("\(value)")
        }
        guard levels > 0 else { return }
        let mirror = Mirror(reflecting: value)
        var objects = objects
        switch mirror.displayStyle {
        case .enum where mirror.children.isEmpty: return words.append("\(value)")
        case .optional where mirror.children.isEmpty: return words.append("–")
        case .class:
          // What publishes a value is no model.
          let isBox = String(reflecting: type(of: value)).hasPrefix("OpenCombine.")
            || String(reflecting: type(of: value)).hasPrefix("SwiftUIShim.")
          guard isBox || objects > 0 else { return }
          if !isBox { objects -= 1 }
        case .struct, .enum, .optional, .tuple: break
        default: return
        }
        for child in mirror.children where child.label?.hasPrefix("_$") != true {
          add(child.value, to: &words, levels: levels - 1, objects: objects)
        }
      }
    }

    """#
}
