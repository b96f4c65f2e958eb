import TransitionCatalog
import UIKit

// Everything in the right columns of the page about migration.

@MainActor
final class MigratingCode: TransitionParticipant {
  let list = UIViewController()
  let photo = UIViewController()
  let parent = UIViewController()
  let stack = UINavigationController()
  let tabs = UITabBarController()
  let imageView = UIImageView()
  let cell = UIView()
  let pan = UIPanGestureRecognizer()
  let edgePan = UIScreenEdgePanGestureRecognizer()
  let card = UIViewController()
  let menu = UIViewController()

  func views(forEffect key: String) -> [UIView] { [imageView] }

  func transitionWillBegin(_ run: TransitionRun) { run.animate { self.imageView.alpha = 1 } }

  func cell(showing screen: UIViewController?) -> UIView? { nil }

  func system(_ controller: TransitionController) {
    list.present(
      photo, using: .full(from: .view { [weak self] request in self?.cell(showing: request.front) })
    )
    imageView.takeAlongKey = "photo"
    photo.isModalInPresentation = true
    controller.startRect = CGRect(x: 0, y: 0, width: 390, height: 120)
    list.present(card, using: .sheet(height: .fraction(0.9)))
    list.present(card, using: .sheet(height: .points(320)))
    list.present(card, using: .sheet)
    list.present(card, using: .sheet(height: .points(320), passesTouches: true))
  }

  func panels() {
    list.present(card, using: .sheet(height: .fraction(0.4)))
    list.present(card, using: .sheet(height: .fitting))
    list.present(menu, using: .menu)
    list.present(menu, using: .menu(edge: .trailing, width: .fraction(0.8)))
    list.present(menu, using: .menu, openedBy: edgePan)
  }

  func hero() {
    list.present(photo, using: .cover)
    imageView.takeAlongKey = "photo-7"
    cell.effectKey = "row"
    photo.dismiss(animated: true)
    list.present(photo, using: .cover, gesture: .pullUpDown)
    stack.setTransition(.slide, gesture: .leadingEdge)
    tabs.setTransition(.slide, gesture: .pullLeftRight)
  }

  func scrub(_ controller: TransitionController, to progress: CGFloat) {
    let dismissal = controller.beginDismissal()
    dismissal?.update(progress)
    dismissal?.finish()
    dismissal?.cancel()
  }

  func blocks(_ controller: TransitionController) {
    stack.setTransition(
      .animations { run in run.animate { run.frontView?.alpha = run.direction == .closing ? 0 : 1 }
      }.duration(
        0.4))
    TransitionController(
      presenting: photo, transition: .cube,
      gesture: .custom(pan, progress: { pan, _ in 0.5 }, shouldFinish: { _, _ in true }))
    print(controller.transition)
    controller.remove()
    let _: ViewControllerTransition = .animations { run in
      print(run.direction == .closing)
      run.userInfo["count"] = 1
      for row in run.views(forEffect: "row", in: .front) { row.alpha = 0 }
      _ = run.context?.containerView
      let done = run.delayEnd()
      done()
    }
  }

  func verbs() {
    stack.push(photo, using: .cube)
    stack.push(photo, using: .asymmetric(opening: .cube, closing: .slide))
    stack.pop(using: .cube)
    stack.popToRoot(using: .cube)
    list.present(photo, using: .cube) {}
    photo.dismiss(using: .cube)
    parent.replace(list, with: photo, using: .cube)
    list.present(photo, using: .system)
    list.present(photo, using: .cube, openedBy: pan)
    TransitionController(presenting: photo, transition: .effects(front: .fade))
  }

  /// On one screen, as what is there to be found is looked for when a run begins.
  nonisolated static let transitions: [ViewControllerTransition] = [
    .cover, .cube, .slide, .menu.dismissesOnTapOutside(false),
    .cover.presentation(
      .controller { presented, presenting in
        UIPresentationController(presentedViewController: presented, presenting: presenting)
      }),
    .effects(views: ["row": TransitionEffect([.fade, .offset(x: 120)]).staggered(over: 0.6)]),
    .animations { run in run.animate { run.backView?.alpha = run.direction == .closing ? 1 : 0 } },
    .animations { run in
      let done = run.delayEnd(); done()
    },
    .slide.combined(with: .effects(front: .fade)),
    .dynamic { request in request.requester == nil ? .system : .cube },
    .cube.duration(0.35), .cube.presentation(.card(.points(width: 300, height: 400))),
    .animations { run in run.onEnd { _ in } },
  ]

  func picture(of imageView: UIImageView) -> ViewControllerTransition {
    .animations { run in run.addSnapshot(of: imageView) }
  }

  func behaviors() -> [TransitionEffect] {
    imageView.takeAlongKey = "photo"
    return [
      .fade.during(0.25...0.75), .scale(0.4).timing(.spring(dampingRatio: 0.7)),
      .offset(y: -40).onlyOpening, [.offset(y: -40), .fade],
    ]
  }

  func catalogue() {
    let controller = TransitionController(presenting: photo, transition: .overlay)
    controller.transition = .overlay(from: .point(CGPoint(x: 40, y: 80))).closing(into: .bottom)
    controller.transition = .overlay.size(.fractions(width: 0.8, height: 0.6))
    controller.gesture = .pinch
    controller.startRect = CGRect(x: 0, y: 0, width: 390, height: 120)
    imageView.takeAlongKey = "picture"
  }
}
