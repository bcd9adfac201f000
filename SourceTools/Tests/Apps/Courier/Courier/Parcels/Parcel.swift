struct Parcel {
    let name: String
    let sent: Date
    var picture: URL? { URL(string: "https://courier.example.com/\(name).png") }

    static let all = [
        Parcel(name: "Books", sent: Date(timeIntervalSince1970: 0)),
        Parcel(name: "Shoes", sent: Date(timeIntervalSince1970: 86_400)),
    ]
}
