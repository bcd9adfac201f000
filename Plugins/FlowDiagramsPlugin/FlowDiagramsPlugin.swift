import Foundation
import PackagePlugin

/// `swift package flow-diagrams`: builds and runs what traces a package's apps, draws the traces,
/// and puts the diagrams into Markdown.
@main
struct FlowDiagramsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let options = try FlowDiagramsOptions(arguments)
    guard !options.wantsHelp else {
      print(FlowDiagramsOptions.help)
      return
    }
    let folder = context.package.directoryURL
    let output =
      options.output.hasPrefix("/")
      ? URL(filePath: options.output) : folder.appending(path: options.output)
    let coordgraph = Program(
      path: try context.tool(named: "coordgraph").url,
      environment: [
        "COORDGRAPH_LAYOUT": try context.tool(named: "coordgraph-layout").url.path,
        // The sandbox lets a plugin write to no other cache.
        "XDG_CACHE_HOME": context.pluginWorkDirectoryURL.path,
      ],
      folder: folder)

    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    for product in try products(of: context.package, named: options.products) {
      let tracer = Program(path: try build(product), folder: folder)
      let trace = try collectTrace(
        named: name(of: product), from: tracer, work: context.pluginWorkDirectoryURL, to: output)
      try coordgraph.run(
        ["render", trace.path, "--output", pattern(beside: trace)] + options.drawing)
    }
    if !options.pages.isEmpty {
      try coordgraph.run(["embed"] + options.pages)
    }
  }

  /// The executables that trace the package's apps.
  private func products(
    of package: Package, named names: [String]
  ) throws -> [ExecutableProduct] {
    let all = package.products(ofType: ExecutableProduct.self).sorted { $0.name < $1.name }
    if let missing = names.first(where: { name in !all.contains { $0.name == name } }) {
      throw FlowDiagramsError.noProduct(missing, others: all.map(\.name))
    }
    let found = all.filter {
      names.isEmpty ? $0.name.hasSuffix("-traces") : names.contains($0.name)
    }
    guard !found.isEmpty else { throw FlowDiagramsError.nothingToTrace(package.displayName) }
    return found
  }

  private func build(_ product: ExecutableProduct) throws -> URL {
    let result = try packageManager.build(.product(product.name), parameters: .init())
    let artifact = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == product.name
    }
    guard result.succeeded, let artifact else {
      throw FlowDiagramsError.notBuilt(product.name, log: result.logText)
    }
    return artifact.url
  }

  /// `shop` for the product `shop-traces`.
  private func name(of product: ExecutableProduct) -> String {
    let ending = "-traces"
    return product.name.hasSuffix(ending)
      ? String(product.name.dropLast(ending.count)) : product.name
  }

  /// Runs a program, and takes what it traced: the file that `FLOW_TRACE` names, or else what it
  /// printed.
  private func collectTrace(
    named name: String, from program: Program, work: URL, to output: URL
  ) throws -> URL {
    let file = work.appending(path: "\(name).trace")
    try? FileManager.default.removeItem(at: file)
    var program = program
    program.environment["FLOW_TRACE"] = file.path
    let printed = try program.output(of: [])
    let written = (try? Data(contentsOf: file)) ?? Data()
    let contents = written.isEmpty ? printed : written
    guard !contents.isEmpty else {
      throw FlowDiagramsError.noTrace(program.path.lastPathComponent)
    }
    let trace = output.appending(path: "\(name).trace")
    try contents.write(to: trace, options: .atomic)
    print(trace.path)
    return trace
  }

  /// How the diagrams of a trace are called.
  private func pattern(beside trace: URL) -> String {
    trace.deletingPathExtension().path + "-{view}.{format}"
  }
}
