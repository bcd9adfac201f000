extension ShimSources {
  /// AlamofireObjectMapper's answers as ObjectMapper's objects.
  static let alamofireObjectMapper = """
    import AlamofireShim
    import Foundation
    import ObjectMapperShim

    private struct UnmappableAnswer: LocalizedError {
      var errorDescription: String? { "The answer has no object." }
    }

    extension DataRequest {
      @discardableResult
      public func responseObject<T: BaseMappable>(
        queue: DispatchQueue? = nil, keyPath: String? = nil, mapToObject object: T? = nil,
        context: MapContext? = nil, completionHandler: @escaping (AFDataResponse<T>) -> Void
      ) -> Self {
        responseMapped(queue, keyPath, completionHandler) { json in
          let mapper = Mapper<T>(context: context)
          return object.map { mapper.map(JSONObject: json, toObject: $0) } ?? mapper.map(JSONObject: json)
        }
      }

      @discardableResult
      public func responseArray<T: BaseMappable>(
        queue: DispatchQueue? = nil, keyPath: String? = nil, context: MapContext? = nil,
        completionHandler: @escaping (AFDataResponse<[T]>) -> Void
      ) -> Self {
        responseMapped(queue, keyPath, completionHandler) {
          Mapper<T>(context: context).mapArray(JSONObject: $0)
        }
      }

      private func responseMapped<Value>(
        _ queue: DispatchQueue?, _ keyPath: String?,
        _ handler: @escaping (AFDataResponse<Value>) -> Void, _ read: @escaping (Any?) -> Value?
      ) -> Self {
        responseJSON(queue: queue ?? .main) { response in
          let result: AFResult<Value> = response.result.flatMap { json in
            read(Self.part(of: json, at: keyPath)).map { .success($0) }
              ?? .failure(
                .responseSerializationFailed(reason: .decodingFailed(error: UnmappableAnswer())))
          }
          handler(
            DataResponse(
              request: response.request, response: response.response, data: response.data,
              result: result))
        }
      }

      /// A part of an answer; nil where it has none. All parts of a sample are samples.
      private static func part(of json: Any, at keyPath: String?) -> Any? {
        guard let keyPath, (json as? [String: String])?["coordgraph"] != "sample" else { return json }
        return keyPath.split(separator: ".").reduce(json as Any?) { part, key in
          (part as? [String: Any])?[String(key)]
        }
      }
    }

    """
}
