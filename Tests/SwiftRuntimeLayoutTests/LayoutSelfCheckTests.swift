import Testing

@testable import SwiftRuntimeLayout

@MainActor @Suite("The self-check of Swift's layout")
struct LayoutSelfCheckTests {
  @Test("The facts of the ABI hold for the Swift that built this")
  func passes() {
    #expect(LayoutSelfCheck.failure == nil)
  }

  /// A fact, made wrong.
  struct Wrong: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let facts: RuntimeFacts

    init(_ name: String, _ change: (inout RuntimeFacts) -> Void) {
      testDescription = name
      var facts = RuntimeFacts.current
      change(&facts)
      self.facts = facts
    }
  }

  @Test("A wrong fact fails the self-check and crashes nothing", arguments: wrongFacts)
  func fails(wrong: Wrong) {
    #expect(LayoutSelfCheck.failure(of: wrong.facts) != nil)
  }

  @Test("The failure names what was read and what was expected")
  func names() {
    var facts = RuntimeFacts.current
    facts.classOffsetVector += 4
    let failure = LayoutSelfCheck.failure(of: facts)
    #expect(failure?.hasPrefix("read '") == true)
    #expect(failure?.contains("of a known class, expected 'strong base at 24'") == true)
  }

  @Test("A probe reads what is there, and returns false for what is not")
  func probe() throws {
    let probe = try #require(MemoryProbe())
    var word = 0x0102_0304
    let source = 0x0506_0708
    let nowhere = try #require(UnsafeRawPointer(bitPattern: 8))
    withUnsafeMutableBytes(of: &word) { target in
      withUnsafePointer(to: source) { source in
        #expect(probe.copy(from: UnsafeRawPointer(source), into: target))
      }
      #expect(!probe.copy(from: nowhere, into: target))
    }
    #expect(word == 0x0506_0708)
  }

  /// Every fact that is needed to read a class, a struct, an enum, a tuple or an existential on
  /// Linux. Those for Objective-C, for superclasses of resilient modules and for addresses of eight
  /// bytes in names are not: nothing that is compiled here has any.
  nonisolated static let wrongFacts: [Wrong] = [
    Wrong("objectHeaderSize") { $0.objectHeaderSize = 32 },
    Wrong("kind") { $0.kind = 8 },
    Wrong("classKind") { $0.classKind = 1 },
    Wrong("structKind") { $0.structKind += 1 },
    Wrong("enumKind") { $0.enumKind = 0x2FF },
    Wrong("optionalKind") { $0.optionalKind = 0x2FF },
    Wrong("tupleKind") { $0.tupleKind += 1 },
    Wrong("existentialKind") { $0.existentialKind += 1 },
    Wrong("extendedExistentialKind") { $0.extendedExistentialKind += 1 },
    Wrong("valueWitnesses") { $0.valueWitnesses = -16 },
    Wrong("valueWitnessFlags") { $0.valueWitnessFlags = 64 },
    Wrong("isNonCopyable") { $0.isNonCopyable = 0x0001_0000 },
    Wrong("superclass") { $0.superclass = 16 },
    Wrong("classFlags") { $0.classFlags += 8 },
    Wrong("instanceSizeFromFlags") { $0.instanceSizeFromFlags += 4 },
    Wrong("descriptorFromFlags") { $0.descriptorFromFlags += 8 },
    Wrong("valueDescriptor") { $0.valueDescriptor = 16 },
    Wrong("valueGenericArguments") { $0.valueGenericArguments = 24 },
    Wrong("structOffsetSize") { $0.structOffsetSize = 8 },
    Wrong("tupleCount") { $0.tupleCount = 16 },
    Wrong("tupleElements") { $0.tupleElements = 32 },
    Wrong("tupleElementSize") { $0.tupleElementSize = 24 },
    Wrong("tupleElementOffset") { $0.tupleElementOffset = 4 },
    Wrong("existentialFlags") { $0.existentialFlags = 16 },
    Wrong("isOpaqueExistential") { $0.isOpaqueExistential = 0x4000_0000 },
    Wrong("specialProtocol") { $0.specialProtocol = 0 },
    Wrong("existentialShape") { $0.existentialShape = 16 },
    Wrong("specialKind") { $0.specialKind = 0xFFFF },
    Wrong("opaqueSpecialKind") { $0.opaqueSpecialKind = 7 },
    Wrong("classSpecialKind") { $0.classSpecialKind = 7 },
    Wrong("contextKind") { $0.contextKind = 0xF },
    Wrong("moduleContext") { $0.moduleContext = 5 },
    Wrong("classContext") { $0.classContext = 20 },
    Wrong("structContext") { $0.structContext = 20 },
    Wrong("enumContext") { $0.enumContext = 20 },
    Wrong("contextParent") { $0.contextParent = 8 },
    Wrong("contextName") { $0.contextName = 12 },
    Wrong("fieldDescriptor") { $0.fieldDescriptor = 12 },
    Wrong("enumPayloadCases") { $0.enumPayloadCases = 0 },
    Wrong("structOffsetVector") { $0.structOffsetVector = 28 },
    Wrong("positiveSize") { $0.positiveSize = 24 },
    Wrong("immediateMembers") { $0.immediateMembers = 36 },
    Wrong("classOffsetVector") { $0.classOffsetVector = 36 },
    Wrong("isActor") { $0.isActor = 1 << 30 },
    Wrong("areMembersNegative") { $0.areMembersNegative = .max },
    Wrong("hasResilientSuperclass") { $0.hasResilientSuperclass = .max },
    Wrong("fieldRecordSize") { $0.fieldRecordSize = 8 },
    Wrong("fieldCount") { $0.fieldCount = 8 },
    Wrong("fieldRecords") { $0.fieldRecords = 20 },
    Wrong("fieldTypeName") { $0.fieldTypeName = 0 },
    Wrong("fieldTypeName, of another field") { $0.fieldTypeName = 16 },
    Wrong("fieldName") { $0.fieldName = 4 },
    Wrong("relativeReferences") { $0.relativeReferences = 0x01...0x7F },
    Wrong("storageOperator") { $0.storageOperator = UInt8(ascii: "Y") },
    Wrong("weakStorage") { $0.weakStorage = UInt8(ascii: "o") },
    Wrong("unownedStorage") { $0.unownedStorage = UInt8(ascii: "w") },
    Wrong("unmanagedStorage") { $0.unmanagedStorage = UInt8(ascii: "v") },
    Wrong("lazyStoragePrefix") { $0.lazyStoragePrefix = "$lazy_" },
  ]
}
