import UIKit

/// A row of the checklist: what to do, what to see, and whether it was seen.
final class ChecklistCell: UITableViewCell {
  private let taskLabel = UILabel()
  private let expectationLabel = UILabel()
  private let remedyLabel = UILabel()
  private let control = UISegmentedControl(
    items: ChecklistResults.Verdict.allCases.map { $0.rawValue.capitalized })
  private var remedy = ""
  private var decide: (ChecklistResults.Verdict) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let labels: [(UILabel, UIFont.TextStyle, UIColor)] = [
      (taskLabel, .headline, .label), (expectationLabel, .subheadline, .label),
      (remedyLabel, .footnote, .secondaryLabel),
    ]
    for (label, style, color) in labels {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.numberOfLines = 0
    }
    control.addAction(
      UIAction { [unowned self] _ in
        let verdict = ChecklistResults.Verdict.allCases[control.selectedSegmentIndex]
        showRemedy(for: verdict)
        decide(verdict)
      }, for: .valueChanged)

    let stack = UIStackView(
      arrangedSubviews: [taskLabel, expectationLabel, remedyLabel, control])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ row: DeviceChecklist.Row, _ verdict: ChecklistResults.Verdict,
    decide: @escaping (ChecklistResults.Verdict) -> Void
  ) {
    self.decide = decide
    remedy = row.remedy
    taskLabel.text = "\(row.id)  \(row.task)"
    expectationLabel.text = row.expectation
    remedyLabel.text = "If not: \(row.remedy)"
    control.selectedSegmentIndex = ChecklistResults.Verdict.allCases.firstIndex(of: verdict)!
    showRemedy(for: verdict)
  }

  private func showRemedy(for verdict: ChecklistResults.Verdict) {
    remedyLabel.isHidden = verdict != .failed || remedy.isEmpty
  }
}
