extension ShimSources {
  /// StoreKit: every product can be bought, and is sold at once. Nothing was bought before.
  static let store = """
    import PortableUIKit

    public enum SKStoreReviewController {
      public static func requestReview() {}
      @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
    }

    public let SKStoreProductParameterITunesItemIdentifier = "id"

    @preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
      func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
    }
    extension SKStoreProductViewControllerDelegate {
      public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
    }

    open class SKStoreProductViewController: UIViewController {
      public weak var delegate: (any SKStoreProductViewControllerDelegate)?
      open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, Error?) -> Void)? = nil
      ) { block?(true, nil) }
    }

    // MARK: StoreKit 2

    public struct Product: Identifiable, Hashable, Sendable {
      public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = Self(rawValue: "Consumable")
        public static let nonConsumable = Self(rawValue: "Non-Consumable")
        public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
      }
      public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
      }
      public struct SubscriptionOffer: Hashable, Sendable {
        public enum PaymentMode: Hashable, Sendable { case freeTrial, payAsYouGo, payUpFront }
        public let paymentMode: PaymentMode
        public let period: SubscriptionPeriod
        public let price: Decimal
        public let displayPrice: String
      }
      public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let introductoryOffer: SubscriptionOffer?
        public var isEligibleForIntroOffer: Bool { get async { true } }
      }
      public enum PurchaseOption: Hashable, Sendable {
        case appAccountToken(UUID), quantity(Int), onStorefrontChange
      }
      public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>), userCancelled, pending
      }
      public enum PurchaseError: Error, Sendable { case invalidQuantity, productUnavailable, purchaseNotAllowed }

      public let id: String
      public var type: ProductType { .nonConsumable }
      public var displayName: String { id.split(separator: ".").last.map(String.init) ?? id }
      public var description: String { displayName }
      public var price: Decimal { 1 }
      public var displayPrice: String { "$1.00" }
      public var isFamilyShareable: Bool { false }
      public var subscription: SubscriptionInfo? { nil }

      public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
      ) async throws -> [Product] where Identifiers.Element == String {
        identifiers.sorted().map { Product(id: $0) }
      }
      @discardableResult
      public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        .success(.verified(Transaction(productID: id)))
      }
    }

    public enum VerificationResult<SignedType: Sendable>: Sendable {
      public enum VerificationError: Error, Sendable { case invalidSignature, revokedCertificate }
      case unverified(SignedType, VerificationError), verified(SignedType)
      public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
      }
      public var payloadValue: SignedType {
        get throws {
          switch self {
          case .unverified(_, let error): throw error
          case .verified(let value): value
          }
        }
      }
    }

    public struct Transaction: Identifiable, Hashable, Sendable {
      /// Transactions, which end at once, or never come.
      public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let isEndless: Bool
        public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
          AsyncStream<Element> { if !isEndless { $0.finish() } }.makeAsyncIterator()
        }
      }
      public let productID: String
      public var id: UInt64 { 1 }
      public var originalID: UInt64 { 1 }
      public var productType: Product.ProductType { .nonConsumable }
      public var purchaseDate: Date { Date(timeIntervalSince1970: 0) }
      public var expirationDate: Date? { nil }
      public var revocationDate: Date? { nil }
      public var isUpgraded: Bool { false }
      public func finish() async {}
      public static var updates: Transactions { Transactions(isEndless: true) }
      public static var all: Transactions { Transactions(isEndless: false) }
      public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
      public static var unfinished: Transactions { Transactions(isEndless: false) }
      public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
      public static func currentEntitlement(
        for productID: String
      ) async -> VerificationResult<Transaction>? { nil }
    }

    public enum StoreKitError: Error, Sendable {
      case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront
      case notEntitled, unsupported
    }

    public enum AppStore {
      public static var canMakePayments: Bool { true }
      public static func sync() async throws {}
      @MainActor public static func requestReview(in scene: UIWindowScene) {}
      @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    }

    // MARK: StoreKit 1

    open class SKProduct: NSObject {
      public let productIdentifier: String
      open var localizedTitle: String { productIdentifier }
      open var localizedDescription: String { productIdentifier }
      open var price: NSDecimalNumber { 1 }
      open var priceLocale: Locale { Locale(identifier: "en_US") }
      init(_ identifier: String) { productIdentifier = identifier }
    }
    open class SKRequest: NSObject {
      open weak var delegate: (any SKProductsRequestDelegate)?
      open func start() {}
      open func cancel() {}
    }
    open class SKProductsResponse: NSObject {
      public let products: [SKProduct]
      open var invalidProductIdentifiers: [String] { [] }
      init(_ products: [SKProduct]) { self.products = products }
    }
    public protocol SKRequestDelegate: AnyObject {}
    public protocol SKProductsRequestDelegate: SKRequestDelegate {
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
    }
    open class SKProductsRequest: SKRequest {
      private let identifiers: Set<String>
      public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
      open override func start() {
        DispatchQueue.main.async { [self] in
          let products = identifiers.sorted().map(SKProduct.init)
          delegate?.productsRequest(self, didReceive: SKProductsResponse(products))
        }
      }
    }
    open class SKPayment: NSObject {
      public let productIdentifier: String
      public init(product: SKProduct) { productIdentifier = product.productIdentifier }
    }
    public final class SKMutablePayment: SKPayment {}
    public enum SKPaymentTransactionState: Int, Sendable {
      case purchasing, purchased, failed, restored, deferred
    }
    public struct SKError: Error, Equatable {
      public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
        case storeProductNotAvailable, cloudServicePermissionDenied
        case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
    }
    open class SKPaymentTransaction: NSObject {
      public let payment: SKPayment
      open var transactionState: SKPaymentTransactionState { .purchased }
      open var transactionIdentifier: String? { "1" }
      open var error: (any Error)? { nil }
      open var original: SKPaymentTransaction? { nil }
      init(_ payment: SKPayment) { self.payment = payment }
    }
    public protocol SKPaymentTransactionObserver: AnyObject {
      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
      func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    }
    extension SKPaymentTransactionObserver {
      public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    }
    open class SKPaymentQueue: NSObject {
      nonisolated(unsafe) private static let shared = SKPaymentQueue()
      open class func `default`() -> SKPaymentQueue { shared }
      open class func canMakePayments() -> Bool { true }
      private weak var observer: (any SKPaymentTransactionObserver)?
      open func add(_ observer: any SKPaymentTransactionObserver) { self.observer = observer }
      open func remove(_ observer: any SKPaymentTransactionObserver) {
        if self.observer === observer { self.observer = nil }
      }
      open func add(_ payment: SKPayment) {
        DispatchQueue.main.async { [self] in
          observer?.paymentQueue(self, updatedTransactions: [SKPaymentTransaction(payment)])
        }
      }
      open func finishTransaction(_ transaction: SKPaymentTransaction) {}
      open func restoreCompletedTransactions() {
        DispatchQueue.main.async { [self] in
          observer?.paymentQueueRestoreCompletedTransactionsFinished(self)
        }
      }
    }

    """
}
