import UIKit

/// The container and the views of one run: which view plays which role, and the list of undos.
///
/// Every change to a view of the app or of UIKit records its undo; `strike(committed:)` runs the
/// undos once, last first.
@MainActor
final class Stage {
  let container: UIView
  private(set) var views: [Role: UIView] = [:]
  let direction: TransitionDirection
  let foreController: UIViewController?
  let backController: UIViewController?
  /// The resting frame of the fore screen in the container, which UIKit may change during the run.
  private let restingFrame: () -> CGRect
  private var undos: [(_ committed: Bool) -> Void] = []
  private var props: [UIView] = []
  /// Stands for a presenter that stays in place.
  private let backPicture: UIView?
  private let backFrame: () -> CGRect?
  /// True if the back screen fills the container, and so follows its size.
  private var isBackFull = true

  /// - Parameters:
  ///   - restingFrame: The fore screen's resting frame; by default its final frame.
  ///   - backPicture: What a full screen covers, if the presenter stays in place.
  init(
    _ context: any UIViewControllerContextTransitioning, direction: TransitionDirection,
    restingFrame: (() -> CGRect)? = nil, backPicture: UIView? = nil
  ) {
    self.backPicture = backPicture
    container = context.containerView
    self.direction = direction
    let opens = direction == .opening
    let arriving = context.viewController(forKey: .to)
    let leaving = context.viewController(forKey: .from)
    foreController = opens ? arriving : leaving
    backController = opens ? leaving : arriving
    self.restingFrame =
      restingFrame ?? { [weak context, container, foreController] in
        let frame = foreController.flatMap { context?.finalFrame(for: $0) } ?? .zero
        return frame.isUsable ? frame : container.bounds
      }
    // A screen that leaves keeps the frame that it has.
    backFrame = { [weak context, backController] in
      guard !opens, let frame = backController.flatMap({ context?.finalFrame(for: $0) }) else {
        return nil
      }
      return frame.isUsable ? frame : nil
    }
    views[.fore] = context.view(forKey: opens ? .to : .from) ?? foreController?.viewIfLoaded
    // No view for the presenter means that it stays where it is: do not touch it.
    views[.back] = context.view(forKey: opens ? .from : .to)
  }

  /// Adds both screens to the container, at their resting frames.
  func enter() {
    // Safe areas are known once the container has been laid out.
    container.layoutIfNeeded()
    if let fore = views[.fore] { enter(fore, arriving: direction == .opening) }
    if let back = views[.back] {
      enter(back, arriving: direction == .closing)
      isBackFull = back.frame == container.bounds
    } else if let backPicture, backPicture.bounds.size == container.bounds.size {
      backPicture.frame = container.bounds
      container.insertSubview(backPicture, at: 0)
      props.append(backPicture)
      views[.back] = backPicture
    }
    layOutViews()
  }

  /// Stacks the views of the roles, lowest first, and adds the missing props: the shade, and the
  /// backdrop between two full screens, which is opaque so that the window does not show through.
  func arrange(_ roles: [Role], backdrop: UIView?, background: UIColor) {
    for role in roles {
      if views[role] == nil {
        switch role {
        case .backdrop:
          views[role] =
            backdrop ?? (views[.back] == nil ? nil : prop(background.withAlphaComponent(1)))
        case .shade: views[role] = prop(.black)
        case .light: views[role] = prop(.clear, LightView(frame: container.bounds))
        case .fore, .back: break
        }
      }
      // A tab bar controller's own wrapper, for example, may be between a screen and the container.
      var branch = views[role]
      while let view = branch, view.superview !== container { branch = view.superview }
      if let branch { container.bringSubviewToFront(branch) }
    }
    // Both screens must be laid out before anything is measured or snapshotted.
    container.layoutIfNeeded()
  }

  /// Gives both screens the resting frames that UIKit wants now.
  func layOutViews() {
    if let fore = views[.fore] { fore.rest(in: restingFrame()) }
    if let back = views[.back], let frame = isBackFull ? container.bounds : backFrame() {
      back.rest(in: frame)
    }
  }

  func geometry(
    options: ResolvedOptions,
    report: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void
  ) -> Geometry {
    Geometry(
      of: container, fore: restingFrame(),
      reference: backController?.viewIfLoaded, options: options, report: report)
  }

  /// Records how to revert a change. Undos run last first.
  func undo(_ action: @escaping (_ committed: Bool) -> Void) { undos.append(action) }

  func strike(committed: Bool) {
    while let undo = undos.popLast() { undo(committed) }
    views = [:]
  }

  /// Removes the props, which stay behind what leaves until UIKit has removed it.
  func removeProps() {
    for prop in props { prop.removeFromSuperview() }
    props = []
  }

  private func enter(_ view: UIView, arriving: Bool) {
    guard view.superview !== container, !view.isDescendant(of: container) else { return }
    let (home, index) = (view.superview, view.superview?.subviews.firstIndex(of: view))
    if let fore = views[.fore], view !== fore, fore.superview === container {
      container.insertSubview(view, belowSubview: fore)
    } else {
      container.addSubview(view)
    }
    undos.append { [container] committed in
      guard view.superview === container else { return }
      if arriving {
        // UIKit removes what it presented, but leaves a presenter's view that came back.
        if !committed { view.removeFromSuperview() }
      } else if let home, let index {
        home.insertSubview(view, at: min(index, home.subviews.count))
      }
    }
  }

  /// Adds a view without content that casts the shadow of a view which cannot do so itself: it lies below
  /// that view, and has its size.
  func addShadow(below view: UIView) -> UIView? {
    guard view.superview === container else { return nil }
    let shadow = UIView(frame: container.bounds)
    shadow.rest(in: view.layer.restingFrame)
    shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shadow.isUserInteractionEnabled = false
    shadow.layer.shadowColor = UIColor.black.cgColor
    container.insertSubview(shadow, belowSubview: view)
    props.append(shadow)
    return shadow
  }

  /// Masks a view of the app's for this run.
  func mask(_ view: UIView, by mask: CALayer) {
    view.layer.mask = mask
    undo { [weak view] _ in if view?.layer.mask === mask { view?.layer.mask = nil } }
  }

  /// Clips a view for this run, because round corners show only on a clipped layer.
  func clip(_ view: UIView) {
    let layer = view.layer
    let (clipped, curve) = (layer.masksToBounds, layer.cornerCurve)
    CATransaction.withoutActions {
      layer.masksToBounds = true
      layer.cornerCurve = .continuous
    }
    undo { _ in
      CATransaction.withoutActions {
        if layer.masksToBounds { layer.masksToBounds = clipped }
        if layer.cornerCurve == .continuous { layer.cornerCurve = curve }
      }
    }
  }

  /// Adds a plain view that exists for this run only.
  private func prop(_ color: UIColor, _ made: UIView? = nil) -> UIView {
    let view = made ?? UIView(frame: container.bounds)
    view.backgroundColor = color
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    props.append(view)
    return view
  }
}
