/// A share of a count, with the interval in which the rate behind it lies at a confidence of 95 %.
///
///     Proportion(3, of: 3).description    // "100% (43–100%)"
public struct Proportion: Sendable, Hashable {
  /// How many have the property.
  public let count: Int
  /// How many there are, 1 or more.
  public let total: Int

  /// - Precondition: `total` is 1 or more, and `count` from 0 to `total`.
  public init(_ count: Int, of total: Int) {
    precondition(total > 0 && (0...total).contains(count), "not a share: \(count) of \(total)")
    self.count = count
    self.total = total
  }

  /// The share, from 0 to 1.
  public var share: Double { Double(count) / Double(total) }

  /// Wilson's score interval, which also holds for few counts and for shares near 0 and 1.
  public var interval: ClosedRange<Double> {
    let z2 = 1.96 * 1.96 / Double(total)
    let middle = share + z2 / 2
    let margin = (z2 * (share * (1 - share) + z2 / 4)).squareRoot()
    let low = count == 0 ? 0 : max(0, (middle - margin) / (1 + z2))
    let high = count == total ? 1 : min(1, (middle + margin) / (1 + z2))
    return low...high
  }
}

extension Proportion: CustomStringConvertible {
  /// The share and its interval, whose ends are rounded outwards: `50% (43–58%)`.
  public var description: String {
    let low = Self.percent(interval.lowerBound, .down)
    let high = Self.percent(interval.upperBound, .up)
    return "\(Self.percent(share, .toNearestOrEven))% (\(low)–\(high)%)"
  }

  /// A share in percent, with one decimal near 0 and 100.
  private static func percent(_ share: Double, _ rule: FloatingPointRoundingRule) -> String {
    let tenths = Int((share * 1_000).rounded(rule))
    guard tenths < 100 || tenths > 900 else { return "\(Int((share * 100).rounded(rule)))" }
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
