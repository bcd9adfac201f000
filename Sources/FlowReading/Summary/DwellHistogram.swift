import FlowGraph

/// How long a screen stayed on display, by powers of two.
///
/// Bucket 0 counts times of 0 µs, and bucket *n* those from 2ⁿ⁻¹ to 2ⁿ − 1 µs: 65 counts, however many
/// times were added.
public struct DwellHistogram: Sendable, Hashable {
  /// The counts by bucket, up to the last that is not 0.
  public private(set) var counts: [Int] = []

  /// A histogram without times.
  public init() {}

  /// The number of times that were added. O(1).
  public var total: Int { counts.reduce(0) { $0.addingSaturated($1) } }

  /// The upper end of the bucket that holds the median, in microseconds; nil without times. O(1).
  ///
  /// The median itself is at most this long, and longer than half of it.
  public var median: UInt64? {
    let total = total
    var sum = 0
    for (bucket, count) in counts.enumerated() {
      sum.addSaturated(count)
      if total > 0, sum >= total - total / 2 {
        return bucket >= 64 ? .max : (1 << UInt64(bucket)) - 1
      }
    }
    return nil
  }

  /// Adds a time that was measured so often. O(1).
  ///
  /// - Parameters:
  ///   - microseconds: the time.
  ///   - count: how often it was measured.
  public mutating func add(_ microseconds: UInt64, count: Int = 1) {
    add(bucket: 64 - microseconds.leadingZeroBitCount, count: count)
  }

  /// Adds all times of another histogram. O(1).
  public mutating func merge(_ other: DwellHistogram) {
    for (bucket, count) in other.counts.enumerated() where count > 0 {
      add(bucket: bucket, count: count)
    }
  }

  mutating func add(bucket: Int, count: Int) {
    guard count > 0 else { return }
    while counts.count <= bucket { counts.append(0) }
    counts[bucket].addSaturated(count)
  }
}
