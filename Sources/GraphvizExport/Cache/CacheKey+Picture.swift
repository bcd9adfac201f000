import FlowDiagram

extension CacheKey {
  /// Goes up when pictures come out otherwise though nothing below says so.
  private static let pictureVersion = 2

  /// Everything that a picture depends on.
  init(
    _ job: DrawingJob, finish: PictureFinish, surroundings: PictureSurroundings, memory: Int
  ) {
    self.init(
      [
        "picture \(Self.pictureVersion)", job.format.rawValue,
        "\(job.format.isBitmap ? job.scale : 1)",
        job.ladder.map(\.rawValue).joined(separator: ","), "\(memory)", finish.links?.base ?? "",
      ] + surroundings.parts
        + (job.format == .svg ? finish.titles.all(in: finish.diagram) : []) + [job.dot])
  }
}

extension DrawingTitles {
  /// Every text, in the diagram's order.
  fileprivate func all(in diagram: Diagram) -> [String] {
    [title, description] + diagram.nodes.map { $0.id + "\n" + (nodes[$0.id] ?? "") }
      + diagram.nodes.map { $0.tooltip ?? $0.label }
      + diagram.edges.map { $0.id + "\n" + (edges[$0.id] ?? "") }
      + diagram.clusters.map { $0.id + "\n" + (clusters[$0.id] ?? "") }
  }
}
