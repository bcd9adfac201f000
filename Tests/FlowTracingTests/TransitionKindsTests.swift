import HeadlessUIKit
import Testing

@testable import FlowTracing

@Suite("The kinds of transition that a method brings about")
struct TransitionKindsTests {
  @Test("are the same by its name as by what it is", arguments: NavigationCall.Method.allCases)
  func names(method: NavigationCall.Method) {
    #expect(TransitionKinds(of: method.rawValue) == method.kinds)
  }
}
