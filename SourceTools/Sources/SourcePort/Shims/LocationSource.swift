extension ShimSources {
  /// Where a phone is, and maps: it is always in one place, maps show nothing, and searches find two places.
  static let location = coreLocation + mapKit + mapSearch + mapServices

  private static let coreLocation = """
    import PortableUIKit

    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public typealias CLLocationAccuracy = Double
    public typealias CLLocationDirection = Double
    public typealias CLLocationSpeed = Double
    public let kCLDistanceFilterNone = -1.0
    public let kCLLocationAccuracyBestForNavigation = -2.0
    public let kCLLocationAccuracyBest = -1.0
    public let kCLLocationAccuracyNearestTenMeters = 10.0
    public let kCLLocationAccuracyHundredMeters = 100.0
    public let kCLLocationAccuracyKilometer = 1_000.0
    public let kCLLocationAccuracyThreeKilometers = 3_000.0

    public struct CLLocationCoordinate2D: Sendable {
      public var latitude: Double
      public var longitude: Double
      public init() { self.init(latitude: 0, longitude: 0) }
      public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
      }
    }
    public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
    public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
      abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
    }
    public func CLLocationCoordinate2DMake(
      _ latitude: Double, _ longitude: Double
    ) -> CLLocationCoordinate2D { .init(latitude: latitude, longitude: longitude) }

    open class CLLocation: NSObject {
      public let coordinate: CLLocationCoordinate2D
      public let timestamp = Date(timeIntervalSinceReferenceDate: 0)
      public let altitude = 0.0, horizontalAccuracy = 0.0, verticalAccuracy = 0.0
      public let course = 0.0, speed = 0.0
      public init(latitude: Double, longitude: Double) {
        coordinate = .init(latitude: latitude, longitude: longitude)
      }
      /// The distance in meters, on a sphere.
      open func distance(from location: CLLocation) -> Double {
        let angle = Double.pi / 180
        let north = (location.coordinate.latitude - coordinate.latitude) * angle / 2
        let east = (location.coordinate.longitude - coordinate.longitude) * angle / 2
        let scale = cos(coordinate.latitude * angle) * cos(location.coordinate.latitude * angle)
        let chord = sin(north) * sin(north) + scale * sin(east) * sin(east)
        return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
      }
    }

    public enum CLAuthorizationStatus: Int32, Sendable {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }
    public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
    public enum CLActivityType: Int, Sendable {
      case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
    }
    public struct CLError: Error, Sendable {
      public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult = 8
      }
      public var code: Code
      public init(_ code: Code) { self.code = code }
    }
    open class CLRegion: NSObject {
      public let identifier: String
      public var notifyOnEntry = true, notifyOnExit = true
      public init(identifier: String) { self.identifier = identifier }
    }
    open class CLCircularRegion: CLRegion {
      public let center: CLLocationCoordinate2D
      public let radius: Double
      public init(center: CLLocationCoordinate2D, radius: Double, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
      }
    }
    open class CLHeading: NSObject {
      public let magneticHeading = 0.0, trueHeading = 0.0
    }
    open class CLPlacemark: NSObject {
      public let location: CLLocation? = nil
      public let name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil
      public let locality: String? = nil, subLocality: String? = nil, country: String? = nil
      public let administrativeArea: String? = nil, postalCode: String? = nil
      public let isoCountryCode: String? = nil
    }
    /// Finds no places.
    open class CLGeocoder: NSObject {
      public var isGeocoding: Bool { false }
      open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
      ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
      open func geocodeAddressString(
        _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
      ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
      open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
      }
      open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
      }
      open func cancelGeocode() {}
    }

    extension CLLocation {
      /// Where the phone is: at the zero meridian in Greenwich.
      static var ofPhone: CLLocation { CLLocation(latitude: 51.4779, longitude: 0) }
    }

    public protocol CLLocationManagerDelegate: AnyObject {
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
      func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
      func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
      func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
      func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
      func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    }
    extension CLLocationManagerDelegate {
      public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
      public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
      public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
      public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
      public func locationManager(
        _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
      public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
      public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    }
    open class CLLocationManager: NSObject {
      /// Is told what the person allows as soon as it is there, as on a phone.
      public weak var delegate: (any CLLocationManagerDelegate)? { didSet { tellAuthorization() } }
      public var desiredAccuracy = 0.0
      public var distanceFilter = 0.0
      public var activityType = CLActivityType.other
      public var allowsBackgroundLocationUpdates = false
      public var pausesLocationUpdatesAutomatically = true
      public var showsBackgroundLocationIndicator = false
      public var location: CLLocation? { SystemPermission.decision(on: "location") == true ? .ofPhone : nil }
      public var heading: CLHeading? { nil }
      public var monitoredRegions: Set<CLRegion> { [] }
      public var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
      public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
      open class func authorizationStatus() -> CLAuthorizationStatus {
        SystemPermission.decision(on: "location").map { $0 ? .authorizedWhenInUse : .denied }
          ?? .notDetermined
      }
      open class func locationServicesEnabled() -> Bool { true }
      open func requestWhenInUseAuthorization() { request() }
      open func requestAlwaysAuthorization() { request() }
      private func request() {
        guard SystemPermission.decision(on: "location") == nil else { return }
        nonisolated(unsafe) let manager = self
        SystemPermission.request("location") { _ in manager.tellAuthorization() }
      }
      private func tell(_ call: @escaping (any CLLocationManagerDelegate) -> Void) {
        nonisolated(unsafe) let (manager, call) = (self, call)
        DispatchQueue.main.async { if let delegate = manager.delegate { call(delegate) } }
      }
      private func tellAuthorization() {
        tell { [self] delegate in
          delegate.locationManagerDidChangeAuthorization(self)
          delegate.locationManager(self, didChangeAuthorization: authorizationStatus)
        }
      }
      private func locate() {
        tell { [self] delegate in
          if let location { delegate.locationManager(self, didUpdateLocations: [location]) } else {
            delegate.locationManager(self, didFailWithError: CLError(.denied))
          }
        }
      }
      open func startUpdatingLocation() { if location != nil { locate() } }
      open func stopUpdatingLocation() {}
      open func startUpdatingHeading() {}
      open func stopUpdatingHeading() {}
      open func startMonitoringSignificantLocationChanges() {}
      open func stopMonitoringSignificantLocationChanges() {}
      open func startMonitoring(for region: CLRegion) {}
      open func stopMonitoring(for region: CLRegion) {}
      open func requestLocation() { locate() }
    }

    """

  private static let mapKit = """
    public struct MKCoordinateSpan: Sendable {
      public var latitudeDelta: Double, longitudeDelta: Double
      public init(latitudeDelta: Double = 0, longitudeDelta: Double = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
      }
    }
    public struct MKMapPoint: Sendable {
      public var x = 0.0, y = 0.0
      public init() {}
      public init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
      public init(_ coordinate: CLLocationCoordinate2D) {
        self.init(x: coordinate.longitude, y: coordinate.latitude)
      }
    }
    public struct MKMapSize: Sendable {
      public var width = 0.0, height = 0.0
      public init() {}
      public init(width: Double, height: Double) {
        self.width = width
        self.height = height
      }
    }
    public struct MKMapRect: Sendable {
      public static let null = MKMapRect(), world = MKMapRect()
      public var origin = MKMapPoint(), size = MKMapSize()
      public init() {}
      public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
      }
      public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: .init(x: x, y: y), size: .init(width: width, height: height))
      }
      public func union(_ other: MKMapRect) -> MKMapRect { self }
      public func insetBy(dx: Double, dy: Double) -> MKMapRect { self }
    }
    public struct MKCoordinateRegion: Sendable {
      public var center: CLLocationCoordinate2D
      public var span: MKCoordinateSpan
      public init() { self.init(center: .init(), span: .init()) }
      public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
      }
      public init(
        center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
      ) {
        self.init(
          center: center,
          span: .init(
            latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
      }
    }

    public protocol MKAnnotation: AnyObject {
      var coordinate: CLLocationCoordinate2D { get }
      var title: String? { get }
      var subtitle: String? { get }
    }
    extension MKAnnotation {
      public var title: String? { nil }
      public var subtitle: String? { nil }
    }
    open class MKShape: NSObject {
      open var title: String?
      open var subtitle: String?
    }
    open class MKPointAnnotation: MKShape, MKAnnotation {
      open var coordinate = CLLocationCoordinate2D()
      public override init() {}
      public convenience init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
      ) {
        self.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
      }
    }
    open class MKUserLocation: NSObject, MKAnnotation {
      public var coordinate: CLLocationCoordinate2D { .init() }
      public var location: CLLocation? { nil }
    }
    public protocol MKOverlay: MKAnnotation {
      var boundingMapRect: MKMapRect { get }
    }
    extension MKOverlay { public var boundingMapRect: MKMapRect { .null } }
    open class MKPolyline: MKShape, MKOverlay {
      public var coordinate: CLLocationCoordinate2D { .init() }
      public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) { self.init() }
    }
    open class MKPolygon: MKShape, MKOverlay {
      public var coordinate: CLLocationCoordinate2D { .init() }
      public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) { self.init() }
    }
    open class MKCircle: MKShape, MKOverlay {
      public let coordinate: CLLocationCoordinate2D
      public let radius: Double
      public init(center coord: CLLocationCoordinate2D, radius: Double) {
        coordinate = coord
        self.radius = radius
      }
    }
    @preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
      public let overlay: any MKOverlay
      public var alpha: CGFloat = 1
      public init(overlay: any MKOverlay) { self.overlay = overlay }
    }
    @preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
      public var fillColor: UIColor?, strokeColor: UIColor?
      public var lineWidth: CGFloat = 0
      public var lineDashPattern: [NSNumber]?
    }
    @preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
      public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    }
    @preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
      public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    }
    @preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
      public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    }

    public let MKMapViewDefaultAnnotationViewReuseIdentifier = "annotation"
    public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "cluster"

    @preconcurrency @MainActor open class MKAnnotationView: UIView {
      open var annotation: (any MKAnnotation)?
      public let reuseIdentifier: String?
      open var image: UIImage?
      open var canShowCallout = false
      open var isDraggable = false
      open var centerOffset = CGPoint.zero, calloutOffset = CGPoint.zero
      open var clusteringIdentifier: String?
      open var leftCalloutAccessoryView: UIView?, rightCalloutAccessoryView: UIView?
      open var detailCalloutAccessoryView: UIView?
      public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
      }
      public required init?(coder: NSCoder) { nil }
      open func prepareForReuse() {}
      open func prepareForDisplay() {}
      open var isSelected = false
      open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
      fileprivate var calloutAccessories: [UIView] {
        [leftCalloutAccessoryView, detailCalloutAccessoryView, rightCalloutAccessoryView]
          .compactMap { $0 }
      }
    }
    @preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
      open var pinTintColor: UIColor?
      open var animatesDrop = false
    }
    @preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
      open var markerTintColor: UIColor?, glyphTintColor: UIColor?
      open var glyphText: String?
      open var glyphImage: UIImage?
    }

    public enum MKMapType: UInt, Sendable {
      case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }
    public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

    /// A map. It shows no more than its first twelve annotations, which stand for all, and those that code selects:
    /// each can be tapped, and the accessories of its callout then, too.
    @preconcurrency @MainActor open class MKMapView: UIView {
      open weak var delegate: (any MKMapViewDelegate)?
      open var mapType = MKMapType.standard
      open var region = MKCoordinateRegion()
      open var centerCoordinate = CLLocationCoordinate2D()
      open var showsUserLocation = false, showsCompass = true, showsScale = false
      open var isZoomEnabled = true, isScrollEnabled = true
      open var isRotateEnabled = true, isPitchEnabled = true
      open var userTrackingMode = MKUserTrackingMode.none
      open var showsBuildings = true, showsTraffic = false, showsUserTrackingButton = false
      open var pointOfInterestFilter: MKPointOfInterestFilter?
      open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
      open var camera = MKMapCamera()
      open var cameraZoomRange: CameraZoomRange?
      open var cameraBoundary: CameraBoundary?
      open var isUserLocationVisible: Bool { false }
      public let userLocation = MKUserLocation()
      open private(set) var annotations: [any MKAnnotation] = []
      open private(set) var overlays: [any MKOverlay] = []
      open private(set) var selectedAnnotations: [any MKAnnotation] = []
      open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
      open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        centerCoordinate = coordinate
      }
      open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
      }
      open var visibleMapRect = MKMapRect()
      open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
      open func setVisibleMapRect(
        _ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
      ) { visibleMapRect = rect }
      open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
      open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
      open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        afterThisTurn { $0.showAnnotationViews() }
      }
      open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        selectedAnnotations.removeAll { $0 === annotation }
        annotationViews.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
        afterThisTurn { $0.showAnnotationViews() }
      }
      open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
      }
      open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        let new = annotations.filter { one in !self.annotations.contains { $0 === one } }
        if !new.isEmpty { addAnnotations(new) }
      }
      open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        annotationViews[ObjectIdentifier(annotation)]
      }
      open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        afterThisTurn { map in
          map.addView(for: annotation)
          map.select(annotation)
        }
      }
      open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations.removeAll { $0 === annotation }
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        for accessory in view.calloutAccessories { accessory.removeFromSuperview() }
        delegate?.mapView(self, didDeselect: view)
        delegate?.mapView(self, didDeselect: annotation)
      }

      private var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]
      private var registered: [String: AnyClass] = [:]
      private var watchedAccessories: Set<ObjectIdentifier> = []

      /// Does something once the app has done what it is doing, and set the delegate.
      private func afterThisTurn(_ work: @escaping @MainActor (MKMapView) -> Void) {
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated { if let self { work(self) } }
        }
      }
      private func showAnnotationViews() {
        for annotation in annotations.prefix(Self.shownAnnotations) { addView(for: annotation) }
      }
      private static let shownAnnotations = 12
      private func addView(for annotation: any MKAnnotation) {
        if view(for: annotation) == nil {
          let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
          view.annotation = annotation
          annotationViews[ObjectIdentifier(annotation)] = view
          let tap = UIAction(title: annotation.title ?? "\\(type(of: annotation))") { [weak self] _ in
            self?.select(annotation)
          }
          view.addSubview(UIButton(type: .custom, primaryAction: tap))
          addSubview(view)
        }
      }
      private func select(_ annotation: any MKAnnotation) {
        guard let view = view(for: annotation), !selectedAnnotations.contains(where: { $0 === annotation })
        else { return }
        for last in selectedAnnotations { deselectAnnotation(last, animated: true) }
        selectedAnnotations = [annotation]
        view.setSelected(true, animated: true)
        if view.canShowCallout {
          for accessory in view.calloutAccessories { show(accessory, of: view) }
        }
        delegate?.mapView(self, didSelect: view)
        delegate?.mapView(self, didSelect: annotation)
      }
      private func show(_ accessory: UIView, of view: MKAnnotationView) {
        view.addSubview(accessory)
        guard let control = accessory as? UIControl,
          watchedAccessories.insert(ObjectIdentifier(control)).inserted
        else { return }
        if control.accessibilityLabel == nil, (control as? UIButton)?.currentTitle == nil {
          control.accessibilityLabel = "More Info"
        }
        let tap = UIAction { [weak self, weak view, weak control] _ in
          guard let self, let view, let control else { return }
          self.delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        control.addAction(tap, for: .touchUpInside)
      }
      open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
      open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
      open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
      open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
      }
      open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = type
      }
      open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        nil
      }
      open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
      ) -> MKAnnotationView {
        // Views of the app's own classes can't be made by their names.
        let type = registered[identifier]
        if type == MKPinAnnotationView.self {
          return MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
        if type == MKMarkerAnnotationView.self {
          return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
        return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
      }
      open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        centerCoordinate
      }
    }

    @preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
      func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
      func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
      func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
      func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
      func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
      func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl)
      func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
      func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
      func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    }
    extension MKMapViewDelegate {
      public func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
      ) -> MKAnnotationView? { nil }
      public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
      public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
      public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
      public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
      public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
      ) {}
      public func mapView(
        _ mapView: MKMapView, rendererFor overlay: any MKOverlay
      ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
      public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
      public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    }

    open class MKPlacemark: CLPlacemark, MKAnnotation {
      public let coordinate: CLLocationCoordinate2D
      public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
      public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
      }
    }
    public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
    public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
    public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
    public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
    public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
    public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
    public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
    public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
    public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
    open class MKMapItem: NSObject {
      public let placemark: MKPlacemark
      public var name: String?
      public var phoneNumber: String?
      public var url: URL?
      public init(placemark: MKPlacemark) { self.placemark = placemark }
      open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: .init()))
      }
      @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
      }
      @discardableResult open class func openMaps(
        with items: [MKMapItem], launchOptions: [String: Any]? = nil
      ) -> Bool {
        DispatchQueue.main.async {
          URL(string: "http://maps.apple.com").map { UIApplication.shared.open($0) }
        }
        return true
      }
    }

    """
}
