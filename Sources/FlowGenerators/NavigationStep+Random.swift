extension NavigationStep {
  /// A step; about every third lets the loop run.
  public static func random(using random: inout some RandomNumberGenerator) -> NavigationStep {
    func flip() -> Bool { Bool.random(using: &random) }
    func small() -> Int { Int.random(in: 0..<5, using: &random) }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<18: return .push(animated: flip())
    case 18..<26: return .pop(animated: flip())
    case 26..<29: return .popToRoot(animated: flip())
    case 29..<32: return .popTo(small(), animated: flip())
    case 32..<36:
      let keep = UInt8.random(in: 0...255, using: &random)
      return .setStack(keep: keep, new: Int.random(in: 0..<3, using: &random), animated: flip())
    case 36..<44:
      let kind = PresentedKind.allCases[Int.random(in: 0..<4, using: &random)]
      let style = PresentedStyle.allCases[Int.random(in: 0..<5, using: &random)]
      return .present(kind, style, animated: flip())
    case 44..<50: return .dismiss(from: small(), animated: flip())
    case 50..<52: return .replaceRoot(RootKind.allCases.randomElement(using: &random) ?? .stack)
    case 52..<55: return .selectTab(small())
    case 55..<56: return .addTab
    case 56..<57: return .removeTab(small())
    case 57..<59: return .embed
    case 59..<61: return .removeEmbedded
    case 61..<63: return .turnPage(forward: flip())
    case 63..<66: return .personTapsBack
    case 66..<69: return .personSwipesBack(letGo: flip())
    case 69..<72: return .personSwipesDown
    case 72..<75: return .personTapsTab(small())
    case 75..<78: return .personTapsAlert(small())
    case 78..<82:
      return .inside(CallbackMoment.allCases[small()])
    default: return .settle
    }
  }
}
