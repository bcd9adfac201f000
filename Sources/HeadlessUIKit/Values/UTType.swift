/// A type of files and data, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.image`.
  public let identifier: String

  /// Creates a type of an identifier.
  public init?(_ identifier: String) { self.init(importedAs: identifier) }

  /// Creates a type that the app imports.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// Creates a type of the files with an extension.
  public init?(filenameExtension: String) {
    self.init(importedAs: "dyn.\(filenameExtension.lowercased())")
  }

  /// Whether the type is another one. It is compared by its identifier.
  public func conforms(to type: UTType) -> Bool { self == type }

  public static let item = UTType(importedAs: "public.item")
  public static let content = UTType(importedAs: "public.content")
  public static let data = UTType(importedAs: "public.data")
  public static let folder = UTType(importedAs: "public.folder")
  public static let image = UTType(importedAs: "public.image")
  public static let jpeg = UTType(importedAs: "public.jpeg")
  public static let png = UTType(importedAs: "public.png")
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  public static let heic = UTType(importedAs: "public.heic")
  public static let movie = UTType(importedAs: "public.movie")
  public static let video = UTType(importedAs: "public.video")
  public static let audio = UTType(importedAs: "public.audio")
  public static let mp3 = UTType(importedAs: "public.mp3")
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  public static let text = UTType(importedAs: "public.text")
  public static let plainText = UTType(importedAs: "public.plain-text")
  public static let rtf = UTType(importedAs: "public.rtf")
  public static let html = UTType(importedAs: "public.html")
  public static let url = UTType(importedAs: "public.url")
  public static let fileURL = UTType(importedAs: "public.file-url")
  public static let json = UTType(importedAs: "public.json")
  public static let xml = UTType(importedAs: "public.xml")
  public static let zip = UTType(importedAs: "public.zip-archive")
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  public static let spreadsheet = UTType(importedAs: "public.spreadsheet")
  public static let vCard = UTType(importedAs: "public.vcard")
}

// The names of the types in earlier versions.
public let kUTTypeData = "public.data"
public let kUTTypeImage = "public.image"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypePNG = "public.png"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
