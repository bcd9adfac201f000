import FlowGraph

extension DiagramMarks {
  /// What a transition made of somebody.
  struct Effect: Sendable, Hashable {
    enum Subject: Sendable, Hashable {
      case coordinator(FlowGraph.Name)
      case screen(FlowGraph.Name)
    }

    var kind: Diagram.Mark.Kind
    var subject: Subject

    init(_ kind: Diagram.Mark.Kind, of subject: Subject) {
      self.kind = kind
      self.subject = subject
    }
  }
}

extension DiagramMarks.Effect: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    a.kind == b.kind ? a.subject < b.subject : Diagram.Mark(a.kind) < Diagram.Mark(b.kind)
  }
}

extension DiagramMarks.Effect.Subject: Comparable {
  /// Coordinators come first.
  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.coordinator(let a), .coordinator(let b)), (.screen(let a), .screen(let b)): a < b
    case (.coordinator, .screen): true
    case (.screen, .coordinator): false
    }
  }
}
