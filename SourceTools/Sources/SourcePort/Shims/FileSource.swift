extension ShimSources {
  /// The folders of an app, which a launch after a reset finds empty.
  static let files = """
    import NetworkShim
    import PortableUIKit

    /// The app's folders, in a temporary one that is removed at the end.
    enum PortedFiles {
      static let home = URL(
        fileURLWithPath: NSTemporaryDirectory() + "/coordgraph-port-\\(getpid())", isDirectory: true)

      static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        let path =
          switch directory {
          case .documentDirectory: "Documents"
          case .cachesDirectory: "Library/Caches"
          case .applicationSupportDirectory: "Library/Application Support"
          case .libraryDirectory: "Library"
          case .downloadsDirectory: "Downloads"
          default: "Other"
          }
        let folder = home.appendingPathComponent(path, isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
      }

      /// The names of the files.
      static var names: [String] {
        (FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String } ?? [])
          .filter { $0.contains(".") }
      }

      /// Removes all files, now and when the process ends.
      static func reset() {
        _ = removesAtEnd
        try? FileManager.default.removeItem(at: home)
      }

      private static let removesAtEnd: Void = {
        atexit { try? FileManager.default.removeItem(at: PortedFiles.home) }
      }()
    }

    func NSHomeDirectory() -> String { PortedFiles.folder(.documentDirectory).deletingLastPathComponent().path }

    func NSSearchPathForDirectoriesInDomains(
      _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
      _ expandTilde: Bool
    ) -> [String] { [PortedFiles.folder(directory).path] }

    extension FileManager {
      func urls(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
      ) -> [URL] { [PortedFiles.folder(directory)] }

      func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
        appropriateFor url: URL?, create shouldCreate: Bool
      ) throws -> URL { PortedFiles.folder(directory) }

      /// The person is not signed in to iCloud.
      var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
      func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

      func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        PortedFiles.folder(.sharedPublicDirectory)
      }
    }

    #if !canImport(Darwin)
      extension URL {
        public static var documentsDirectory: URL { PortedFiles.folder(.documentDirectory) }
        public static var cachesDirectory: URL { PortedFiles.folder(.cachesDirectory) }
        public static var applicationSupportDirectory: URL { PortedFiles.folder(.applicationSupportDirectory) }
        public static var libraryDirectory: URL { PortedFiles.folder(.libraryDirectory) }
        public static var downloadsDirectory: URL { PortedFiles.folder(.downloadsDirectory) }
        public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
      }
    #endif

    // What is read from an address on the network gets the answer of a request.

    extension Data {
      init(contentsOf url: URL) throws {
        self = url.isFileURL ? try Data(contentsOf: url, options: []) : try PortedNetwork.contents(of: url)
      }
    }

    """
}
