import UIKit

/// A title and a switch, which a tap anywhere in the row turns. It is drawn by hand: the model of UIKit on Linux has no
/// `UISwitch`.
final class SwitchRow: UIControl {
  var isOn = false {
    didSet { show() }
  }

  /// The line above the row.
  let rule = UIView()

  private let label: UILabel
  private let track = UIView()
  private let knob = UIView()

  init(_ title: String) {
    label = UILabel(title, size: 17)
    super.init(frame: .zero)
    track.layer.cornerRadius = 15.5
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 13.5
    knob.layer.shadowColor = UIColor.black.cgColor
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    rule.backgroundColor = .separator
    for child in [label, track, rule] {
      child.isUserInteractionEnabled = false
      addSubview(child)
    }
    track.addSubview(knob)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Turns the switch, animated.
  func turn() {
    UIView.animate(withDuration: 0.25) {
      self.isOn.toggle()
      self.layoutIfNeeded()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    place(label, leading: 16, top: 0, width: max(0, width - 99), height: height)
    label.alignLeading()
    place(track, leading: width - 67, top: (height - 31) / 2, width: 51, height: 31)
    track.place(knob, leading: isOn ? 22 : 2, top: 2, width: 27, height: 27)
    place(rule, leading: 16, top: 0, width: max(0, width - 16), height: 0.5)
  }

  private func show() {
    track.backgroundColor = isOn ? .systemGreen : .secondarySystemFill
    accessibilityValue = isOn ? "On" : "Off"
    setNeedsLayout()
  }
}
