import UIKit

// Where `UIGestureRecognizer.state` can be set.
#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A knob, a map, a canvas, a list whose rows are moved, and a form: each keeps its drags, and what lies between them
/// moves the screen.
public final class ToolboxViewController: UIViewController, UITableViewDataSource {
  private let titleLabel = UILabel("Toolbox", size: 22, weight: .bold)
  private let closeButton = SymbolButton(
    .close, color: .secondaryLabel, disk: .tertiarySystemFill, accessibilityLabel: "Close")
  private let value = UILabel("0", size: 17, color: .secondaryLabel)
  private let knob = Knob()
  private let map = MapView()
  private let canvas = CanvasView()
  private let list = UITableView()
  private let field = UITextField()
  private let row = SwitchRow("Notify")
  private var names = ["Hammer", "Saw", "Pliers", "File", "Chisel", "Plane"]

  public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    list.dataSource = self
    list.backgroundColor = .secondarySystemGroupedBackground
    list.setEditing(true, animated: false)
    field.placeholder = "Name"
    field.backgroundColor = .secondarySystemGroupedBackground
    row.backgroundColor = .secondarySystemGroupedBackground
    for view in [map, canvas, list, field, row] {
      view.layer.cornerRadius = 12
      view.clipsToBounds = true
    }
    field.resignsOnReturn()
    for child in [titleLabel, closeButton, value, knob, map, canvas, list, field, row] {
      view.addSubview(child)
    }
    closeButton.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    knob.turned = { [unowned self] in
      value.text = "\(Int(($0 * 100).rounded()))"
      knob.accessibilityValue = value.text
    }
    row.addAction(UIAction { [unowned self] _ in row.turn() }, for: .touchUpInside)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [titleLabel, value] { label.alignLeading() }
    let margin = view.sideMargin
    let (size, insets) = (view.bounds.size, view.safeAreaInsets)
    // Wide screens have the list and the form beside the rest.
    let isWide = size.width > size.height
    let width = max((size.width - (isWide ? 3 : 2) * margin) / (isWide ? 2 : 1), 0)
    let second = isWide ? 2 * margin + width : margin
    var top = insets.top + 16
    let heading = max(size.width - 2 * margin - 42, 0)
    view.place(titleLabel, leading: margin, top: top, width: heading, height: .text(28))
    view.place(
      closeButton, leading: size.width - margin - 30, top: top + .text(28) / 2 - 15, width: 30,
      height: 30)
    top += .text(28) + 12
    let start = top
    let half = (width - 12) / 2
    view.place(knob, leading: margin + 10, top: top, width: 96, height: 96)
    view.place(value, leading: margin + 116, top: top + 34, width: half - 116, height: .text(22))
    view.place(map, leading: margin + half + 12, top: top, width: half, height: 96)
    top += 108
    view.place(canvas, leading: margin, top: top, width: width, height: 110)
    top = isWide ? start : top + 122
    let form: CGFloat = 50 + 12 + 50
    let bottom = size.height - max(insets.bottom, 16) - form
    view.place(list, leading: second, top: top, width: width, height: max(bottom - top - 12, 0))
    view.place(field, leading: second, top: bottom, width: width, height: 50)
    view.place(row, leading: second, top: bottom + 62, width: width, height: 50)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) { names.insert(names.remove(at: source.row), at: destination.row) }
}

/// Turns about its middle with the finger, and tells nobody by an action.
private final class Knob: UIControl {
  var turned: (CGFloat) -> Void = { _ in }
  private let hand = UIView()
  private var angle: CGFloat = 0

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    hand.backgroundColor = .systemBlue
    hand.layer.cornerRadius = 3
    hand.isUserInteractionEnabled = false
    addSubview(hand)
    isAccessibilityElement = true
    accessibilityLabel = "Volume"
    accessibilityValue = "0"
  }

  required init?(coder: NSCoder) { nil }

  #if os(Linux)
    override var headlessOverridesTracking: Bool { true }
  #endif

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (now, before) = (
      angle(of: touch.location(in: self)), angle(of: touch.previousLocation(in: self))
    )
    let step = (now - before + 3 * .pi).truncatingRemainder(dividingBy: 2 * .pi) - .pi
    angle = min(max(angle + step, 0), 1.5 * .pi)
    turned(angle / (1.5 * .pi))
    setNeedsLayout()
    return true
  }

  private func angle(of point: CGPoint) -> CGFloat {
    atan2(point.y - bounds.height / 2, point.x - bounds.width / 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    let (turn, reach) = (angle + 0.75 * .pi, bounds.width / 2 - 16)
    hand.bounds = CGRect(x: 0, y: 0, width: 18, height: 6)
    hand.center = CGPoint(
      x: bounds.width / 2 + cos(turn) * reach, y: bounds.height / 2 + sin(turn) * reach)
    hand.transform = CGAffineTransform(rotationAngle: turn)
  }
}

/// A landscape that is moved about, whoever else recognizes the same fingers.
private final class MapView: UIView, UIGestureRecognizerDelegate {
  private let land = SceneView(scene: .morning)
  private var place = CGPoint(x: -60, y: -40)
  private let pan = UIPanGestureRecognizer()

  init() {
    super.init(frame: .zero)
    addSubview(land)
    land.isUserInteractionEnabled = false
    pan.delegate = self
    pan.whenChanged { [unowned self] _ in
      let way = pan.translation(in: self)
      pan.setTranslation(.zero, in: self)
      place = CGPoint(x: place.x + way.x, y: place.y + way.y)
      setNeedsLayout()
    }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width + 120, height: bounds.height + 80)
    place = CGPoint(x: min(max(place.x, -120), 0), y: min(max(place.y, -80), 0))
    land.frame = CGRect(origin: place, size: size)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// Draws a line under the finger.
private final class CanvasView: UIView {
  private let line = CAShapeLayer()
  private var path = UIBezierPath()
  private let pen = PenGestureRecognizer()

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    line.fillColor = nil
    line.strokeColor = UIColor.systemBlue.cgColor
    line.lineWidth = 3
    layer.addSublayer(line)
    pen.whenChanged { [unowned self] in
      let point = $0.location(in: self)
      if $0.state == .began { path.move(to: point) } else { path.addLine(to: point) }
      line.path = path.cgPath
    }
    addGestureRecognizer(pen)
  }

  required init?(coder: NSCoder) { nil }
}

/// Begins with the first movement, as a pencil does.
private final class PenGestureRecognizer: UIGestureRecognizer {
  init() { super.init(target: nil, action: nil) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
