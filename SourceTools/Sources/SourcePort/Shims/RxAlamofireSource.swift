extension ShimSources {
  /// RxAlamofire's requests as observables, by the name of its module and without it.
  static let rxAlamofire = #"""
    import AlamofireShim
    import Foundation
    import PortableUIKit
    import RxShim
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    public enum RxAlamofire {
      public static func request(
        _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: Any? = nil
      ) -> Observable<DataRequest> {
        Observable.deferred {
          .just(
            AF.request(
              url, method: method, parameters: parameters, encoding: encoding, headers: headers))
        }
      }
      public static func request(_ urlRequest: any URLRequestConvertible) -> Observable<DataRequest> {
        Observable.deferred { .just(AF.request(urlRequest)) }
      }
      public static func requestData(
        _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: Any? = nil
      ) -> Observable<(HTTPURLResponse, Data)> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers)
          .flatMap { $0.rx.responseData() }
      }
      public static func data(
        _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: Any? = nil
      ) -> Observable<Data> {
        requestData(method, url, parameters: parameters, encoding: encoding, headers: headers)
          .map { $0.1 }
      }
      public static func requestString(
        _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: Any? = nil
      ) -> Observable<(HTTPURLResponse, String)> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers)
          .flatMap { $0.rx.responseString() }
      }
      public static func string(
        _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: Any? = nil
      ) -> Observable<String> {
        requestString(method, url, parameters: parameters, encoding: encoding, headers: headers)
          .map { $0.1 }
      }
      public static func requestJSON(
        _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: Any? = nil
      ) -> Observable<(HTTPURLResponse, Any)> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers)
          .flatMap { $0.rx.responseJSON() }
      }
      public static func json(
        _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: Any? = nil
      ) -> Observable<Any> {
        requestJSON(method, url, parameters: parameters, encoding: encoding, headers: headers)
          .map { $0.1 }
      }
      public static func requestDecodable<Value: Decodable>(
        _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: Any? = nil
      ) -> Observable<(HTTPURLResponse, Value)> {
        request(method, url, parameters: parameters, encoding: encoding, headers: headers)
          .flatMap { $0.rx.responseDecodable() }
      }
      public static func decodable<Value: Decodable>(
        _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: Any? = nil
      ) -> Observable<Value> {
        requestDecodable(method, url, parameters: parameters, encoding: encoding, headers: headers)
          .map { (answer: (HTTPURLResponse, Value)) in answer.1 }
      }
    }

    public func request(
      _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
      encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<DataRequest> {
      RxAlamofire.request(
        method, url, parameters: parameters, encoding: encoding, headers: headers)
    }
    public func requestData(
      _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
      encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<(HTTPURLResponse, Data)> {
      RxAlamofire.requestData(
        method, url, parameters: parameters, encoding: encoding, headers: headers)
    }
    public func requestJSON(
      _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
      encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<(HTTPURLResponse, Any)> {
      RxAlamofire.requestJSON(
        method, url, parameters: parameters, encoding: encoding, headers: headers)
    }
    public func json(
      _ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil,
      encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
    ) -> Observable<Any> {
      RxAlamofire.json(method, url, parameters: parameters, encoding: encoding, headers: headers)
    }

    extension ObservableType where Element: DataRequest {
      public func responseData() -> Observable<(HTTPURLResponse, Data)> {
        flatMap { $0.rx.responseData() }
      }
      public func data() -> Observable<Data> { flatMap { $0.rx.data() } }
      public func responseString() -> Observable<(HTTPURLResponse, String)> {
        flatMap { $0.rx.responseString() }
      }
      public func string() -> Observable<String> { flatMap { $0.rx.string() } }
      public func responseJSON() -> Observable<(HTTPURLResponse, Any)> {
        flatMap { $0.rx.responseJSON() }
      }
      public func json() -> Observable<Any> { flatMap { $0.rx.json() } }
      public func decodable<Value: Decodable>() -> Observable<Value> {
        flatMap { $0.rx.decodable() }
      }
      public func validate() -> Observable<DataRequest> { map { $0.validate() } }
      public func validate<Codes: Sequence>(statusCode: Codes) -> Observable<DataRequest>
      where Codes.Element == Int { map { $0.validate(statusCode: statusCode) } }
    }

    extension DataRequest: ReactiveCompatible {}
    extension Reactive where Base: DataRequest {
      private func observed<Value>(
        _ ask: @escaping (Base, @escaping (AFDataResponse<Value>) -> Void) -> Void
      ) -> Observable<(HTTPURLResponse, Value)> {
        let base = base
        return Observable.create { observer in
          ask(base) { answer in
            switch (answer.result, answer.response) {
            case (.success(let value), let response?):
              observer.onNext((response, value))
              observer.onCompleted()
            case (.failure(let error), _): observer.onError(error)
            default: observer.onCompleted()
            }
          }
          return Disposables.create { _ = base.cancel() }
        }
      }
      public func responseData() -> Observable<(HTTPURLResponse, Data)> {
        observed { $0.responseData(completionHandler: $1) }
      }
      public func data() -> Observable<Data> { responseData().map { $0.1 } }
      public func responseString() -> Observable<(HTTPURLResponse, String)> {
        observed { $0.responseString(completionHandler: $1) }
      }
      public func string() -> Observable<String> { responseString().map { $0.1 } }
      public func responseJSON() -> Observable<(HTTPURLResponse, Any)> {
        observed { $0.responseJSON(completionHandler: $1) }
      }
      public func json() -> Observable<Any> { responseJSON().map { $0.1 } }
      public func responseDecodable<Value: Decodable>() -> Observable<(HTTPURLResponse, Value)> {
        observed { $0.responseDecodable(of: Value.self, completionHandler: $1) }
      }
      public func decodable<Value: Decodable>() -> Observable<Value> {
        responseDecodable().map { (answer: (HTTPURLResponse, Value)) in answer.1 }
      }
    }
    """#
}
