import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What happens in mid-run leads elsewhere, but moves nothing at once: a frame after an event, each corner, radius and
  /// opacity is where it is in the same run without it; and the run comes to rest without a step.
  @MainActor @Suite struct MidRunEventTests {
    nonisolated static let cases = MidRunEventCase.all

    @Test(arguments: cases) func anEventMovesNothingAtOnce(plan: MidRunEventCase) {
      guard plan.isPlayed(by: Headless.order) else { return }
      let quiet = MidRunEventStage(plan)
      quiet.play(nil)
      let calm = quiet.look
      quiet.finish()
      let stage = MidRunEventStage(plan)
      stage.play(plan.event)
      let step = stage.look.step(from: calm, plan.event)
      #expect(step <= plan.event.most(in: plan.hand), "\(step)")
      let jump = stage.jumpAtTheEnd()
      #expect(jump <= 4, "\(jump)")
      stage.finish()
      Headless.reset()
    }
  }
}

/// A screen over a list with a cell out of which it may grow, and what happens during its run.
struct MidRunEventCase: CustomTestStringConvertible, Sendable {
  enum Event: String, CaseIterable, Sendable {
    case preferredSize, size, corners, backdrop, tapOutside, display, keyboard, listScrolls
    case cellLeaps, otherCell, gesture, sameTransition, dark, layout, editing

    /// How far a frame may take it. A list that scrolls by less than 24 points is followed at once, a card rises with the
    /// keyboard, and a screen that loses its gesture is let go.
    func most(in hand: Hand) -> CGFloat {
      switch self {
      case .listScrolls: 22
      case .cellLeaps: 20
      case .otherCell, .preferredSize, .size: 36
      case .keyboard: 45
      case .gesture where hand == .finger: 20
      default: 6
      }
    }
  }

  /// Who plays the run: nobody, a hand that holds it still, a call that has sent it back, or a finger that carries it.
  enum Hand: String, CaseIterable, Sendable { case none, held, back, finger }

  let name: String
  let event: Event
  let hand: Hand
  let opens: Bool
  let instant: TimeInterval
  private let index: Int

  static let transitions:
    [(String, @MainActor @Sendable (TransitionPlace) -> ViewControllerTransition)] = [
      ("overlay", { .overlay(from: $0) }), ("sheet", { _ in .sheet(height: .fitting) }),
      ("menu", { _ in .menu(width: .fitting) }), ("full", { .full(from: $0) }),
      ("scale", { .scale(from: $0) }), ("hang", { _ in .hang }), ("fall", { _ in .fall }),
      ("slide", { _ in .slide }),
      ("card", { _ in .fade.presentation(.card(.fractions(width: 0.8, height: 0.5))) }),
    ]

  static let all: [MidRunEventCase] = transitions.indices.flatMap { t in
    Event.allCases.indices.flatMap { e in
      Hand.allCases.indices.map { h in
        let hand = Hand.allCases[h]
        return MidRunEventCase(
          name: transitions[t].0, event: Event.allCases[e], hand: hand,
          opens: (t + e / 4 + h) % 2 == 0 && hand != .finger,
          instant: [0.05, 0.12, 0.2][(t + 2 * e + h) % 3],
          index: t + e + h)
      }
    }
  }

  @MainActor func isPlayed(by order: HeadlessOrder) -> Bool {
    index.isMultiple(of: 2) == (order == .first)
  }

  @MainActor func transition(from cell: UIView) -> ViewControllerTransition {
    let make = Self.transitions.first { $0.0 == name }!.1
    return make(.view(cell))
  }

  var testDescription: String {
    "\(event) in \(name), \(opens ? "opening" : "closing"), \(hand), at \(instant)"
  }
}

/// What is seen of a run.
struct MidRunLook {
  var corners: [CGPoint] = []
  /// The radius in points, and the opacity in percent.
  var numbers: [CGFloat] = []

  /// The middles of what the corners belong to.
  private var middles: [CGPoint] {
    stride(from: 0, to: corners.count, by: 4).map { first in
      let all = corners[first..<first + 4]
      return CGPoint(
        x: all.map(\.x).reduce(0, +) / 4, y: all.map(\.y).reduce(0, +) / 4)
    }
  }

  /// Returns the largest difference, or infinity if the two have not the same parts. A card in motion takes another size,
  /// or other corners, at once, and its middle goes on.
  func step(from other: MidRunLook, _ event: MidRunEventCase.Event) -> CGFloat {
    guard corners.count == other.corners.count, numbers.count == other.numbers.count else {
      return .infinity
    }
    let isResized = event == .preferredSize || event == .size
    let places = isResized ? zip(middles, other.middles) : zip(corners, other.corners)
    let ways = places.map { $0.distance(to: $1) }
    let changes = zip(numbers, other.numbers).map { abs($0 - $1) }
    return (ways + changes.dropFirst(event == .corners ? 1 : 0)).max() ?? 0
  }
}

