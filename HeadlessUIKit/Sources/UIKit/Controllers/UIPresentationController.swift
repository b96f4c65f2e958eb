@MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private let presented: UIViewController
  private let styleAtCreation: UIModalPresentationStyle
  /// Nil until the presentation finds out who presents, where it was created before
  /// [controllers 1.5].
  var presenter: UIViewController? { didSet { TraitChanges.count += 1 } }
  /// Set for as long as the presentation lasts.
  var container: PresentationContainerView? { didSet { TraitChanges.count += 1 } }
  /// Created without a presenter, it may never learn of its container [controllers 8.13].
  var hidesContainer = false
  var traitsOfPresented: UITraitCollection? { didSet { TraitChanges.count += 1 } }
  /// Where the presenter's view goes back to.
  var presenterPlace: PresenterPlace?
  /// Covers its presenter alone, not the screen.
  var isInContext = false
  /// The one that was asked to present, where this one is what it has adapted to.
  var original: UIPresentationController? { didSet { TraitChanges.count += 1 } }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    styleAtCreation = presentedViewController.modalPresentationStyle
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  open var presentedViewController: UIViewController { presented }
  open var presentingViewController: UIViewController { presenter ?? presented }
  open var presentationStyle: UIModalPresentationStyle { styleAtCreation }
  open var containerView: UIView? { hidesContainer ? nil : container }
  open var presentedView: UIView? { presented.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    answer { $0.adaptivePresentationStyle(for: self) }
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptation(to: traitCollection)
  }

  /// What this one adapts to in a compact environment where its delegate does not say.
  var styleWithoutDelegate: UIModalPresentationStyle { .none }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open var preferredContentSize: CGSize { presented.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Hands on to the presented controller, unless it keeps its size [controllers 9.7, 9.8].
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let childSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard presented.viewIfLoaded?.bounds.size != childSize else {
      return presented.tellPresented(of: childSize, with: coordinator)
    }
    presented.viewWillTransition(to: childSize, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: newCollection, with: coordinator)
  }

  /// For the presented controller alone (documentation).
  @available(iOS, deprecated: 17.0)
  open var overrideTraitCollection: UITraitCollection? {
    get { traitsOfPresented }
    set {
      traitsOfPresented = newValue
      presented.viewIfLoaded?.updateTraits()
    }
  }

  /// What UIKit itself changes for its styles.
  var traitsOfStyle: TraitTable { TraitTable() }

  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presenter?.traitCollection ?? presented.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
