import PortableUIKit
import SampleViews

/// One page of ``SelectPainLevelViewController``: a level to choose.
final class PainLevelViewController: UIViewController {
  let painLevel: PainLevel
  private let onSelect: (PainLevel) -> Void

  init(painLevel: PainLevel, onSelect: @escaping (PainLevel) -> Void) {
    self.painLevel = painLevel
    self.onSelect = onSelect
    super.init(nibName: nil, bundle: nil)
    title = painLevel.rawValue
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let select = UIAction(title: painLevel.rawValue) { [painLevel, onSelect] _ in
      onSelect(painLevel)
    }
    view = UIStackView(column: [UIButton(primaryAction: select)])
  }
}
