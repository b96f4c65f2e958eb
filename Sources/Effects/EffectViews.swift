import UIKit

/// The views inside both screens that effects move, found once for each run.
///
/// The views stay in their superviews. Effects animate only their layers and leave the model at rest, so touches find
/// the views at their places at rest.
@MainActor
final class EffectViews {
  private let stage: Stage
  /// The effects of the screens themselves, from `TransitionParticipant.viewEffects` and Interface Builder.
  private let sources: [EffectSource]
  /// The views flying as shared elements, not moved by any effect.
  private let elements: Set<ObjectIdentifier>
  /// The keys of effects on views in `elements`.
  private var flying: Set<String> = []
  private var found: [InnerViews: [UIView]] = [:]
  private var roles: [ObjectIdentifier: Choreography.Role] = [:]
  /// For views with effects of both a screen and the transition: the transition's role, by the screen's role.
  private var common: [Choreography.Role: Choreography.Role] = [:]
  /// The views in `common`, each claimed by a single screen: the effect of another screen is ignored.
  private var owned: Set<ObjectIdentifier> = []

  /// Returns `nil` if neither the transition nor a screen has effects on views.
  ///
  /// - Parameters:
  ///   - keys: The keys of the transition's effects.
  ///   - elements: The views flying as shared elements.
  ///   - asksScreens: True if the screens' own effects (`ElementScreen.ownEffects`) play, too.
  init?(
    _ keys: Set<String>, on stage: Stage, requester: UIViewController?,
    elements: Set<ObjectIdentifier>, asksScreens: Bool, report: (TransitionIssue) -> Void
  ) {
    self.stage = stage
    self.elements = elements
    let screens = [
      stage.frontController.map { ElementScreen($0, as: .front) },
      stage.backController.map { ElementScreen($0, requester: requester) },
    ].compactMap { $0 }
    sources = asksScreens ? screens.flatMap(\.ownEffects) : []
    guard !keys.isEmpty || !sources.isEmpty else { return nil }
    if !keys.isEmpty {
      let whole = screens.map {
        EffectSource(screen: $0, controllers: $0.controllers, view: $0.root.viewIfLoaded)
      }
      find(keys, of: whole, report)
    }
    for source in sources { find(source.effects.effectKeys, of: [source], report) }
    for key in flying.sorted() { report(.effectOnElement(key: key)) }
  }

  /// Finds the views with `keys`, and reports unknown keys.
  private func find(
    _ keys: Set<String>, of sources: [EffectSource], _ report: (TransitionIssue) -> Void
  ) {
    let keyed = sources.map { $0.view?.viewsWithEffectKeys ?? [:] }
    for key in keys.sorted() {
      var isKnown = false
      for (source, keyed) in zip(sources, keyed) {
        let views = source.controllers.views(forEffect: key) + (keyed[key] ?? [])
        isKnown = isKnown || !views.isEmpty
        enter(views, source.views(key), of: source.screen.root)
      }
      if !isKnown {
        report(.effectKeyUnknown(key: key, known: Set(keyed.flatMap(\.keys)).sorted()))
      }
    }
  }

  /// Gives the visible views of `group` their roles, in reading order. A view keeps its first role; only an effect of
  /// its screen and an effect of the transition with the same key are combined, by `common`.
  private func enter(_ views: [UIView], _ group: InnerViews, of root: UIViewController) {
    let free = views.seen(of: root).filter {
      guard case .view(let first, _) = roles[ObjectIdentifier($0)]?.kind else { return true }
      return first.owner == 0 && first.key == group.key
        && group.owner > 0 && owned.insert(ObjectIdentifier($0)).inserted
    }
    let moving = free.filter { !elements.contains(ObjectIdentifier($0)) }
    if moving.count < free.count { flying.insert(group.key) }
    let inOrder = moving.inReadingOrder(on: stage.container)
    guard !inOrder.isEmpty else { return }
    found[group] = inOrder
    for (index, view) in inOrder.enumerated() {
      let role = Choreography.Role(kind: .view(group, index))
      if let known = roles[ObjectIdentifier(view)] {
        common[role] = known
      } else {
        roles[ObjectIdentifier(view)] = role
        stage.views[role] = view
      }
    }
  }

  /// True if a screen has effects of its own.
  var hasSources: Bool { !sources.isEmpty }

