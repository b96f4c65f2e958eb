import UIKit

/// The played share of a song, with the times below.
final class ProgressBar: UIView {
  private let track = UIView()
  private let done = UIView()
  private let elapsed = UILabel(
    "1:24", size: 12, weight: .medium, color: UIColor(white: 1, alpha: 0.6))
  private let rest = UILabel(
    "−2:37", size: 12, weight: .medium, color: UIColor(white: 1, alpha: 0.6))
  private let share: CGFloat = 0.35

  init() {
    super.init(frame: .zero)
    track.backgroundColor = UIColor(white: 1, alpha: 0.24)
    done.backgroundColor = UIColor(white: 1, alpha: 0.9)
    for bar in [track, done] { bar.layer.cornerRadius = 3 }
    for child in [track, done, elapsed, rest] { addSubview(child) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(track, leading: 0, top: 0, width: bounds.width, height: 6)
    place(done, leading: 0, top: 0, width: bounds.width * share, height: 6)
    place(elapsed, leading: 0, top: 14, width: bounds.width / 2, height: .text(15))
    place(rest, leading: bounds.width / 2, top: 14, width: bounds.width / 2, height: .text(15))
    elapsed.textAlignment = isRightToLeft ? .right : .left
    rest.textAlignment = isRightToLeft ? .left : .right
  }
}
