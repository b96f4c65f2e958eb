import TransitionCatalog
import UIKit

/// A clip that plays, with a line that shows how far it is.
///
/// A snapshot of it would stand still. In flight, another view of the same player takes its place.
final class ClipView: UIView {
  let player: ClipPlayer

  private let hours: [UIImageView]
  private let track = UIView()
  let played = UIView()

  init(_ player: ClipPlayer) {
    self.player = player
    hours = player.images.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    track.backgroundColor = UIColor(white: 1, alpha: 0.3)
    played.backgroundColor = .white
    played.layer.anchorPoint.x = 0
    for hour in hours { hour.contentMode = .scaleAspectFill }
    for child in hours + [track, played] { addSubview(child) }
    takeAlong.standIn = { view in (view as? ClipView).map { ClipView($0.player) } }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for hour in hours { hour.frame = bounds }
    // In proportion: the line of the view in flight lies on those of both places, whatever their sizes.
    let unit = bounds.width / 350
    let line = CGRect(
      x: 20 * unit, y: bounds.height - 18 * unit, width: bounds.width - 40 * unit, height: 3 * unit)
    track.frame = line
    played.bounds.size = line.size
    played.center = CGPoint(x: line.minX, y: line.midY)
    for bar in [track, played] { bar.layer.cornerRadius = line.height / 2 }
    play()
  }

  /// Core Animation forgets what runs on a layer that leaves the window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { play() }
  }

  private func play() {
    let opacities: [([CGFloat], [Double])] = [
      ([0, 1, 1, 0], [0, 1 / 3, 2 / 3, 1]), ([0, 0, 1, 0], [0, 1 / 3, 2 / 3, 1]),
    ]
    for (hour, (values, times)) in zip(hours.dropFirst(), opacities) {
      hour.layer.add(player.animation("opacity", values, at: times), forKey: "clip")
    }
    played.layer.add(player.animation("transform.scale.x", [0, 1], at: [0, 1]), forKey: "clip")
  }
}
