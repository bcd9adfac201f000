import Foundation
import Subprocess
import Testing

/// The Python of this machine, for a second opinion.
enum Python {
  /// What a program prints. Fails the test when it ends with an error.
  static func run(_ program: String, input: [UInt8] = []) async throws -> String {
    let result = try await Subprocess.run(
      .name("python3"), arguments: ["-c", program], input: .array(input),
      output: .string(limit: .max), error: .string(limit: .max))
    #expect(result.terminationStatus == .exited(0), "\(result.standardError)")
    return result.standardOutput
  }
}
