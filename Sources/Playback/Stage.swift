import UIKit

/// The container and the views of a run: the view of each role, and the list of undos.
///
/// Every change to a view of the app or of UIKit records its undo. `strike(committed:)` runs the undos once, last
/// first, before `completeTransition`; `removeProps()` runs the late undos after it, when UIKit has removed the leaving
/// screen.
@MainActor
final class Stage {
  let container: UIView
  var views: [Choreography.Role: UIView] = [:]
  let direction: TransitionDirection
  let frontController: UIViewController?
  let backController: UIViewController?
  /// The picture in place of the back screen, if that has left the window.
  let windowPicture: WindowPicture?
  private weak var context: (any UIViewControllerContextTransitioning)?
  private let restingFrame: (() -> CGRect)?
  /// Called for a request or a setting of the app that the run cannot respect.
  var report: (TransitionIssue) -> Void = { _ in }
  private var undos: [(_ committed: Bool) -> Void] = []
  private var lateUndos: [() -> Void] = []
  private var companions: [Companion] = []
  /// The views from `add(inFront:)`, in front of both screens.
  private var overlays: [UIView] = []
  /// True in a container's run, whose screens have no permanent `WrapperView`.
  let isInContainer: Bool
  /// The app's view in front of all views of the run.
  private weak var ceiling: UIView?
  /// The first responder whose editing was ended for this run.
  private weak var edited: UIResponder?
  /// True if the back screen fills the container, and therefore follows its size.
  private var isBackFull = true

  /// - Parameter restingFrame: The front screen's resting frame; by default its final frame.
  init(
    _ context: any UIViewControllerContextTransitioning, direction: TransitionDirection,
    below ceiling: UIView? = nil, restingFrame: (() -> CGRect)? = nil
  ) {
    self.context = context
    self.restingFrame = restingFrame
    container = context.containerView
    self.ceiling = ceiling
    isInContainer = context.presentationStyle == .none
    self.direction = direction
    let opens = direction == .opening
    frontController = context.viewController(forKey: opens ? .to : .from)
    backController = context.viewController(forKey: opens ? .from : .to)
    views[.front] = context.view(forKey: opens ? .to : .from) ?? frontController?.viewIfLoaded
    // `nil` for the presenter means that its view stays in place, untouched.
    let back = context.view(forKey: opens ? .from : .to)
    windowPicture = back as? WindowPicture
    views[.back] = back
  }

  /// The resting frame of the front screen in the container; UIKit may change the frame during the run.
  private var frontFrame: CGRect {
    if let restingFrame { return restingFrame() }
    let frame = frontController.flatMap { context?.finalFrame(for: $0) } ?? .zero
    if frame.isUsable { return frame }
    // For a leaving screen, UIKit has only `initialFrame(for:)`.
    let former = frontController.flatMap { context?.initialFrame(for: $0) } ?? .zero
    return former.isUsable && former.width == container.bounds.width ? former : container.bounds
  }

  /// The resting frame of an arriving back screen. A leaving screen keeps its frame, and UIKit does not update a
  /// presenter's final frame.
  private var backFrame: CGRect? {
    guard direction == .closing, isInContainer,
      let frame = backController.flatMap({ context?.finalFrame(for: $0) }), frame.isUsable
    else { return nil }
    return frame
  }

  /// Adds both screens to the container, at their resting frames.
  ///
  /// - Parameter backPicture: A picture in place of a presenter that stays where it is, under a full screen.
  func enter(backPicture: UIView? = nil) {
    // Safe areas are known only after the layout of the container.
    container.layoutIfNeeded()
    enter(.front, arriving: direction == .opening)
    enter(.back, arriving: direction == .closing)
    if let back = views[.back] {
      // UIKit removes only a presenter that fills the container, and does not resize the removed view.
      let wasRemoved = direction == .closing && !isInContainer
      isBackFull = wasRemoved || back.frame == container.bounds
    } else if let backPicture, backPicture.bounds.size == container.bounds.size {
      backPicture.frame = container.bounds
      container.insertSubview(backPicture, at: 0)
      lateUndos.append { backPicture.removeFromSuperview() }
      views[.back] = backPicture
    }
    layOutViews()
    container.layoutIfNeeded()
  }

  /// Orders the views of `roles`, lowest first, and adds the missing props: shade, lights, and the backdrop between two
  /// full screens. The backdrop is opaque where the old screen moves, because the window must not show through.
  func arrange(_ roles: [Choreography.Role], backdrop: UIView?, background: UIColor) {
    let ground = roles.contains(.back) ? background.withAlphaComponent(1) : background
    for role in roles where !role.isView {
      if views[role] == nil {
        switch role.kind {
        case .backdrop: views[role] = backdrop ?? (views[.back] == nil ? nil : addProp(ground))
        case .shade: views[role] = addProp(.black)
        case .light, .cast: views[role] = addProp(.clear, LightView(frame: container.bounds))
        case .front, .back, .picture, .view: break
        }
      }
      bringToFront(role)
    }
    layOutBackdrop()
    companions.forEach(order)
    for overlay in overlays where overlay.superview === container { bringToFront(overlay) }
    // Both screens must be laid out before any measurement or snapshot.
    container.layoutIfNeeded()
  }

