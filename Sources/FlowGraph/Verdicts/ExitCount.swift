/// How often a flow ended in one way.
struct ExitCount: Sendable {
  var exercised = 0
  var released = 0
  var keys: Set<VerdictKey> = []

  mutating func add(isReleased: Bool, _ key: VerdictKey) {
    exercised += 1
    released += isReleased ? 1 : 0
    keys.insert(key)
  }
}