@MainActor private final class MidRunEventStage {
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 100, height: 30))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view.addSubview(field)
    }
  }

  private let plan: MidRunEventCase
  private let window: UIWindow
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let cells: [UIView]
  private let presenter = UIViewController()
  private let screen = Screen()
  private let controller: TransitionController

  init(_ plan: MidRunEventCase) {
    Headless.reset()
    Headless.assume(plan.isPlayed(by: .first) ? .first : .second)
    self.plan = plan
    window = clock.makeWindow()
    cells = (0..<12).map { UIView(frame: CGRect(x: 20, y: 90 * $0, width: 350, height: 80)) }
    for cell in cells {
      cell.backgroundColor = .systemBlue
      list.addSubview(cell)
    }
    list.contentSize = CGSize(width: 390, height: 2000)
    presenter.view.backgroundColor = .white
    presenter.view.addSubview(list)
    screen.preferredContentSize = CGSize(width: 220, height: 300)
    controller = TransitionController(
      presenting: screen, transition: plan.transition(from: cells[4]), gesture: .pullUpDown)
    window.rootViewController = presenter
    Headless.advance(by: 0.1)
  }

  private var run: Run? { controller.run }

  /// Plays the run to the instant, lets the event happen, and goes on by a frame.
  func play(_ event: MidRunEventCase.Event?) {
    presenter.present(screen, animated: true)
    Headless.turn()
    if !plan.opens {
      Headless.advance(by: 1.6)
      if plan.hand != .finger { presenter.dismiss(animated: true) } else { drag() }
      Headless.turn()
    }
    Headless.advance(by: plan.instant)
    switch plan.hand {
    case .none, .finger: break
    case .held: _ = run?.hold()
    case .back: run?.turnRound()
    }
    Headless.advance(by: 0.05)
    if let event { happen(event) }
    if plan.hand == .finger {
      window.play([.move(to: CGPoint(x: touch.x, y: touch.y + 61), over: 1.0 / 60)])
    } else {
      Headless.advance(by: 1.0 / 60)
    }
  }

  private var touch: CGPoint { CGPoint(x: 195, y: plan.name == "sheet" ? 700 : 430) }

  private func drag() {
    window.play([
      .down(touch), .move(to: CGPoint(x: touch.x, y: touch.y + 60), over: 0.2), .hold(0.1),
    ])
  }

  private func happen(_ event: MidRunEventCase.Event) {
    let transition = controller.transition
    switch event {
    case .preferredSize: screen.preferredContentSize = CGSize(width: 330, height: 420)
    case .size: controller.transition = transition.size(.points(width: 260, height: 500))
    case .corners: controller.transition = transition.cornerRadius(4)
    case .backdrop: controller.transition = transition.backdrop(.black(opacity: 0.8))
    case .tapOutside: controller.transition = transition.dismissesOnTapOutside()
    case .display: controller.transition = transition.displayCornerRadius(10)
    case .keyboard: screen.field.becomeFirstResponder()
    case .listScrolls: list.contentOffset.y = 20
    case .cellLeaps: cells[4].frame.origin.y += 200
    case .otherCell: controller.transition = plan.transition(from: cells[1])
    case .gesture: controller.gesture = .panToEdge
    case .sameTransition: controller.transition = transition
    case .dark: window.overrideUserInterfaceStyle = .dark
    case .layout:
      for view in [window, screen.view!, presenter.view!] { view.setNeedsLayout() }
    case .editing: screen.view.endEditing(true)
    }
  }

  /// Goes on to rest. Returns the step from the last frame of the run to the first one after it.
  func jumpAtTheEnd() -> CGFloat {
    if plan.hand == .held { run?.resume() }
    if plan.hand == .finger { window.play([.lift]) }
    var (last, count) = (look, 0)
    while run != nil, count < 240 {
      last = look
      Headless.advance(by: 1.0 / 60)
      count += 1
    }
    guard run == nil else { return .infinity }
    Headless.turn()
    // Closed, nothing is there to be compared.
    guard presenter.presentedViewController != nil else { return 0 }
    let rest = look
    let jump = zip(rest.corners.prefix(4), last.corners).map { $0.distance(to: $1) }.max()
    // The corners of a full screen are hidden by those of the display.
    let fills = screen.view.window.map { $0.bounds.size == screen.view.bounds.size } ?? true
    return max(jump ?? .infinity, fills ? 0 : abs(rest.numbers[0] - last.numbers[0]))
  }

  /// Ends what is in progress.
  func finish() {
    run?.endNow()
    Headless.advance(by: 0.1)
    window.rootViewController = nil
  }

  var look: MidRunLook {
    var look = MidRunLook()
    let wrapper = screen.presentationController?.presentedView
    let clip = (wrapper as? WrapperView)?.contentContainer
    for view in [clip, presenter.view].compactMap({ $0 }) where view.window != nil {
      guard let shown = view.layer.presentation(), let root = window.layer.presentation() else {
        continue
      }
      let bounds = shown.bounds
      look.corners += [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ].map { shown.convert($0, to: root) }
    }
    let opacity = wrapper?.layer.presentation().map { CGFloat($0.opacity) * 100 } ?? 0
    look.numbers = [clip?.layer.presentation()?.cornerRadius ?? 0, opacity]
    return look
  }
}