  /// Brings the view of a role to the front, but behind `ceiling`.
  func bringToFront(_ role: Choreography.Role) {
    if let branch = views[role]?.branch(in: container) { bringToFront(branch) }
  }

  private func bringToFront(_ view: UIView) {
    if let ceiling, ceiling.superview === container {
      container.insertSubview(view, belowSubview: ceiling)
    } else {
      container.bringSubviewToFront(view)
    }
  }

  /// Adds a view that stays in front of both screens, whenever `arrange(_:backdrop:background:)` orders them anew.
  func add(inFront view: UIView) {
    container.addSubview(view)
    overlays.append(view)
    bringToFront(view)
  }

  /// Gives both screens the resting frames that UIKit wants now. In a container's run without a window nothing changes,
  /// because the container has no safe area then, and its final frames are as large as without bars.
  func layOutViews() {
    guard container.window != nil || !isInContainer else { return }
    if let front = views[.front] { layOut(front, in: frontFrame) }
    if let back = views[.back], let frame = backFrame ?? (isBackFull ? container.bounds : nil) {
      layOut(back, in: frame)
    }
    layOutBackdrop()
    companions.forEach(layOut)
  }

  /// Keeps the backdrop of two children behind them: the parent's own views beside them stay in sight.
  private func layOutBackdrop() {
    guard context is ChildContext, let backdrop = views[.backdrop] else { return }
    let screens = [Choreography.Role.front, .back].compactMap { views[$0]?.layer.restingFrame }
    backdrop.frame = screens.reduce(.null) { $0.union($1) }
  }

  private func layOut(_ view: UIView, in frame: CGRect) {
    view.setRestingFrame(frame)
    guard isInContainer, let wrapper = view as? WrapperView else { return }
    // A container also sets its screen's frame during a run, in the container's own points.
    if wrapper.bounds.origin != frame.origin { wrapper.bounds.origin = frame.origin }
  }

  func geometry(_ settings: TransitionSettings) -> TransitionGeometry {
    var geometry = TransitionGeometry(
      of: container, front: frontFrame, reference: backController?.viewIfLoaded, settings: settings)
    // A container's bars lie above its screens. Content seen through a bar moves along with its screen.
    if isInContainer {
      geometry.bars = frontController?.hiddenByBars(in: container, frame: geometry.front) ?? .zero
      geometry.backBars =
        backController?.hiddenByBars(in: container, frame: backFrame ?? container.bounds) ?? .zero
    }
    return geometry
  }

  /// Records the undo of a change. Undos run last first.
  func undo(_ action: @escaping (_ committed: Bool) -> Void) { undos.append(action) }

