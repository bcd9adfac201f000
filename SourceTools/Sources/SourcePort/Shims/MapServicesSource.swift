extension ShimSources {
  /// Pictures and routes of maps, and how a map is seen. A picture is blank, and a route is straight.
  static let mapServices = #"""
    // MARK: How a map is seen

    public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      private init(_ name: String) { rawValue = "MKPOICategory" + name }
      public static let airport = Self("Airport"), atm = Self("ATM"), bakery = Self("Bakery")
      public static let bank = Self("Bank"), beach = Self("Beach"), brewery = Self("Brewery")
      public static let cafe = Self("Cafe"), campground = Self("Campground")
      public static let carRental = Self("CarRental"), evCharger = Self("EVCharger")
      public static let fitnessCenter = Self("FitnessCenter"), foodMarket = Self("FoodMarket")
      public static let gasStation = Self("GasStation"), hospital = Self("Hospital")
      public static let hotel = Self("Hotel"), library = Self("Library"), marina = Self("Marina")
      public static let movieTheater = Self("MovieTheater"), museum = Self("Museum")
      public static let nationalPark = Self("NationalPark"), nightlife = Self("Nightlife")
      public static let park = Self("Park"), parking = Self("Parking"), pharmacy = Self("Pharmacy")
      public static let police = Self("Police"), postOffice = Self("PostOffice")
      public static let publicTransport = Self("PublicTransport"), restaurant = Self("Restaurant")
      public static let restroom = Self("Restroom"), school = Self("School"), store = Self("Store")
      public static let stadium = Self("Stadium"), theater = Self("Theater")
      public static let university = Self("University"), winery = Self("Winery"), zoo = Self("Zoo")
    }
    public final class MKPointOfInterestFilter: NSObject, Sendable {
      public static let includingAll = MKPointOfInterestFilter(excluding: [])
      public static let excludingAll = MKPointOfInterestFilter(including: [])
      private let categories: [MKPointOfInterestCategory]
      private let includes: Bool
      public init(including categories: [MKPointOfInterestCategory]) {
        self.categories = categories
        includes = true
      }
      public init(excluding categories: [MKPointOfInterestCategory]) {
        self.categories = categories
        includes = false
      }
      public func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) == includes
      }
      public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
    }

    open class MKMapCamera: NSObject {
      open var centerCoordinate = CLLocationCoordinate2D()
      open var centerCoordinateDistance = 0.0, altitude = 0.0
      open var heading = 0.0
      open var pitch: CGFloat = 0
      public override init() {}
      public convenience init(
        lookingAtCenter coordinate: CLLocationCoordinate2D, fromDistance distance: Double,
        pitch: CGFloat, heading: Double
      ) {
        self.init()
        centerCoordinate = coordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
      }
    }
    extension MKMapView {
      public final class CameraZoomRange: NSObject, Sendable {
        public let minCenterCoordinateDistance: Double, maxCenterCoordinateDistance: Double
        public init?(
          minCenterCoordinateDistance: Double = 0, maxCenterCoordinateDistance: Double = .infinity
        ) {
          self.minCenterCoordinateDistance = minCenterCoordinateDistance
          self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
      }
      public final class CameraBoundary: NSObject, Sendable {
        public init?(coordinateRegion region: MKCoordinateRegion) {}
      }
      public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
      public func setCameraZoomRange(_ range: CameraZoomRange?, animated: Bool) {
        cameraZoomRange = range
      }
      public func setCameraBoundary(_ boundary: CameraBoundary?, animated: Bool) {
        cameraBoundary = boundary
      }
    }

    open class MKMapConfiguration: NSObject {
      public enum ElevationStyle: Int, Sendable { case flat, realistic }
      public enum EmphasisStyle: Int, Sendable { case `default`, muted }
      open var elevationStyle = ElevationStyle.flat
      open var emphasisStyle = EmphasisStyle.default
      open var pointOfInterestFilter: MKPointOfInterestFilter?
      open var showsTraffic = false
      public override init() {}
      public convenience init(
        elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default
      ) {
        self.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
      }
    }
    public final class MKStandardMapConfiguration: MKMapConfiguration {}
    public final class MKImageryMapConfiguration: MKMapConfiguration {}
    public final class MKHybridMapConfiguration: MKMapConfiguration {}

    open class MKClusterAnnotation: NSObject, MKAnnotation {
      public let memberAnnotations: [any MKAnnotation]
      open var title: String?, subtitle: String?
      public var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? .init() }
      public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
    }
    @preconcurrency @MainActor public final class MKUserTrackingButton: UIView {
      public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
    }
    @preconcurrency @MainActor public final class MKCompassButton: UIView {
      public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
    }

    // MARK: Pictures

    open class MKMapSnapshotter: NSObject {
      open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect()
        open var camera = MKMapCamera()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 2
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var traitCollection = UITraitCollection()
        public override init() {}
      }
      public final class Snapshot: NSObject {
        public let image = UIImage()
        public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
      }
      public private(set) var isLoading = false
      public init(options: Options) {}
      open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        start(with: .main, completionHandler: completionHandler)
      }
      open func start(
        with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
      ) {
        isLoading = true
        queue.async { [weak self] in
          guard self?.isLoading != false else { return }
          self?.isLoading = false
          completionHandler(Snapshot(), nil)
        }
      }
      open func start() async throws -> Snapshot { Snapshot() }
      open func cancel() { isLoading = false }
    }

    // MARK: Routes

    public struct MKDirectionsTransportType: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2)
      public static let transit = Self(rawValue: 4), any = Self(rawValue: 0x0FFF_FFFF)
    }
    open class MKRoute: NSObject {
      open class Step: NSObject {
        public let instructions = "Go straight on"
        public let notice: String? = nil
        public let distance = 850.0
        public let polyline = MKPolyline()
        public let transportType = MKDirectionsTransportType.automobile
      }
      public let name = "High Street"
      public let advisoryNotices: [String] = []
      public let distance = 850.0
      public let expectedTravelTime = 240.0
      public let transportType = MKDirectionsTransportType.automobile
      public let polyline = MKPolyline()
      public let steps = [Step()]
    }
    open class MKDirections: NSObject {
      open class Request: NSObject {
        open var source: MKMapItem?, destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?, arrivalDate: Date?
        public override init() {}
      }
      open class Response: NSObject {
        public let source: MKMapItem, destination: MKMapItem
        public let routes = [MKRoute()]
        init(_ request: Request) {
          source = request.source ?? .forCurrentLocation()
          destination = request.destination ?? .forCurrentLocation()
        }
      }
      open class ETAResponse: NSObject {
        public let expectedTravelTime = 240.0
        public let distance = 850.0
        public let expectedDepartureDate = Date()
        public var expectedArrivalDate: Date { expectedDepartureDate + expectedTravelTime }
      }
      private let request: Request
      public private(set) var isCalculating = false
      public init(request: Request) { self.request = request }
      open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        answer { completionHandler(Response($0), nil) }
      }
      open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        answer { _ in completionHandler(ETAResponse(), nil) }
      }
      open func calculate() async throws -> Response { Response(request) }
      open func calculateETA() async throws -> ETAResponse { ETAResponse() }
      open func cancel() { isCalculating = false }
      private func answer(_ completion: @escaping (Request) -> Void) {
        isCalculating = true
        let request = request
        DispatchQueue.main.async { [weak self] in
          guard self?.isCalculating != false else { return }
          self?.isCalculating = false
          completion(request)
        }
      }
    }

    """#
}
