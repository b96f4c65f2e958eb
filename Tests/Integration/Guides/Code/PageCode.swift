import TransitionCatalog
import UIKit

private typealias Grid = GuideGrid
private typealias Detail = GuideDetail

// The pages by task, in the order of the documentation.

final class GettingStartedCode: GuideScreen {
  func calls() {
    present(card, using: .overlay)
    present(photo, using: .full, gesture: .pinch)
    present(note, using: .hang, gesture: nil)
    navigationController?.push(photo, using: .full)
    tabBarController?.select(2, using: .slide)
    replace(list, with: map, using: .spin)
    navigationController?.setTransition(.slide)
    tabBarController?.setTransition(.slide, gesture: .pullLeftRight)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(presenting: segue.destination, preset: .slide)
  }

  func card(_ segue: UIStoryboardSegue) {
    TransitionController(
      presenting: segue.destination,
      transition: .overlay.size(.fractions(width: 0.8, height: 0.5)), gesture: .pullUpDown)
  }

  func handle() {
    let controller = TransitionController.installed(on: card)
    controller?.transition = .overlay.size(.fractions(width: 0.8, height: 0.7))
    controller?.gesture = nil
    controller?.onEnd { [weak card] request, ending in
      if request.direction == .opening, ending == .committed { card?.reload() }
    }
  }

  func landing() {
    present(card, using: .overlay)
    navigationController?.push(photo, using: .full)
  }
}

final class ChoosingCode: GuideScreen {
  func calls() {
    present(card, using: .overlay.size(.points(width: 300, height: 400)).backdrop(.blur(.regular)))
    present(photo, using: .slide(edge: .bottom, gap: 0, minimumScale: 1).duration(0.4))
    present(settings, using: .spin.timing(.easeInOut))
    present(photo, using: ViewControllerTransition(named: setting) ?? .slide)
    navigationController?.push(step, using: .asymmetric(opening: .slide, closing: .fold))
    present(photo, using: .dynamic { request in request.requester is Grid ? .full : .cover })
  }
}

final class GesturesCode: GuideScreen, UIAdaptivePresentationControllerDelegate {
  let alert = UIViewController()

  func calls() {
    present(card, using: .overlay)  // .automatic: a pull
    present(map, using: .fold, gesture: .pinch)
    present(photo, using: .full, gesture: [.panToEdge, .pinch, .leadingEdge])
    present(terms, using: .cover, gesture: nil)  // no gesture
  }

  func handOff() {
    let controller = present(card, using: .overlay)
    controller?.scrollHandOff = .startsAtEdge
  }

  func consent() {
    present(form, using: .overlay)
    form.isModalInPresentation = true  // while there is something to lose
    form.presentationController?.delegate = self
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    askWhetherToDiscard()  // and then form.dismiss(animated: true)
  }

  @IBAction func openPlayer(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began else { return }
    present(player, using: .full(from: .view(bar)), openedBy: pan)
  }

  func opened(_ pan: UIPanGestureRecognizer) {
    let controller = present(player, using: .full(from: .view(bar)), openedBy: pan)
    controller?.onEnd { request, ending in
      if request.direction == .opening, ending != .committed { Swift.print("not opened") }
    }
  }

  func anyMoment(_ controller: TransitionController?) {
    present(alert, using: .system)
    controller?.dismiss()
  }

  private var dismissal: InteractiveDismissal?

  func scrub(_ controller: TransitionController?) {
    dismissal = controller?.beginDismissal()  // as the slider is touched; a property of yours
    dismissal?.update(0.4)
    dismissal?.finish()  // or cancel()
  }

  func custom() {
    let turn = UIRotationGestureRecognizer()
    present(
      settings, using: .spin,
      gesture: .custom(
        turn, progress: { turn, _ in min(abs(turn.rotation) / .pi, 1) },
        shouldFinish: { turn, _ in abs(turn.rotation) > .pi / 4 }))
  }

  private func askWhetherToDiscard() {}
}

final class CardsCode: GuideScreen {
  @IBAction func openMenu(_ edgePan: UIScreenEdgePanGestureRecognizer) {
    guard edgePan.state == .began else { return }
    present(menu, using: .menu, openedBy: edgePan)
  }

