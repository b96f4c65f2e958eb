import Foundation
import Renderer
import Testing
import UIKit

@testable import TransitionCatalog

extension StillsTests {
  /// Law 13: replacing an original with its snapshot, and restoring it, must not be visible: an element changes
  /// by 8 levels at most, a screen by 2.
  @MainActor @Suite
  struct SwapTests {
    @Test(arguments: TransitionPreset.allCases)
    func noSwapCanBeSeen(preset: TransitionPreset) throws {
      let (window, small, large) = stage(preset)
      for opens in [true, false] {
        takeOff(window, small, large, opens)
        let run = try #require(TransitionController.installed(on: large)?.run)
        let motion = try #require(run.playback?.choreography.elementMotion)
        // Text alone stays with its screen, where the screens part.
        let stays = motion.isWithScreens
        #expect(run.flight?.pairs.count == VariedViewController.count - (stays ? 1 : 0))
        #expect(run.flight?.occluders.count == 2 * VariedViewController.occluders)
        // Beside a card, originals take a tenth of a second to fade out.
        Headless.advance(by: 0.2)
        run.interruptible.fractionComplete = 1
        Headless.turn()
        let last = picture(of: window)
        run.interruptible.startAnimation()
        Headless.advance(by: 1)
        #expect(TransitionController.installed(on: large)?.run == nil)
        compare(
          last, picture(of: window), where: opens ? large : small, and: opens ? small : large,
          "landing")
      }
      #expect(Headless.takeMisuses().isEmpty)
      window.isHidden = true
    }

    /// A blur in front of elements fades in front of them when they leave. At first it looks as it
    /// did.
    @Test(arguments: [TransitionPreset.slide, .fold, .hang])
    func noBlurIsSeenToGo(preset: TransitionPreset) throws {
      let (window, small, large) = stage(preset)
      for screen in [small, large] {
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        bar.frame = CGRect(x: 0, y: 330, width: 390, height: 50)
        screen.view.addSubview(bar)
      }
      Headless.advance(by: 0.1)
      for opens in [true, false] {
        takeOff(window, small, large, opens)
        let flight = try #require(TransitionController.installed(on: large)?.run?.flight)
        let blurs = flight.occluders.filter { $0.original.isShownByWindow }
        #expect(blurs.count == 1)
        Headless.advance(by: 1)
      }
      window.isHidden = true
    }

    private func stage(
      _ preset: TransitionPreset
    ) -> (window: UIWindow, small: VariedViewController, large: VariedViewController) {
      Headless.reset()
      let window = Headless.makeWindow(size: CGSize(width: 390, height: 844))
      let (small, large) = (VariedViewController(.small), VariedViewController(.large))
      window.rootViewController = small
      Headless.advance(by: 0.2)
      TransitionController(presenting: large, preset: preset)
      return (window, small, large)
    }

    private func takeOff(
      _ window: UIWindow, _ small: VariedViewController, _ large: VariedViewController,
      _ opens: Bool
    ) {
      let before = picture(of: window)
      if opens { small.present(large, animated: true) } else { large.dismiss(animated: true) }
      Headless.turn()
      compare(
        before, picture(of: window), where: opens ? small : large, and: opens ? large : small,
        "taking off")
    }

    /// - Parameter other: The other screen: beside a card its originals fade.
    private func compare(
      _ a: Bitmap, _ b: Bitmap, where screen: VariedViewController,
      and other: VariedViewController, _ what: String
    ) {
      for (index, element) in screen.elements.enumerated() where !(element is UILabel) {
        let area = element.convert(element.bounds, to: nil)
        let card = screen.view.convert(screen.view.bounds, to: nil)
        var worst = 0
        for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
          for x in Int(area.minX * scale)..<Int(area.maxX * scale) {
            // The hairline of a card is below what flies, and its corners do not cut it.
            let point = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
            if distance(of: point, from: card, radius: 28) > -1.5 { continue }
            let at = (y * a.width + x) * 4
            for channel in 0..<3 {
              worst = max(worst, abs(Int(a.pixels[at + channel]) - Int(b.pixels[at + channel])))
            }
          }
        }
        #expect(worst <= 8, "\(what), element \(index): \(worst)")
      }
      // The screens themselves: all beside the elements and their shadows.
      let areas = (screen.elements + other.elements).filter { $0.window != nil }.map {
        $0.convert($0.bounds, to: nil).insetBy(dx: -12, dy: -12)
          .applying(CGAffineTransform(scaleX: scale, y: scale))
      }
      let worst = a.largestDifference(from: b, outside: areas)
      #expect(worst <= 2, "\(what), the screen: \(worst)")
    }

    /// How far outside of a rectangle with round corners a point is.
    private func distance(of point: CGPoint, from rect: CGRect, radius: CGFloat) -> CGFloat {
      let x = abs(point.x - rect.midX) - rect.width / 2 + radius
      let y = abs(point.y - rect.midY) - rect.height / 2 + radius
      return hypot(max(x, 0), max(y, 0)) + min(max(x, y), 0) - radius
    }

