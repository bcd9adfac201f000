import Foundation

/// What stands beside the content of a list's cell.
public struct UICellAccessory: Hashable, Sendable {
  let name: String

  /// An arrow to the right.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(name: "disclosureIndicator")
  }
  /// A tick.
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
  /// A button that deletes.
  public static func delete() -> UICellAccessory { UICellAccessory(name: "delete") }
  /// A handle to move it by.
  public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
}