  func side() {
    edgePan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  func calls() {
    present(filter, using: .sheet)
    present(filter, using: .sheet(height: .fraction(0.4)))
    present(menu, using: .menu(edge: .leading, width: .points(300)))
    present(card, using: .overlay.size(.fractions(width: 0.8, height: 0.5)))
    preferredContentSize.height = 320
    present(filter, using: .sheet(height: .points(200), passesTouches: true))
    present(filter, using: .sheet(height: .points(320), margins: 8))
    present(
      inbox,
      using: .cover(edge: .trailing).presentation(
        .card(
          TransitionSize(width: .points(300), height: .fraction(1)), at: .trailing, margins: 12)))
    present(
      photo,
      using: .cube.presentation(
        .card(
          TransitionSize(width: .fraction(1), height: .points(320)), at: .bottom, corners: .inner)))
    card.modalPresentationStyle = .overFullScreen
    present(card, using: .fade)
    TransitionController.installed(on: card)?.transition = .sheet(
      height: .points(400), passesTouches: true)
  }
}

final class PlacesCode: GuideScreen {
  func calls(item: Int) {
    present(photo, using: .full(from: .view(cell)))
    present(photo, using: .full(from: .view { [weak self] _ in self?.cell(showing: item) }))
    present(
      photo,
      using: .full(
        from: .view { [weak self] request in
          self?.cell(showing: (request.front as? Detail)?.item)
        }))
    present(photo, using: .full(from: .view(cell)).closing(into: .bottom))
  }
}

extension Grid: TransitionParticipant {
  func transitionWillBegin(_ run: TransitionRun) {
    if run.direction == .closing, let photo = (run.request.front as? Detail)?.photo {
      scroll(to: photo)
    }
  }
}

final class ElementsCode: GuideScreen {
  func keys(_ photo: Photo) {
    cover.takeAlongKey = "cover"  // one in each screen
    cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)  // one for each photo
    cell.picture.takeAlong.path = .arc
    cell.badge.takeAlong.morphs = .position
    clip.takeAlong.standIn = { _ in ClipView() }
  }
}

extension Grid: TakeAlongScreen {
  func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
    if let photo = (other as? Detail)?.photo { scroll(to: photo) }
  }
}

enum PagerExample {
  /// A page of the pager, with a photo.
  final class PhotoPage: UIViewController {
    var photo: Photo?
  }

  final class PhotoPager: UIPageViewController, TakeAlongScreen {
    /// The photo of the page in sight.
    var photo: Photo? { (viewControllers?.first as? PhotoPage)?.photo }
  }

  /// The grid's cells, for which nothing is special.
  class PlainGrid: UIViewController {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var photos: [Photo] = []
  }

  final class GridScreen: PlainGrid, TakeAlongScreen {
    func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
      guard let photo = (other as? PhotoPager)?.photo,
        let item = photos.firstIndex(where: { $0.id == photo.id })
      else { return }
      let path = IndexPath(item: item, section: 0)
      guard collection.cellForItem(at: path) == nil else { return }  // already in sight
      collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
  }
}

extension PhotoGrid: TakeAlongViewProvider {
  func takeAlongView(for key: TakeAlongKey, in screen: TransitionScreen) -> UIView? {
    cell(showing: key.item as? Photo.ID)?.picture
  }
}

final class ContainersCode: GuideScreen, UINavigationControllerDelegate {
  func calls(_ segue: UIStoryboardSegue) {
    navigationController?.push(photo, using: .full)  // one screen, and its way back
    navigationController?.setTransition(.slide)  // every push and pop
    tabBarController?.setTransition(.slide, gesture: .pullLeftRight)
    replace(list, with: map, using: .spin)  // children
    navigationController?.pop(using: .slide)
    navigationController?.popToRoot(using: .fade)
    navigationController?.setViewControllers([first, last], using: .slide)
    TransitionController(pushing: segue.destination, in: navigationController, preset: .full)
  }

  func children() {
    let controller = replace(list, with: map, using: .spin, gesture: .pinch)
    controller?.dismiss()  // back to the list
  }

  func bars(_ navigationBar: UINavigationBar, _ tabBar: UITabBar) {
    navigationBar.scrollEdgeAppearance = navigationBar.standardAppearance
    tabBar.scrollEdgeAppearance = tabBar.standardAppearance
  }

  func ownDelegate() {
    TransitionController(presenting: photo, preset: .full)
    navigationController?.pushViewController(photo, animated: true)
  }

  func navigationController(
    _ stack: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push
      ? TransitionController.installed(on: new)?.animator(for: .opening)
      : TransitionController.installed(on: old)?.animator(for: .closing)
  }

  func navigationController(
    _ stack: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? any UIViewControllerInteractiveTransitioning
  }
}

final class TroubleshootingCode: GuideScreen {
  func observe() {
    observer =
      NotificationCenter.default.addObserver(forName: .transitionIssue, object: nil, queue: nil) {
        notification in
        if let issue = notification.userInfo?[TransitionIssue.key] as? TransitionIssue {
          assertionFailure(issue.message)
        }
      }
  }
}

final class QuestionsCode: GuideScreen {
  func tell(_ controller: TransitionController?) {
    controller?.onEnd { _, ending in
      if case .cancelled(let reason) = ending { Swift.print(reason) }
    }
  }

  func tell(_ controller: TransitionController) {
    controller.onEnd { request, ending in
      if request.direction == .closing, ending == .committed { Swift.print("closed") }
    }
  }
}

extension ViewControllerTransition {
  fileprivate static let house = slide.duration(0.4)
}
