import Foundation
import FuzzedInputs

// libFuzzer's own main calls these (https://llvm.org/docs/LibFuzzer.html).

/// What is fuzzed, from the environment variable `FUZZED_INPUT`.
private let input: FuzzedInput = {
  let name = ProcessInfo.processInfo.environment["FUZZED_INPUT"] ?? ""
  guard let input = FuzzedInput(rawValue: name) else {
    let names = FuzzedInput.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("FUZZED_INPUT must be one of \(names), not '\(name)'")
  }
  return input
}()

/// libFuzzer's mutations: changes `size` bytes at `data`, and returns how many they are then.
@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  do throws(Violation) {
    try input.check(Array(UnsafeBufferPointer(start: data, count: size)))
  } catch {
    fatalError(error.description)
  }
  return 0
}

@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  let buffer = UnsafeMutableBufferPointer(start: data, count: limit)
  if seed % 4 == 0,
    let count = Numbers.replaceOne(in: buffer, count: size, seed: UInt64(seed / 4))
  {
    return count
  }
  return mutate(data, size, limit)
}
