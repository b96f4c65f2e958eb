import UIKit

/// P presents the card A, whose view stands in a wrapper; A may present B over everything.
@MainActor
final class CardStage {
  let journal = Journal()
  let window = Headless.makeWindow()
  let root: Screen
  let card: Screen
  let cover: Screen
  let director: Director
  let wrapper = UIView()
  let handle = UIView()
  private(set) var presentation: CardPresentation?

  /// With `wraps` false the card's own view is what is presented.
  init(style: UIModalPresentationStyle = .fullScreen, wraps: Bool = true) {
    root = Screen("P", journal)
    card = Screen("A", journal)
    cover = Screen("B", journal)
    director = Director(journal)
    director.animator.completesAtOnce = true
    window.rootViewController = root
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = director
    cover.modalPresentationStyle = style
    director.makePresentation = { [unowned self] in
      let presentation = CardPresentation(presentedViewController: $0, presenting: $1)
      presentation.journal = journal
      presentation.wrapper = wraps ? wrapper : nil
      self.presentation = presentation
      return presentation
    }
    Headless.turn()
    root.present(card, animated: true)
    Headless.turn()
    if wraps {
      wrapper.addSubview(card.view)
      wrapper.addSubview(handle)
      card.view.frame = wrapper.bounds
    }
    journal.lines = []
  }

  static let frame = CGRect(x: 10, y: 60, width: 370, height: 720)

  func coverCard(animated: Bool = true) {
    card.present(cover, animated: animated)
    Headless.advance(by: 1)
  }

  func uncover(animated: Bool = true) {
    card.dismiss(animated: animated)
    Headless.advance(by: 1)
  }

  func turnDevice(duration: TimeInterval) {
    Headless.resize(
      window, to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: duration)
    Headless.advance(by: 1)
  }
}

/// Leaves a margin around what it presents, and lays nothing out again by itself.
@MainActor
final class CardPresentation: UIPresentationController {
  var journal: Journal?
  var wrapper: UIView?
  var restores = false

  override var presentedView: UIView? { wrapper ?? super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect { CardStage.frame }

  override func containerViewWillLayoutSubviews() {
    journal?.write("A.layout")
    if restores { presentedViewController.view.frame.size = CardStage.frame.size }
  }
}
