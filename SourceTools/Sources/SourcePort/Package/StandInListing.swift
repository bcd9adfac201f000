import Foundation

/// What the stand-in for UIKit is made of. With another one, code may compile that did not before.
enum StandInListing {
  /// Returns the files of the stand-in with their sizes, as one of the shims.
  ///
  /// - Parameter package: The path or URL of CoordinatorGraph; a URL stands for itself.
  static func of(_ package: String) -> (path: String, text: String) {
    let lines = ["HeadlessUIKit", "PortableUIKit"].flatMap { module -> [String] in
      let folder = URL(fileURLWithPath: package).appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.fileSizeKey])
      return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter {
        $0.pathExtension == "swift"
      }
      .map { file in
        let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
        return "\(file.path(relativeTo: folder)) \(size ?? 0)"
      }
    }
    return ("stand-in", lines.isEmpty ? package : lines.sorted().joined(separator: "\n"))
  }
}