  /// The frames of all views at rest, in the container's coordinates and in reading order.
  var frames: [InnerViews: [CGRect]] {
    found.mapValues { $0.map { stage.container.convert($0.bounds, from: $0) } }
  }

  /// The places named by the screens' own effects.
  var places: [TransitionPlace] { sources.flatMap(\.effects.places) }

  /// Returns the reports on the screens' own effects.
  func issues(on geometry: TransitionGeometry) -> [TransitionIssue] {
    sources.flatMap { $0.effects.issues(on: geometry) }
  }

  /// Returns `choreography` combined with the screens' own effects.
  func completing(
    _ choreography: Choreography, _ direction: TransitionDirection,
    on geometry: TransitionGeometry
  ) -> Choreography {
    var parts = sources.flatMap { source in
      source.effects.parts(direction, on: geometry) { [source.views($0)] }
    }
    for index in parts.indices {
      if let known = common[parts[index].role] { parts[index].role = known }
    }
    guard !parts.isEmpty else { return choreography }
    if direction == .closing { parts = parts.map { $0.reversed() } }
    var addition = choreography
    addition.parts = parts
    return choreography.combined(with: addition)
  }

  /// Returns the indices of frames from top to bottom, and from leading to trailing within a row.
  static func readingOrder(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    var rows: [[Int]] = []
    for index in frames.indices.sorted(by: { frames[$0].minY < frames[$1].minY }) {
      if let first = rows.last?.first, frames[index].minY < frames[first].midY {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        isRightToLeft ? frames[$0].maxX > frames[$1].maxX : frames[$0].minX < frames[$1].minX
      }
    }
  }
}

extension [UIViewController] {
  @MainActor
  fileprivate func views(forEffect key: String) -> [UIView] {
    flatMap { ($0 as? any TransitionParticipant)?.views(forEffect: key) ?? [] }
  }
}

extension TransitionRun {
  /// Returns the views with an effect key in a screen, in reading order: views with this `UIView.effectKey`, and views
  /// returned by `TransitionParticipant.views(forEffect:)`. Views that are hidden, clipped away or empty are excluded.
  /// An empty result is not reported.
  ///
  /// ```swift
  /// .animations { run in
  ///   let rows = run.views(forEffect: "row", in: .front)
  ///   for row in rows { row.alpha = 0 }
  ///   run.animate(delayFactor: 0.3) { for row in rows { row.alpha = 1 } }
  /// }
  /// ```
  ///
  /// After the run, the transform and opacity of these views are as before, as for the screens.
  public func views(forEffect key: String, in screen: TransitionScreen) -> [UIView] {
    let controller = screen == .front ? request.front : request.back
    guard isInProgress, let controller else { return [] }
    // A screen that has just arrived has not been laid out.
    controller.viewIfLoaded?.layoutIfNeeded()
    // Either screen may be passed with the `requester`: only the screen underneath may contain `requester`.
    let source = ElementScreen(
      controller, as: screen, requester: request.requester)
    let keyed = controller.viewIfLoaded?.viewsWithEffectKeys[key] ?? []
    let views = (source.controllers.views(forEffect: key) + keyed).seen(of: controller)
      .inReadingOrder(on: containerView)
    for view in views { keep(view) }
    return views
  }
}

extension [UIView] {
  /// Returns the views visible in a screen, each once.
  @MainActor
  fileprivate func seen(of root: UIViewController) -> [UIView] {
    var named: Set<ObjectIdentifier> = []
    return filter {
      named.insert(ObjectIdentifier($0)).inserted && !$0.bounds.isEmpty
        && $0.isOnScreen(of: root)
    }
  }

  /// Returns the views from top to bottom, and from leading to trailing within a row.
  @MainActor
  fileprivate func inReadingOrder(on container: UIView) -> [UIView] {
    let isRightToLeft = first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = map { container.convert($0.bounds, from: $0) }
    return EffectViews.readingOrder(of: frames, isRightToLeft: isRightToLeft).map { self[$0] }
  }
}

extension UIView {
  /// The key by which effects find the view, in either screen. Several views may have the same key.
  ///
  /// ```swift
  /// cell.effectKey = "row"
  /// ```
  ///
  /// With `nil` or an empty string, no effect finds the view. The view moves inside its superview, clipped by the same
  /// ancestors as at rest.
  @IBInspectable public var effectKey: String? {
    get { keys[self] }
    set { keys[self] = newValue?.isEmpty == true ? nil : newValue }
  }
}

@MainActor private let keys = Slot<String>()
