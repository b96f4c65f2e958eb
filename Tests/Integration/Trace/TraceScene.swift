import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A scene beyond the presets, by a name that never changes: an app's own transition, a card with a size and the
/// keyboard, an option of shared elements, or forty of them.
@MainActor
struct TraceScene {
  let name: String
  private let venue: Venue
  private let transition: ViewControllerTransition
  private let prepare: (_ old: TracePage, _ new: TracePage) -> Void
  /// True if the keyboard comes while the screen opens, and leaves before it closes.
  private let types: Bool

  static var all: [TraceScene] {
    own + cards + elements
  }

  private init(
    _ name: String, in venue: Venue = .modal, _ transition: ViewControllerTransition,
    types: Bool = false,
    prepare: @escaping (TracePage, TracePage) -> Void = { _, _ in }
  ) {
    self.name = name
    self.venue = venue
    self.transition = transition
    self.types = types
    self.prepare = prepare
  }

  private static var own: [TraceScene] {
    let transitions: [(String, ViewControllerTransition)] = [
      ("cover", .recede), ("cube", .cube), ("flip", .flip), ("page", .page), ("rows", .rows),
      ("behaviors", .behaviors), ("animations", fading), ("library's fade", .fade),
      ("library's cover", .cover), ("library's push", .push),
    ]
    let plain = [Venue.modal, .push, .tab].flatMap { venue in
      transitions.map { TraceScene("own \($0.0) \(venue)", in: venue, $0.1) }
    }
    return plain
      + [Venue.modal, .push].map { venue in
        TraceScene(
          "own reveal \(venue)", in: venue,
          .effects(front: .reveal(from: .point(CGPoint(x: 60, y: 520)))))
      }
  }

  private static var fading: ViewControllerTransition {
    .animations { run in
      run.arrivingView?.alpha = 0
      run.animate { run.arrivingView?.alpha = 1 }
    }
  }

  private static var cards: [TraceScene] {
    [TransitionPreset.overlay, .hang, .fall].flatMap { preset in
      [false, true].flatMap { types in
        [
          ("fixed", TransitionSize.points(width: 300, height: 240)),
          ("share", .fractions(width: 0.8, height: 0.5)),
        ].map { size in
          TraceScene(
            "card \(preset) \(size.0)\(types ? " keyboard" : "")", .preset(preset).size(size.1),
            types: types)
        }
      }
    }
  }

  private static var elements: [TraceScene] {
    typealias Options = TakeAlongElement.Options
    let variants: [(String, (inout Options) -> Void)] = [
      ("rect", { $0.rect = CGRect(x: 0, y: 0, width: 30, height: 30) }),
      ("arc", { $0.path = .arc }),
      ("position", { $0.morphs = .position }), ("size", { $0.morphs = .size }),
      ("below", { $0.zOrder = .below }),
      ("source", { $0.fade = .backOnly }), ("destination", { $0.fade = .frontOnly }),
      ("shown", { $0.hidesOriginal = false }),
    ]
    let options = [TransitionPreset.full, .overlay].flatMap { preset in
      variants.map { variant in
        TraceScene("element \(preset) \(variant.0)", .preset(preset)) { old, new in
          old.addElements(1)
          new.addElements(1)
          for page in [old, new] { page.change = variant.1 }
        }
      }
    }
    return options
      + [Venue.modal, .push].flatMap { venue in
        [TransitionPreset.slide, .full].map { preset in
          TraceScene("elements 40 \(preset) \(venue)", in: venue, .preset(preset)) { old, new in
            old.addElements(40)
            new.addElements(40)
          }
        }
      }
  }

  /// Returns a hash for each direction: opened, caught and sent on; closed by code.
  func play(_ order: HeadlessOrder) -> [String] {
    Headless.reset()
    Headless.assume(order)
    let (old, new) = (TracePage(isSmall: true), TracePage(isSmall: false))
    prepare(old, new)
    let house = House(venue, [old, new], isVended: false)
    // A modal one begins a tenth of a second earlier, on which the end of a card's swing depends.
    if venue != .modal { Headless.advance(by: 0.1) }
    let controller =
      switch venue {
      case .push: TransitionController(pushing: new, in: house.stack, transition: transition)
      case .tab: house.tabs.setTransition(transition, gesture: .pullLeftRight)!
      case .modal, .child:
        TransitionController(presenting: new, transition: transition, gesture: .pullUpDown)
      }
    Headless.advance(by: 0.1)
    func film(_ scene: () -> Void) -> String {
      let recorder = FrameRecorder(house.window)
      scene()
      Headless.advance(by: 1.5)
      recorder.note(controller.takeAlongReport)
      return recorder.end()
    }
    let opening = film {
      house.call(.opening)
      Headless.advance(by: 0.15)
      if types { new.field.becomeFirstResponder() }
      if controller.run?.hold() == true {
        controller.run?.move(to: RunPosition(fraction: 0.5))
        Headless.advance(by: 0.1)
        controller.run?.resume()
      }
    }
    if types { new.field.resignFirstResponder() }
    let closing = film { house.call(.closing) }
    return ["opening " + opening, "closing " + closing]
  }
}

/// A screen with rows that effects move, a field, and as many elements as a scene wants.
final class TracePage: UIViewController, TakeAlongScreen {
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 160, height: 30))
  private let isSmall: Bool
  private var elements: [UIView] = []
  /// Changes the options of all elements.
  var change: ((inout TakeAlongElement.Options) -> Void)?

  init(isSmall: Bool) {
    self.isSmall = isSmall
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = isSmall ? .white : .systemGray6
    view.addSubview(field)
    for index in 0..<4 {
      let row = UIView(frame: CGRect(x: 20, y: 500 + 60 * CGFloat(index), width: 350, height: 50))
      row.backgroundColor = .systemTeal
      row.effectKey = index == 3 ? "close" : "row"
      view.addSubview(row)
    }
  }

  /// Adds images and plain views in a grid.
  func addElements(_ count: Int) {
    loadViewIfNeeded()
    let side: CGFloat = isSmall ? 36 : 60
    for index in 0..<count {
      let element =
        index.isMultiple(of: 2) ? UIImageView(image: ElementsController.image) : UIView()
      element.backgroundColor = .systemOrange
      element.frame = CGRect(
        x: 10 + CGFloat(index % 6) * (side + 2), y: 100 + CGFloat(index / 6) * (side + 2),
        width: side, height: side)
      elements.append(element)
      view.addSubview(element)
    }
  }

  var takeAlongElements: [TakeAlongElement] {
    elements.enumerated().map { index, view in
      var element = TakeAlongElement(TakeAlongKey("element", of: index), view)
      change?(&element.options)
      return element
    }
  }
}