  /// Observes a notification until the end of the run.
  func observe(
    _ name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    let center = NotificationCenter.default
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      onMainActor(action)
    }
    undo { _ in center.removeObserver(token) }
  }

  func strike(committed: Bool) {
    while let undo = undos.popLast() { undo(committed) }
    views = [:]
  }

  /// Removes the props and the clips of the leaving screen, which stay until UIKit has removed that screen.
  func removeProps() {
    while let undo = lateUndos.popLast() { undo() }
  }

  private func enter(_ role: Choreography.Role, arriving: Bool) {
    guard let screen = views[role] else { return }
    guard !screen.isDescendant(of: container) else {
      // A leaving screen is wrapped in place. The wrapper cuts the screen, because a mask would break the effects in
      // the screen: https://developer.apple.com/documentation/uikit/uivisualeffectview
      guard !arriving, isInContainer, let index = container.subviews.firstIndex(of: screen),
        showsEffects(screen, role)
      else { return }
      let wrapper = wrapper(of: screen)
      container.insertSubview(wrapper, at: index)
      views[role] = wrapper
      undo { committed in if !committed { wrapper.makeWay() } }
      // UIKit has removed the leaving screen by then.
      lateUndos.append { wrapper.makeWay() }
      return
    }
    // UIKit leaves the superview to the animator, and other libraries, too, use a view of their own meanwhile:
    // https://github.com/HeroTransitions/Hero
    let isWrapped = arriving && isInContainer && screen.superview == nil
    let view = isWrapped ? wrapper(of: screen) : screen
    views[role] = view
    let (home, index) = (view.superview, view.superview?.subviews.firstIndex(of: view))
    if let front = views[.front], view !== front, front.superview === container {
      container.insertSubview(view, belowSubview: front)
    } else {
      container.addSubview(view)
    }
    undos.append { [weak self, container, isInContainer] committed in
      if view.superview === container {
        if arriving, !committed {
          // A container tells that the view disappears, and removes it. UIKit leaves the returned view of a presenter.
          if isInContainer {
            self?.lateUndos.append {
              if screen.superview === container { screen.removeFromSuperview() }
            }
          } else {
            view.removeFromSuperview()
          }
        }
        if !arriving, let home, let index {
          home.insertSubview(view, at: min(index, home.subviews.count))
        }
      }
      if view !== screen { (view as? WrapperView)?.makeWay() }
    }
  }

  /// Returns a wrapper for this run, which cuts and rounds the screen, and casts its shadow, as for a presented screen.
  private func wrapper(of screen: UIView) -> WrapperView {
    let frame = screen.layer.restingFrame
    let wrapper = WrapperView(content: screen)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layOut(wrapper, in: frame)
    return wrapper
  }

  /// True if the screen contains effects, including bars of glass.
  private func showsEffects(_ screen: UIView, _ role: Choreography.Role) -> Bool {
    let controller = role == .front ? frontController : backController
    return screen.containsEffect || (UIView.barsFloat && controller?.containsBars == true)
  }

  /// Adds an empty view that casts the shadow of a view unable to cast its own.
  func addShadow(below view: UIView) -> UIView? {
    let shadow = UIView()
    shadow.layer.shadowColor = UIColor.black.cgColor
    return addProp(shadow, beside: view, isAbove: false)
  }

  /// Adds a wrapper above a leaving screen without a `WrapperView`, for the views that a run puts onto this screen.
  ///
  /// - Parameter content: The first of these views; `nil` for an empty one.
  func addWrapper(of content: UIView? = nil, above view: UIView) -> WrapperView? {
    let wrapper = addProp(WrapperView(content: content ?? UIView()), beside: view, isAbove: true)
    wrapper?.layoutIfNeeded()
    return wrapper
  }

  /// Adds black, clear at first, over the view of a part: in its `WrapperView`, or in a new wrapper above. Returns
  /// `nil` if the container does not contain the view.
  func addDimView(over view: UIView) -> (dimView: UIView, carrier: WrapperView?)? {
    let dimView = UIView(frame: view.bounds)
    dimView.backgroundColor = .black
    dimView.alpha = 0
    dimView.isUserInteractionEnabled = false
    if let clip = (view as? WrapperView)?.contentContainer {
      clip.addSubview(dimView)
      clip.dimView = dimView
      lateUndos.append { dimView.removeFromSuperview() }
      return (dimView, nil)
    }
    return addWrapper(of: dimView, above: view).map { (dimView, $0) }
  }

  /// Makes the corners of a layer circular (`cornerCurve`) for this run.
  func curve(_ layer: CALayer) {
    let curve = layer.cornerCurve
    CATransaction.withoutActions { layer.cornerCurve = .circular }
    lateUndos.append { CATransaction.withoutActions { layer.cornerCurve = curve } }
  }

  /// Masks a view of the app for this run.
  func mask(_ view: UIView, by mask: CALayer) {
    // A mask scrolls with the content: a list still decelerating would carry the mask away.
    if let list = view as? UIScrollView, list.isDecelerating {
      list.setContentOffset(list.contentOffset, animated: false)
    }
    view.layer.mask = mask
    lateUndos.append { [weak view] in if view?.layer.mask === mask { view?.layer.mask = nil } }
  }

  /// Clips a view for this run, because round corners show only on a clipped layer.
  func clip(_ view: UIView) {
    let layer = view.layer
    let (clipped, curve) = (layer.masksToBounds, layer.cornerCurve)
    CATransaction.withoutActions {
      layer.masksToBounds = true
      layer.cornerCurve = .continuous
    }
    lateUndos.append {
      CATransaction.withoutActions {
        if layer.masksToBounds { layer.masksToBounds = clipped }
        if layer.cornerCurve == .continuous { layer.cornerCurve = curve }
      }
    }
  }
}

// Props: the library's views in the container.
extension Stage {
  /// A prop right below or above the subview of the container that carries `view`, with the frame of `view`.
  private struct Companion {
    let prop: UIView
    let view: UIView
    let branch: UIView
    let isAbove: Bool
  }

  /// Adds a prop, by default a plain view as large as the container.
  private func addProp(_ color: UIColor?, _ made: UIView? = nil) -> UIView {
    let view = made ?? UIView(frame: container.bounds)
    if let color { view.backgroundColor = color }
    prepare(view)
    container.addSubview(view)
    return view
  }

