import TransitionCatalog
import UIKit

/// Forty tiles that become forty tiles of another size and order. Each needs a snapshot at both ends, and
/// each snapshot takes a millisecond, as on a slow phone.
struct TileStage: Stage {
  var preset: TransitionPreset

  func makeRoot() -> UIViewController {
    Headless.snapshotCost = 0.001
    let tiles = TileViewController(columns: 5, order: Array(0..<40), color: .systemBackground)
    tiles.preset = preset
    return tiles
  }

  func open(from root: UIViewController, on reel: Reel) throws {
    try reel.tap(root.view, until: { root.presentedViewController != nil })
  }

  func close(_ screen: UIViewController, in window: UIWindow) {
    Headless.play(.tap(at: screen.view.center(in: window), for: 0.12), in: window)
  }
}

/// A page full of tiles; a tap anywhere opens the other one, or goes back.
private final class TileViewController: UIViewController {
  private let columns: Int
  private let tiles: [TileView]
  private let color: UIColor
  var preset: TransitionPreset?

  init(columns: Int, order: [Int], color: UIColor) {
    self.columns = columns
    self.color = color
    tiles = order.map { TileView(number: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    tiles.forEach(view.addSubview)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open() }

  private func open() {
    guard let preset else { return dismiss(animated: true) }
    let other = TileViewController(
      columns: 4, order: (0..<40).map { ($0 * 17 + 3) % 40 }, color: .secondarySystemBackground)
    TransitionController(
      presenting: other, transition: .preset(preset).backdrop(.color(.systemGray4)))
    present(other, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 12, dy: 12)
    let rows = (tiles.count + columns - 1) / columns
    let cell = CGSize(width: room.width / CGFloat(columns), height: room.height / CGFloat(rows))
    let side = min(cell.width, cell.height) - 10
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: room.minX + (CGFloat(index % columns) + 0.5) * cell.width - side / 2,
        y: room.minY + (CGFloat(index / columns) + 0.5) * cell.height - side / 2,
        width: side, height: side)
    }
  }
}

/// A number on a color, with a dot in its corner: several views, so that it is shown as a snapshot.
private final class TileView: UIView {
  private let label = UILabel()
  private let dot = UIView()

  init(number: Int) {
    super.init(frame: .zero)
    takeAlongKey = TakeAlongKey("tile", of: number)
    let hue = CGFloat(number) / 40
    backgroundColor = UIColor(hue: hue, saturation: 0.55, brightness: 0.85, alpha: 1)
    layer.cornerRadius = 10
    label.text = "\(number + 1)"
    label.textAlignment = .center
    label.textColor = .white
    dot.backgroundColor = .white
    dot.layer.cornerRadius = 3
    addSubview(label)
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    label.font = .systemFont(ofSize: bounds.height * 0.36, weight: .semibold)
    dot.frame = CGRect(x: bounds.width - 12, y: 6, width: 6, height: 6)
  }
}
