import UIKit

/// Columns of a figure above its name, with hairlines between them.
final class FactsView: UIView {
  static var height: CGFloat { .text(25) + .text(17) + 10 }

  private let values: [UILabel]
  private let names: [UILabel]
  private let rules: [UIView]

  init(_ facts: [(value: String, name: String)]) {
    values = facts.map { UILabel($0.value, size: 20, weight: .semibold) }
    names = facts.map { UILabel($0.name, size: 13, color: .secondaryLabel) }
    rules = facts.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    for label in values + names {
      label.textAlignment = .center
      addSubview(label)
    }
    for rule in rules {
      rule.backgroundColor = .separator
      addSubview(rule)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = bounds.width / CGFloat(values.count)
    for (index, (value, name)) in zip(values, names).enumerated() {
      let start = CGFloat(index) * column
      place(value, leading: start, top: 4, width: column, height: .text(25))
      place(name, leading: start, top: .text(25) + 6, width: column, height: .text(17))
    }
    for (index, rule) in rules.enumerated() {
      place(
        rule, leading: CGFloat(index + 1) * column, top: 6, width: 0.5,
        height: FactsView.height - 12)
    }
  }
}
