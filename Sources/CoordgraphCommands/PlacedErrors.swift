import CommandSupport
import FlowChanges
import FlowDiagram
import FlowGraph
import FlowVerdicts

extension BaselineError: PlacedError {}
extension DiagramThemeErrors: PlacedError {}
extension KnownVerdictErrors: PlacedError {}
extension RuleErrors: PlacedError {}
