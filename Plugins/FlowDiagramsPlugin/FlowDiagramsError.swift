import Foundation

/// Why there are no diagrams.
enum FlowDiagramsError: Error, CustomStringConvertible {
  case unknownOption(String)
  case noProduct(String, others: [String])
  case nothingToTrace(_ package: String)
  case notBuilt(_ product: String, log: String)
  case noTrace(_ product: String)
  case failed(_ program: String, reason: Process.TerminationReason, status: Int32)

  var description: String {
    switch self {
    case .unknownOption(let option):
      "There is no option \(option); swift package flow-diagrams --help lists those that there are."
    case .noProduct(let name, let others):
      "There is no executable product \(name); "
        + (others.isEmpty ? "there is none." : "there are \(others.joined(separator: ", ")).")
    case .nothingToTrace(let package):
      "No executable product of \(package) has a name that ends in -traces. Add one that traces "
        + "the app, or name it with --product."
    case .notBuilt(let product, let log):
      "\(product) could not be built.\n\(log)"
    case .noTrace(let product):
      "\(product) traced nothing: it neither wrote the file that FLOW_TRACE names nor printed "
        + "anything."
    case .failed(let program, let reason, let status):
      "\(program) \(reason == .exit ? "failed with status" : "was ended by signal") \(status)."
    }
  }
}
