import UIKit

/// UIKit's context under our names: which view plays which role, and the list of undos.
///
/// Every change to somebody's view is written with its undo on the next line; `strike()` runs
/// the undos last-first, once.
@MainActor
final class Stage {
  let container: UIView
  private(set) var views: [Role: UIView] = [:]
  let direction: TransitionDirection
  let foreController: UIViewController?
  let backController: UIViewController?
  /// Where the fore screen rests in the container. Read late: UIKit may want another frame by then.
  private let restingFrame: () -> CGRect
  private var undos: [(_ committed: Bool) -> Void] = []

  /// - Parameter restingFrame: Where the fore screen rests; by default what the context says.
  init(
    _ context: any UIViewControllerContextTransitioning, direction: TransitionDirection,
    restingFrame: (() -> CGRect)? = nil
  ) {
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
    views[.fore] = context.view(forKey: opens ? .to : .from) ?? foreController?.viewIfLoaded
    // No view for the presenter means: it stays where it is, do not touch it.
    views[.back] = context.view(forKey: opens ? .from : .to)
  }

  /// Brings both screens into the container and into their resting places.
  func enter() {
    if let fore = views[.fore] { enter(fore, arriving: direction == .opening) }
    if let back = views[.back] { enter(back, arriving: direction == .closing) }
    layOutViews()
  }

  /// Stacks the roles, the lowest first, and makes what is ours to make: the ground between two
  /// full screens, which is opaque so that nothing shines through, and darkness.
  func arrange(_ roles: [Role], backdrop: UIView?, background: UIColor) {
    for role in roles {
      if views[role] == nil {
        switch role {
        case .backdrop:
          views[role] =
            backdrop ?? (views[.back] == nil ? nil : prop(background.withAlphaComponent(1)))
        case .shade: views[role] = prop(.black)
        case .fore, .back: break
        }
      }
      if let view = views[role], view.superview === container {
        container.bringSubviewToFront(view)
      }
    }
    // Late: both screens are laid out before anything is measured or drawn.
    container.layoutIfNeeded()
  }

  /// Read late: the frames are the ones that UIKit wants now.
  func layOutViews() {
    if let fore = views[.fore] { fore.rest(in: restingFrame()) }
    if let back = views[.back] { back.rest(in: container.bounds) }
  }

  func geometry(
    options: ResolvedOptions,
    report: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void
  ) -> Geometry {
    Geometry(
      of: container, fore: restingFrame(),
      reference: backController?.viewIfLoaded, options: options, report: report)
  }

  /// Remembers how to take back a change; undos run last-first.
  func undo(_ action: @escaping (_ committed: Bool) -> Void) { undos.append(action) }

  func strike(committed: Bool) {
    while let undo = undos.popLast() { undo(committed) }
    views = [:]
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
        // UIKit takes away what it presented, but leaves a presenter's view that came back.
        if !committed { view.removeFromSuperview() }
      } else if let home, let index {
        home.insertSubview(view, at: min(index, home.subviews.count))
      }
    }
  }

  /// A plain view of ours for the length of the run.
  private func prop(_ color: UIColor) -> UIView {
    let view = UIView(frame: container.bounds)
    view.backgroundColor = color
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    undos.append { _ in view.removeFromSuperview() }
    return view
  }
}
