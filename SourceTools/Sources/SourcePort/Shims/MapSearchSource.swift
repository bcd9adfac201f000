extension ShimSources {
  /// Searches of maps, which find two places whatever is asked for.
  static let mapSearch = #"""
    /// The places that searches find.
    private enum FoundPlaces {
      static func items() -> [MKMapItem] {
        ["Market Hall", "River Park"].enumerated().map { index, name in
          let coordinate = CLLocationCoordinate2D(latitude: 52.5 + Double(index) / 100, longitude: 13.4)
          let item = MKMapItem(placemark: MKPlacemark(coordinate: coordinate))
          item.name = name
          return item
        }
      }
    }

    open class MKLocalSearch: NSObject {
      open class Request: NSObject {
        public struct ResultType: OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt) { self.rawValue = rawValue }
          public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2)
        }
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = []
        public override init() {}
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
      }
      open class Response: NSObject {
        public let mapItems = FoundPlaces.items()
        public let boundingRegion = MKCoordinateRegion()
      }
      public init(request: Request) {}
      public private(set) var isSearching = false
      open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        isSearching = true
        DispatchQueue.main.async { [weak self] in
          guard self?.isSearching != false else { return }
          self?.isSearching = false
          completionHandler(Response(), nil)
        }
      }
      open func start() async throws -> Response { Response() }
      open func cancel() { isSearching = false }
    }
    public typealias MKLocalSearchRequest = MKLocalSearch.Request
    public typealias MKLocalSearchResponse = MKLocalSearch.Response

    open class MKLocalSearchCompletion: NSObject {
      public let title: String
      public let subtitle = "Berlin"
      public let titleHighlightRanges: [NSValue] = [], subtitleHighlightRanges: [NSValue] = []
      init(_ title: String) { self.title = title }
    }
    public protocol MKLocalSearchCompleterDelegate: AnyObject {
      func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
    }
    extension MKLocalSearchCompleterDelegate {
      public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
      public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
    }
    open class MKLocalSearchCompleter: NSObject {
      public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2)
        public static let query = Self(rawValue: 4)
      }
      public weak var delegate: (any MKLocalSearchCompleterDelegate)?
      open var region = MKCoordinateRegion()
      open var resultTypes: ResultType = []
      public private(set) var results: [MKLocalSearchCompletion] = []
      public var isSearching: Bool { false }
      open var queryFragment = "" {
        didSet {
          results =
            queryFragment.isEmpty
            ? [] : FoundPlaces.items().map { MKLocalSearchCompletion($0.name ?? "") }
          DispatchQueue.main.async { [weak self] in
            if let self { delegate?.completerDidUpdateResults(self) }
          }
        }
      }
      open func cancel() {}
    }

    """#
}
