import TransitionCatalog
import UIKit

private typealias Grid = GuideGrid

// The examples of the documentation comments that stand on no page.

private struct Drop: ChoreographedTransition {
  func opening(on geometry: TransitionGeometry) -> Choreography {
    Choreography(.front { $0.y = .linear(from: -geometry.container.height, to: 0) })
  }
}

private struct Rows: ChoreographedTransition {
  let effectKeys: Set = ["row"]

  func opening(on geometry: TransitionGeometry) -> Choreography {
    let frames = geometry.frames(forEffect: "row", in: .front)
    return Choreography(
      frames.enumerated().map { index, frame in
        .part(.view(forEffect: "row", in: .front, at: index)) {
          $0.y = .linear(from: geometry.container.height - frame.minY, to: 0)
        }
      })
  }
}

private typealias Gate = Drop

extension ViewControllerTransition {
  fileprivate static let gate = Self(Gate())
}

extension ViewControllerTransition {
  fileprivate static let recede = effects(
    front: .move(edge: .bottom), back: [.scale(0.92), .cornerRadius(28), .dim(0.3)])
}

extension ViewControllerTransition {
  fileprivate static let turn = effects(
    front: [.rotate(degrees: 180, axis: .y), .hidden(beyond: 0.5)],
    back: [.rotate(degrees: -180, axis: .y), .hidden(beyond: 0.5)]
  ).duration(0.6)

  fileprivate static let drop = choreography { geometry in
    Choreography(.front { $0.y = .linear(from: -geometry.container.height, to: 0) })
  }

  fileprivate static let contextual = dynamic { request in
    guard let tapped = (request.requester as? Grid)?.tappedCell else { return .system }
    return .full(from: .view(tapped))
  }

  fileprivate static let fading = animations { run in
    let (away, there): (CGFloat, CGFloat) = run.direction == .closing ? (1, 0) : (0, 1)
    run.frontView?.alpha = away
    run.animate { run.frontView?.alpha = there }
  }.duration(0.4)

  fileprivate static let dimmed: Self =
    .animations { run in
      let rows = run.views(forEffect: "row", in: .front)
      for row in rows { row.alpha = 0 }
      run.animate(delayFactor: 0.3) { for row in rows { row.alpha = 1 } }
    }

  fileprivate static let held: Self =
    .animations { run in
      let done = run.delayEnd()
      UIView.animate(withDuration: 1) {
        run.frontView?.alpha = 0.5
      } completion: { _ in
        done()
      }
    }
}

private final class PhotoViewController: UIViewController {}

extension PhotoViewController: TransitionParticipant {
  var viewEffects: [String: TransitionEffect] { ["title": [.offset(y: -40), .fade]] }
}

final class HostCode: UIViewController, TakeAlongScreen {
  var frames: [String: CGRect] = [:]

  var takeAlongElements: [TakeAlongElement] {
    [TakeAlongElement("picture", rect: frames["picture"], of: view)]
  }
}

final class CommentCode: GuideScreen {
  let stack = UINavigationController()
  let tabs = UITabBarController()
  let details = UIView()
  let stackView = UIView()
  private var dismissal: InteractiveDismissal?

  func calls() {
    cell.effectKey = "row"
    present(form, using: .cover)
    present(inbox, using: .cover(edge: .leading))
    navigationController?.push(step, using: .cube)
    present(about, using: .fade)
    present(settings, using: .flip)
    navigationController?.push(chapter, using: .page)
    present(step, using: .push)
    tabBarController?.setTransition(.push(edge: .bottom, parallax: 1))
    present(story, using: .reveal(from: .view(button)))
    present(filter, using: .sheet)
    present(filter, using: .sheet(height: .fraction(0.4)))
    present(filter, using: .sheet(height: .points(200), passesTouches: true))
    present(menu, using: .menu, openedBy: edgePan)
    present(inbox, using: .menu(edge: .trailing, width: .fraction(0.8)))
    present(card, using: .overlay, gesture: .panToEdge)
    present(photo, using: .fold(edge: .top).duration(0.8))
    list.present(photo, using: .fold(edge: .top))
    list.present(photo, using: .slide.mirrored().duration(0.8), gesture: .leadingEdge)
    stack.push(photo, using: .asymmetric(opening: .spin, closing: .slide))
    tabs.setTransition(.slide, gesture: .pullLeftRight)
  }

  func children(_ parent: UIViewController) {
    parent.replace(list, with: map, using: .spin)
  }

  func values() {
    present(card, using: .overlay.timing(.spring(dampingRatio: 0.7)))
    present(card, using: .hang.backdrop(.color(.systemBackground.withAlphaComponent(0.5))))
    present(filter, using: .sheet(height: .points(320)))
    present(photo, using: .full, gesture: .pinch)
    present(photo, using: .full, gesture: [.panToEdge, .pinch, .leadingEdge])
  }

  func setting(_ setting: String) {
    present(photo, using: ViewControllerTransition(named: setting) ?? .slide)
  }

  func element() {
    var picture = TakeAlongElement("picture", cell.picture)
    picture.path = .arc
  }

  func forms(_ controller: TransitionController) {
    present(
      filter,
      using: .full.presentation(
        .card(TransitionSize(width: .fraction(1), height: .fitting), at: .bottom, corners: .inner)))
    details.isHidden = false
    preferredContentSize.height =
      stackView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    controller.transition = .sheet(height: .points(400))
    controller.transition = controller.transition.size(.fractions(width: 0.8, height: 0.7))
    dismissal = controller.beginDismissal()
    dismissal?.update(0.4)
    dismissal?.finish()  // or cancel()
  }

  private let (chart, detail) = (ChartView(), UIViewController())

  func lessMotion() {
    present(card, using: .cube.reduced(to: .effects(front: [.offset(y: 24), .fade])))
  }

  func stepsBack() {
    present(form, using: .cover.pushesBack())
  }

  func replacesTheRoot(of window: UIWindow, main: UIViewController) {
    window.replaceRoot(with: main, using: .fade)
  }

  func placesWithoutViews(day: Int, filterButton: UIBarButtonItem) {
    present(
      detail, using: .full(from: .rect(in: chart) { [weak chart] _ in chart?.frame(of: day) }))
    present(filter, using: .overlay(from: .item(filterButton)))
  }

  let effect =
    TransitionEffect([.offset(x: 120), .fade]).staggered(over: 0.6)

  private var outOfTheCell: ViewControllerTransition {
    .overlay(from: .view(cell)).size(.points(width: 300, height: 400)).cornerRadius(20)
  }

  let size =
    TransitionSize(width: .fraction(0.9), height: .fitting)

  let presentation: TransitionPresentation =
    .frame { context in
      let isLeft = context.layoutDirection == .leftToRight
      let width = min(300, context.bounds.width)
      return CGRect(
        x: isLeft ? 0 : context.bounds.width - width, y: 0, width: width,
        height: context.bounds.height)
    }
}

private final class ChartView: UIView {
  func frame(of day: Int) -> CGRect? { bounds.insetBy(dx: 20, dy: 20) }
}
