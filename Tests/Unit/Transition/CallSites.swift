import TransitionCatalog
import UIKit

// Call sites as an app writes them, which sees only what is public.

/// Every place where a transition can be named.
@MainActor
enum CallSites {
  static func presentations(of photo: UIViewController, from list: UIViewController, isPad: Bool) {
    TransitionController(presenting: photo, preset: .fold, gesture: .pinch)
    TransitionController(presenting: photo, transition: .fold, gesture: .pinch)
    TransitionController(presenting: photo, transition: .fold(edge: .top))
    TransitionController(
      presenting: photo, transition: .box.mirrored().duration(0.8), gesture: .leadingEdge)
    list.present(photo, using: .drop, gesture: .pullUpDown)
    list.present(photo, using: isPad ? .overlay : .drop)
    list.present(photo, using: .system)
    list.present(photo, using: .preset(TransitionPreset.allCases.randomElement() ?? .slide))
    list.present(photo, using: .slide.combined(with: .sinking))
    list.present(photo, using: .slide.combined(with: .effects(front: .fade)))
    TransitionController(
      presenting: photo, transition: .effects(front: [.move(edge: .bottom), .fade]))
    list.present(photo, using: .asymmetric(opening: .drop, closing: .fold))
    list.present(photo, using: .init(Box(edge: .bottom)))
    list.present(photo, using: .fold(edge: .top))
    list.dismiss(using: .fold(edge: .top))
  }

  static func containers(
    _ photo: UIViewController, _ stack: UINavigationController, _ tabs: UITabBarController,
    _ parent: UIViewController
  ) {
    TransitionController(
      pushing: photo, in: stack, transition: .asymmetric(opening: .box, closing: .flipBack))
    stack.setTransition(.box)
    tabs.setTransition(.box(edge: .bottom), gesture: .pullUpDown)
    stack.push(photo, using: .asymmetric(opening: .box, closing: .flipBack))
    stack.pop(using: .box)
    stack.popToRoot(using: .slide.mirrored())
    stack.setViewControllers([photo], using: .spin(clockwise: true))
    tabs.select(1, using: .slide.timing(.easeInOut))
    parent.replace(stack, with: photo, using: .asymmetric(opening: .box, closing: .slide))
    parent.replace(photo, with: stack, using: .box)
  }

  static func values(_ photo: UIViewController, _ list: UIViewController) {
    let byName: [String: ViewControllerTransition] = [
      "box": .box, "slide": .slide, "own": .thrown,
    ]
    list.present(photo, using: byName["box"] ?? .slide)
    TransitionController.installed(on: photo)?.transition = .spin.backdrop(.color(.systemGray4))
  }
}

/// A cube by positions: any edge, and a gap between the faces.
struct Box: ChoreographedTransition {
  var edge = TransitionEdge.trailing
  var gap: CGFloat = 0

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let side: CGFloat = geometry.isRightToLeft ? -1 : 1
    let out =
      switch edge {
      case .top: CGVector(dx: 0, dy: -1)
      case .bottom: CGVector(dx: 0, dy: 1)
      case .leading: CGVector(dx: -side, dy: 0)
      case .trailing: CGVector(dx: side, dy: 0)
      }
    let extent = out.dx != 0 ? geometry.container.width : geometry.container.height
    func face(_ role: Choreography.Role, from start: CGFloat, to end: CGFloat)
      -> Choreography.Part
    {
      .part(role) {
        $0.anchorDepth = -(extent + gap) / 2
        $0.perspective = .constant(2.5 * extent)
        $0.rotationY = .linear(from: out.dx * start, to: out.dx * end)
        $0.rotationX = .linear(from: -out.dy * start, to: -out.dy * end)
      }
    }
    return Choreography(
      face(.back, from: 0, to: -.pi / 2), face(.front, from: .pi / 2, to: 0), timing: .easeInOut,
      sortsByDepth: true)
  }
}

/// A screen that grows out of a button, whose frame arrives as a number.
struct Bloom: ChoreographedTransition {
  let button: TransitionPlace

  var places: [TransitionPlace] { [button] }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let start = geometry.frame(of: button) ?? geometry.front
    return Choreography(
      .front {
        $0.x = .linear(from: start.midX - geometry.front.midX, to: 0)
        $0.y = .linear(from: start.midY - geometry.front.midY, to: 0)
        $0.scale = .linear(from: max(start.width / geometry.front.width, 0.05), to: 1)
        $0.opacity = .keyframes([(0, 0), (0.3, 1), (1, 1)])
      })
  }
}

extension ViewControllerTransition {
  static let box = Self(Box())
  static func box(edge: TransitionEdge, gap: CGFloat = 0) -> Self {
    Self(Box(edge: edge, gap: gap))
  }
  static func bloom(from button: UIView) -> Self { Self(Bloom(button: .view(button))) }

  /// The new screen comes down over the old one.
  static let drop = choreography { geometry in
    Choreography(.front { $0.y = .linear(from: -geometry.container.height, to: 0) })
  }

  /// The old screen sinks back.
  static let sinking = choreography { _ in
    Choreography(.back { $0.scale = .linear(from: 1, to: 0.9) })
  }

  static let flipBack = spin(clockwise: false).duration(0.4)

  /// A card that bounces up an arc: a path that no line can say.
  static let thrown = choreography { geometry in
    let way = geometry.container.height - geometry.front.minY
    return Choreography(
      .front {
        $0.y = .linear(from: way, to: 0)
        $0.x = .sampled { 80 * sin(.pi * $0) }
        $0.rotationZ = .linear(from: 0.6, to: 0)
      }, timing: .spring(dampingRatio: 0.8), overshoot: 0.1)
  }.duration(0.6).presentation(.card(.points(width: 300, height: 300)))

  // Of names that the library has not, so that the tests beside this file mean the library's.
  static let dissolve = effects(front: .fade)
  static let slideUp = effects(front: .move(edge: .bottom)).timing(.spring(dampingRatio: 0.9))
  /// Both at once: nothing ends before the other.
  static let fadeAndSlide = dissolve.combined(with: slideUp)
  static let lowSheet = slideUp.presentation(
    .card(.inset(UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0))))
  static let lowerHalf = slideUp.presentation(
    .frame { context in
      CGRect(
        x: 0, y: context.bounds.height / 2, width: context.bounds.width,
        height: context.bounds.height / 2)
    })
  static let popUp = slideUp.presentation(
    .controller { presented, presenting in
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    })

  /// Out of what was tapped, or from below; back without that, as the system does.
  static let contextual = dynamic { request in
    guard let tapped = (request.requester as? any Pointing)?.tapped else {
      return request.direction == .opening ? .drop : .system
    }
    return .bloom(from: tapped)
  }
}

/// A screen that brings effects for whatever transition plays, and notes what happens.
final class PhotoScreen: UIViewController, TransitionParticipant {
  private(set) var visits = 0

  var viewEffects: [String: TransitionEffect] { ["title": [.offset(y: -40), .fade]] }

  func transitionWillBegin(_ run: TransitionRun) {
    if run.request.kind == .push, run.direction == .opening { visits += 1 }
  }

  func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) {
    run.userInfo["seen"] = ending == .committed
  }
}

@MainActor protocol Pointing: AnyObject { var tapped: UIView? { get } }
