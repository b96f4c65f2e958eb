import TransitionCatalog
import UIKit

// Everything in the right columns of the pages about migration, and their examples.

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
  let button = UIBarButtonItem()

  func views(forEffect key: String) -> [UIView] { [imageView] }

  func transitionWillBegin(_ run: TransitionRun) {
    run.animate { self.imageView.alpha = run.direction == .closing ? 0 : 1 }
  }

  var viewEffects: [String: TransitionEffect] { ["caption": [.fade, .offset(y: 40)]] }

  func cell(showing screen: UIViewController?) -> UIView? { nil }

  func zoom() {
    list.present(
      photo, using: .full(from: .view { [weak self] request in self?.cell(showing: request.front) })
    )
    stack.push(photo, using: .full(from: .item(button)))
    imageView.takeAlongKey = "photo"
    photo.isModalInPresentation = true
    list.present(photo, using: .full, gesture: nil)
    list.present(photo, using: .overlay(from: .view(cell)).backdrop(.blur(.regular)))
  }

  func sheets(_ controller: TransitionController) {
    controller.startRect = CGRect(x: 0, y: 0, width: 390, height: 120)
    list.present(card, using: .sheet(height: .fraction(0.9)))
    list.present(card, using: .sheet(height: .points(320)))
    list.present(card, using: .sheet)
    list.present(card, using: .sheet(height: .points(320), margins: 8))
    list.present(card, using: .sheet(height: .points(320), passesTouches: true))
    list.present(card, using: .sheet, gesture: nil)
    list.present(card, using: .overlay.size(.points(width: 540, height: 620)))
    list.present(card, using: .cover)
    card.isModalInPresentation = true
    card.preferredContentSize.height = 400
    controller.transition = .sheet(height: .points(500))
    controller.onEnd { request, ending in
      if request.direction == .closing, ending == .committed { Swift.print("closed") }
    }
  }

  func panels() {
    list.present(card, using: .sheet(height: .fraction(0.4)))
    list.present(
      card,
      using: .cover(edge: .top).presentation(
        .card(TransitionSize(width: .fraction(1), height: .fitting), at: .top, corners: .inner)))
    list.present(menu, using: .menu)
    list.present(menu, using: .menu(edge: .trailing))
    list.present(menu, using: .menu(width: .fraction(0.8)))
    list.present(menu, using: .menu, openedBy: edgePan)
    list.present(menu, using: .menu, openedBy: pan)
    list.present(menu, using: .menu, gesture: nil)
    list.present(
      menu,
      using: .fade.presentation(
        .card(TransitionSize(width: .points(300), height: .fraction(1)), at: .leading)))
    menu.dismiss(animated: true) { self.stack.pushViewController(self.photo, animated: true) }
  }

  /// Cards that are changed by modifiers.
  nonisolated static let cards: [ViewControllerTransition] = [
    .sheet.cornerRadius(16), .sheet.backdrop(.black(opacity: 0.5)), .sheet.duration(0.4),
    .sheet.timing(.spring(dampingRatio: 0.8)), .sheet.dismissesOnTapOutside(false),
    .menu.backdrop(.black(opacity: 0.5)), .menu.duration(0.35), .cover.pushesBack(),
  ]

  func hero(_ window: UIWindow) {
    list.present(photo, using: .cover)
    stack.setTransition(.push)
    tabs.setTransition(.slide, gesture: .pullLeftRight)
    imageView.takeAlongKey = "photo-7"
    cell.effectKey = "row"
    imageView.takeAlong.path = .arc
    imageView.takeAlong.zOrder = .below
    imageView.takeAlong.standIn = { _ in UIImageView() }
    list.present(photo, using: .cover, gesture: .pullUpDown)
    photo.dismiss(animated: true)
    window.replaceRoot(with: photo, using: .fade)
    stack.setViewControllers(stack.viewControllers.dropLast() + [photo], using: .fade)
    window.rootViewController?.dismiss(animated: true)
    stack.popToRoot(using: .slide)
    list.dismiss(animated: true)
    stack.pop(to: list, using: .slide)
  }

  var heroModifiers: [TransitionEffect] {
    [
      .fade, .opacity(0.3), .offset(x: 120, y: 40), .scale(0.8), .rotate(degrees: 90),
      .rotate(degrees: 90, axis: .y), .fade.during(0.2...0.6), .fade.timing(.easeOut),
      .fade.timing(.spring(dampingRatio: 0.7)), .offset(x: 120).staggered(over: 0.6),
      .fade.onlyOpening,
    ]
  }

  func scrub(_ controller: TransitionController, to progress: CGFloat) {
    let dismissal = controller.beginDismissal()
    dismissal?.update(progress)
    dismissal?.finish()
    dismissal?.cancel()
  }

  func blocks(_ controller: TransitionController) {
    stack.setTransition(
      .animations { run in
        run.frontView?.alpha = run.direction == .closing ? 1 : 0;
        run.animate { run.frontView?.alpha = run.direction == .closing ? 0 : 1 }
      }.duration(0.4))
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
    .animations { run in
      run.frontView?.alpha = run.direction == .closing ? 1 : 0;
      run.animate { run.frontView?.alpha = run.direction == .closing ? 0 : 1 }
    },
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

// MARK: The examples, each with what its page calls yours

enum HeroMigration {
  final class MainScreen: UIViewController {}

  final class PhotoScreen: UIViewController {
    let picture = UIImageView()
    let caption = UILabel()
  }

  final class ListScreen: UIViewController {
    func open(_ photo: Photo) {
      let screen = PhotoScreen()
      screen.picture.takeAlongKey = TakeAlongKey("photo", of: photo.id)
      screen.caption.effectKey = "caption"
      let caption: TransitionEffect = [.fade, .offset(y: 40)]
      present(screen, using: .cover.combined(with: .effects(views: ["caption": caption])))
    }

    func logIn() {
      view.window?.replaceRoot(with: MainScreen(), using: .fade)
    }
  }
}

enum SheetMigration {
  final class FilterScreen: UIViewController {}

  #if os(iOS)
    final class EarlierListScreen: UIViewController {
      let filter = FilterScreen()

      func showFilter() {
        if let sheet = filter.sheetPresentationController {
          sheet.detents = [.medium()]
          sheet.preferredCornerRadius = 16
        }
        present(filter, animated: true)
      }
    }
  #endif

  final class ListScreen: UIViewController {
    let filter = FilterScreen()

    func showFilter() {
      present(filter, using: .sheet(height: .fraction(0.5)).cornerRadius(16))
    }

    func showPanel() {
      present(filter, using: .sheet(height: .points(320)))
    }

    func showPanModal() {
      present(filter, using: .sheet(height: .points(320)).cornerRadius(16))
    }
  }
}

enum MenuMigration {
  final class MenuScreen: UIViewController {}

  final class ListScreen: UIViewController {
    let edgePan = UIScreenEdgePanGestureRecognizer()

    private lazy var menu = UINavigationController(rootViewController: MenuScreen())

    func openMenu() {
      present(menu, using: .menu)
    }

    @IBAction func openMenu(_ edgePan: UIScreenEdgePanGestureRecognizer) {
      guard edgePan.state == .began else { return }
      present(menu, using: .menu, openedBy: edgePan)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      edgePan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
      view.addGestureRecognizer(edgePan)
    }
  }
}

enum ZoomMigration {
  final class PhotoScreen: UIViewController {
    var photo: Photo?
  }

  class Grid: UIViewController {
    func cell(showing photo: Photo?) -> UIView? { nil }
  }

  @available(iOS 18, *)
  final class EarlierGrid: Grid {
    func open(_ screen: PhotoScreen) {
      screen.preferredTransition = .zoom { [weak self] context in
        self?.cell(showing: (context.zoomedViewController as? PhotoScreen)?.photo)
      }
      navigationController?.pushViewController(screen, animated: true)
    }
  }

  final class LaterGrid: Grid {
    func open(_ screen: PhotoScreen) {
      let place = TransitionPlace.view { [weak self] request in
        self?.cell(showing: (request.front as? PhotoScreen)?.photo)
      }
      navigationController?.push(screen, using: .full(from: place))
    }
  }
}
