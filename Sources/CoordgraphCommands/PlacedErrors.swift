import CommandSupport
import FlowDiagram
import FlowGraph

extension BaselineError: PlacedError {}
extension DiagramThemeErrors: PlacedError {}
extension KnownVerdictErrors: PlacedError {}
extension RuleErrors: PlacedError {}
