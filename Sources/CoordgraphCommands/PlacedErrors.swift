import CommandSupport
import FlowChanges
import FlowDiagram
import FlowGraph
import FlowVerdicts

extension DiagramThemeErrors: PlacedError {}
