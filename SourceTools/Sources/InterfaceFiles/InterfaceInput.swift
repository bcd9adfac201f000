import Foundation

/// A file of an app, by its path and contents.
public struct InterfaceFile: Equatable, Sendable {
  /// The path, as notes name it; names and languages are taken from it (`de.lproj/Main.strings`).
  public var path: String
  /// The bytes of the file.
  public var contents: Data

  /// Creates a file.
  public init(path: String, contents: Data) {
    self.path = path
    self.contents = contents
  }

  /// The file's name without its folder and extension.
  var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }

  /// The language of the `.lproj` folder that holds the file; `nil` outside of one.
  var language: String? {
    for folder in path.split(separator: "/").dropLast().reversed() where folder.hasSuffix(".lproj")
    {
      return String(folder.dropLast(6))
    }
    return nil
  }
}

/// Something of an interface file that was left out, and why.
public struct InterfaceNote: Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The element or key, such as `mapView`; empty where the whole file is meant.
  public var element: String
  /// What was left out, why, and what to do, in one sentence.
  public var message: String

  /// Creates a note.
  public init(file: String, line: Int, element: String, message: String) {
    self.file = file
    self.line = line
    self.element = element
    self.message = message
  }

  /// The note as compilers write it: `Main.storyboard:12: …`.
  public var description: String { "\(file):\(line): \(message)" }
}

/// A Swift file that was generated.
public struct GeneratedFile: Equatable, Sendable {
  /// The file's name, such as `MainStoryboard.swift`.
  public var name: String
  /// The Swift code.
  public var contents: String

  /// Creates a file.
  public init(name: String, contents: String) {
    self.name = name
    self.contents = contents
  }
}

/// What `Info.plist` states about how an app is launched.
public struct LaunchDescription: Equatable, Sendable {
  /// The main storyboard's name, `UIMainStoryboardFile`.
  public var mainStoryboard: String?
  /// The name of the scene's delegate class, without its module.
  public var sceneDelegate: String?
  /// The name of the scene's storyboard.
  public var sceneStoryboard: String?
  /// The language in which the app is developed.
  public var developmentLanguage: String?
  /// The schemes of the URLs that the app opens, `CFBundleURLSchemes`.
  public var urlSchemes: [String] = []

  /// Creates a description.
  public init(
    mainStoryboard: String? = nil, sceneDelegate: String? = nil, sceneStoryboard: String? = nil,
    developmentLanguage: String? = nil
  ) {
    self.mainStoryboard = mainStoryboard
    self.sceneDelegate = sceneDelegate
    self.sceneStoryboard = sceneStoryboard
    self.developmentLanguage = developmentLanguage
  }

  /// The storyboard whose initial screen the first window shows.
  public var storyboard: String? { sceneStoryboard ?? mainStoryboard }
}

/// The Swift code of an app's interface files.
public struct CompiledInterface: Equatable, Sendable {
  /// The generated files, sorted by name. `InterfaceFiles.register()`, declared in one of them,
  /// must be called before the app is launched.
  public var files: [GeneratedFile] = []
  /// What was left out, sorted by file and line.
  public var notes: [InterfaceNote] = []
  /// The screens that code can make, by their storyboards, in the order of the files.
  public var storyboards: [StoryboardListing] = []
  /// The views of xibs, in the order of the files.
  public var nibs: [NibListing] = []
  /// The strings that code looks up, by their tables and keys.
  public var strings: [String: [String: String]] = [:]
  /// What `Info.plist` states about the launch.
  public var launch = LaunchDescription()
}