    private var scale: CGFloat { 2 }

    private func picture(of window: UIWindow) -> Bitmap {
      Renderer(scale: scale).draw(
        window.layer.presentation() ?? window.layer, size: window.bounds.size)
    }
  }
}

/// A screen with elements of every kind, small or large.
@MainActor
private final class VariedViewController: UIViewController {
  enum Size { case small, large }

  static let count = 12
  static let occluders = 2

  private(set) var elements: [UIView] = []
  private let size: Size

  init(_ size: Size) {
    self.size = size
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = size == .small ? .white : .systemGray5
    let isSmall = size == .small

    let filled = UIImageView(image: Self.stripes)
    filled.contentMode = isSmall ? .scaleAspectFill : .scaleAspectFit
    filled.clipsToBounds = true
    filled.backgroundColor = isSmall ? nil : .yellow
    filled.layer.cornerRadius = isSmall ? 14 : 0
    filled.layer.cornerCurve = .continuous

    let text = UILabel()
    text.text = "Lake Arven"
    text.font = .systemFont(ofSize: isSmall ? 13 : 28, weight: isSmall ? .regular : .bold)

    let badge = UIView()
    badge.backgroundColor = .red
    badge.layer.cornerRadius = isSmall ? 9 : 20
    badge.layer.borderWidth = isSmall ? 1 : 4
    badge.layer.borderColor = UIColor.black.cgColor
    let count = UILabel(frame: CGRect(x: 6, y: 2, width: 26, height: 14))
    count.text = "12"
    count.font = .systemFont(ofSize: 11)
    badge.addSubview(count)

    let panel = UIView()
    panel.backgroundColor = isSmall ? .blue : .green
    panel.layer.shadowOpacity = isSmall ? 0 : 0.4

    let sheet = UIView()
    sheet.backgroundColor = .orange
    sheet.clipsToBounds = true
    sheet.layer.cornerRadius = 16
    sheet.layer.maskedCorners =
      isSmall
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

    let faint = UIView()
    faint.backgroundColor = UIColor.purple.withAlphaComponent(0.5)
    faint.alpha = isSmall ? 1 : 0.8

    let turned = UIImageView(image: Self.stripes)
    turned.transform = CGAffineTransform(rotationAngle: isSmall ? 0.3 : -0.2)

    let framed = UIImageView(image: Self.stripes)
    framed.layer.borderWidth = isSmall ? 3 : 0
    framed.layer.borderColor = UIColor.white.cgColor
    framed.layer.cornerRadius = isSmall ? 8 : 24
    framed.clipsToBounds = true

    // A shape in the tint of its place, and one that is only outlined.
    let glyph = UIImageView(image: Self.stripes.withRenderingMode(.alwaysTemplate))
    glyph.tintColor = isSmall ? .red : .blue
    let symbol = UIImageView(image: UIImage(systemName: "heart"))
    symbol.preferredSymbolConfiguration = .init(pointSize: isSmall ? 24 : 50)
    symbol.contentMode = .center
    symbol.tintColor = isSmall ? .brown : .black

    let shaded = UIImageView(image: Self.stripes)
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    gradient.frame = CGRect(x: 0, y: 0, width: isSmall ? 70 : 130, height: isSmall ? 50 : 60)
    shaded.layer.addSublayer(gradient)

    let masked = UIImageView(image: Self.stripes)
    masked.backgroundColor = .yellow
    let oval = UIView(frame: gradient.frame.insetBy(dx: 8, dy: 4))
    oval.backgroundColor = .black
    oval.layer.cornerRadius = 20
    masked.mask = oval

    elements = [
      filled, text, badge, panel, sheet, faint, turned, framed, glyph, symbol, shaded, masked,
    ]
    for (index, element) in elements.enumerated() {
      element.takeAlongKey = "\(index)"
      view.addSubview(element)
      let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
      let side = isSmall ? CGSize(width: 70, height: 50) : CGSize(width: 130, height: 60)
      element.bounds.size = side
      element.center =
        isSmall
        ? CGPoint(x: 80 + column * 120, y: 110 + row * 70)
        // The last two are cut by the edge of a card, one of them by its corner.
        : CGPoint(x: 235 - column * 150, y: 50 + row * 90)
    }
    for element in [filled, sheet] { view.addSubview(Self.cover(over: element)) }
  }

  /// Makes a view that is no element, but is in front of one.
  private static func cover(over element: UIView) -> UIView {
    let button = UILabel(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    button.center = CGPoint(x: element.frame.maxX - 12, y: element.frame.minY + 12)
    button.text = "x"
    button.textAlignment = .center
    button.backgroundColor = UIColor.black.withAlphaComponent(0.6)
    button.textColor = .white
    button.clipsToBounds = true
    button.layer.cornerRadius = 12
    return button
  }

  private static let stripes = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 60))
    .image { context in
      for stripe in 0..<6 {
        (stripe.isMultiple(of: 2) ? UIColor.orange : .darkGray).setFill()
        context.fill(CGRect(x: stripe * 15, y: 0, width: 15, height: 60))
      }
    }
}