  /// Adds a `Companion`. Returns its `prop`; `nil` if no subview of the container carries `view`.
  private func addProp<Prop: UIView>(_ prop: Prop, beside view: UIView, isAbove: Bool) -> Prop? {
    guard let branch = view.branch(in: container) else { return nil }
    let companion = Companion(prop: prop, view: view, branch: branch, isAbove: isAbove)
    layOut(companion)
    prepare(prop)
    order(companion)
    companions.append(companion)
    return prop
  }

  private func prepare(_ prop: UIView) {
    prop.isUserInteractionEnabled = false
    prop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    lateUndos.append { prop.removeFromSuperview() }
  }

  private func layOut(_ companion: Companion) {
    let frame = companion.view.layer.restingFrame
    let home = companion.view.superview
    companion.prop.setRestingFrame(
      home === container ? frame : container.convert(frame, from: home))
  }

  private func order(_ companion: Companion) {
    if companion.isAbove {
      container.insertSubview(companion.prop, aboveSubview: companion.branch)
    } else {
      container.insertSubview(companion.prop, belowSubview: companion.branch)
    }
  }
}

// The editing in a closing screen.
extension Stage {
  /// Lets the keyboard leave with the screen. A dismissal begun by a finger may be cancelled, so editing ends only when
  /// the finger lifts and lets the screen go. After a cancellation, also of a screen caught again, the field that was
  /// edited then becomes first responder again; a focus that the app has moved, or ended, stays.
  ///
  /// A controller that is first responder, for its own `inputAccessoryView`, counts as an edited field.
  ///
  /// - Parameter responder: The first responder before the dismissal, if known, because UIKit may end editing by itself.
  func keepEditing(_ responder: UIResponder?, isInteractive: Bool) {
    guard direction == .closing, responder != nil || frontController?.firstResponder != nil else {
      return
    }
    if responder?.isFirstResponder == false { edited = responder }
    if !isInteractive { endEditing() }
    undo { [weak self] committed in
      guard let self else { return }
      if committed {
        endEditing()
      } else if frontController?.firstResponder == nil {
        edited?.becomeFirstResponder()
      }
    }
  }

  /// Ends editing in a closing screen, called when the screen has been let go.
  func endEditing() {
    guard direction == .closing, let responder = frontController?.firstResponder else { return }
    edited = responder
    views[.front]?.endEditing(true)
    // `endEditing(_:)` searches only views, not controllers.
    frontController?.firstResponder?.resignFirstResponder()
  }
}

extension UIViewController {
  /// The first responder in this screen: a controller, or a view.
  var firstResponder: UIResponder? {
    if isFirstResponder { return self }
    return children.lazy.compactMap(\.firstResponder).first ?? viewIfLoaded?.editedField
  }
}

extension UIView {
  /// The first responder among this view and its descendants.
  var editedField: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.editedField).first
  }

  /// Returns the subview of a container that contains this view. A tab bar controller, for example, may have a wrapper
  /// of its own between a screen and the container.
  func branch(in container: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { $0.superview === container }
  }
}

// The picture of a leaving screen.
extension Stage {
  /// Puts a picture of the leaving screen into its place, if the screen has ever been drawn. The picture is a snapshot
  /// of the window, with all effects, or in a container's run of the screen's view, because bars lie above. For an
  /// opening card, the picture shows the content under the card.
  func takePicture() {
    guard let window = container.window, !window.isHidden, views[.picture] == nil else { return }
    let leaving = views[direction == .opening ? .back : .front]
    let place = leaving.map { container.convert($0.bounds, from: $0) } ?? container.bounds
    let (drawn, frame): (UIView, CGRect) =
      if let leaving, isInContainer {
        (leaving, leaving.bounds)
      } else {
        (window, container.convert(place, to: window))
      }
    guard drawn.layer.presentation() != nil,
      let snapshot = drawn.resizableSnapshotView(
        from: frame, afterScreenUpdates: false, withCapInsets: .zero)
    else { return }
    let picture = (leaving as? WrapperView).map { card(of: snapshot, like: $0) } ?? snapshot
    picture.frame = place
    views[.picture] = addProp(nil, picture)
    // The picture is not stretched when the container changes its size.
    picture.autoresizingMask = []
    undo { committed in picture.isHidden = committed }
  }

  /// Returns a picture with the corners and the shadow of its card.
  private func card(of picture: UIView, like wrapper: WrapperView) -> UIView {
    let card = WrapperView(content: picture)
    let (clip, layer) = (wrapper.contentContainer.layer, wrapper.layer)
    card.contentContainer.layer.cornerRadius = clip.cornerRadius
    card.layer.shadowPath = layer.shadowPath
    card.layer.shadowOpacity = layer.shadowOpacity
    card.layer.shadowRadius = layer.shadowRadius
    card.layer.shadowOffset = layer.shadowOffset
    return card
  }
}
