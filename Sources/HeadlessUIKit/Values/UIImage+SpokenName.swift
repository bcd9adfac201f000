extension UIImage {
  /// What a person calls the image: what a common symbol of the system stands for, or its name.
  public var spokenName: String? {
    guard isSymbol, let name else { return name }
    return Self.meanings[name] ?? Self.meanings[Self.plainName(of: name)] ?? name
  }

  /// The name without what only decorates a symbol: `ellipsis` of `ellipsis.circle.fill`.
  private static func plainName(of name: String) -> String {
    var parts = name.split(separator: ".")
    while let last = parts.last, ["fill", "circle", "square"].contains(last) { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  private static let meanings = [
    "arrow.clockwise": "Refresh", "arrow.down": "Download", "arrow.left": "Back",
    "bell": "Notifications", "bookmark": "Bookmark", "camera": "Camera", "cart": "Cart",
    "checkmark": "Done", "chevron.backward": "Back", "chevron.left": "Back", "ellipsis": "More",
    "gear": "Settings", "gearshape": "Settings", "heart": "Favorite", "house": "Home",
    "info": "Info", "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter",
    "line.horizontal.3": "Menu", "magnifyingglass": "Search", "minus": "Remove",
    "paperplane": "Send", "pencil": "Edit", "person": "Profile", "person.crop": "Profile",
    "phone": "Call", "photo": "Photo", "play": "Play", "plus": "Add", "questionmark": "Help",
    "slider.horizontal.3": "Filter", "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose", "star": "Favorite", "trash": "Delete", "xmark": "Close",
  ]
}
