import Foundation
import PromiseKit
import SwiftyJSON

extension Plant {
  init?(_ json: JSON) {
    guard let name = json["name"].string, json["id"].exists() else { return nil }
    self.init(
      id: json["id"].intValue, name: name, needsShade: json["light"]["shade"].boolValue)
  }
}

final class PlantAPI: PlantLoading {
  func load(_ completion: @escaping ([Plant]) -> Void) {
    let url = URL(string: "https://api.botany.app/plants")!
    firstly {
      URLSession.shared.dataTask(.promise, with: url)
    }.map { answer in
      let plants = try JSON(data: answer.data)["plants"].arrayObject as? [[String: Any]]
      return (plants ?? []).compactMap { Plant(JSON($0)) }
    }.then { plants in
      after(seconds: 0.2).map { plants }
    }.done { plants in
      completion(plants)
    }.catch { error in
      print("No plants: \(error)")
    }
  }
}
