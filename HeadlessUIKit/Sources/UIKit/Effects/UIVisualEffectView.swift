/// Shows `contentView` over what lies behind, seen through `effect`.
@MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()
  private var isFadingKnown = false
  private var isMaskKnown = false
  private var arrival = Arrival.awaited

  private enum Arrival {
    /// Its first frame with an effect is still to come.
    case awaited
    case invisible, visible
  }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    prepare()
    self.effect = effect
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.state.content = .effect(.none)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    arrival = .awaited
    if window != nil { EffectWatch.add(self) }
  }

  open var contentView: UIView { content }

  /// Changes inside an animation are animated, as the documentation of the class asks for in place
  /// of fading the view [animation 67].
  // Unverified: that an animator which ends at its start gives back the effect of before, and that
  // one which is stopped half-way leaves half of the effect.
  open var effect: UIVisualEffect? {
    get { layer.state.effect.source }
    set { show(newValue) }
  }

  private func show(_ effect: UIVisualEffect?) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    layer.setEffect(effect?.resolved(isDark: isDark) ?? .none)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle {
      show(effect)
    }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== content else { return }
    HeadlessMisuse.record(
      .subviewOfEffectView,
      "\(type(of: subview)) has been added as a subview to a UIVisualEffectView. Add it to its "
        + "contentView instead.")
  }

  /// "The effect looks incorrect or does not show at all" where this view or one above is faded
  /// (documentation, "Setting the correct alpha value"). Told once, until it is whole again.
  func checkFading() {
    guard window != nil, layer.presentation()?.headlessEffect != nil else { return }
    let opacity = layer.shownOpacityInWindow
    if opacity >= 1 { isFadingKnown = false }
    guard opacity > 0, opacity < 1, !isFadingKnown else { return }
    isFadingKnown = true
    HeadlessMisuse.record(
      .effectFaded,
      "a UIVisualEffectView, or a view above it, has an alpha below 1: the effect appears broken")
  }

  /// A mask over a view above makes the effect fail, and an exception is thrown [animation 107]. Told once, until
  /// there is none.
  func checkMasks() {
    guard window != nil, layer.presentation()?.headlessEffect != nil else { return }
    let isMasked = sequence(first: self as UIView, next: \.superview).dropFirst()
      .contains { $0.mask != nil || $0.layer.mask != nil }
    defer { isMaskKnown = isMasked }
    guard isMasked, !isMaskKnown else { return }
    HeadlessMisuse.record(
      .effectMasked,
      "a view above a UIVisualEffectView has a mask: the effect fails, and an exception is thrown")
  }

  /// An effect that becomes visible after an invisible first frame stays flat, since iOS 26.1:
  /// FB21158374, developer.apple.com/forums/thread/808410. The limit of 0.02, and that what is seen
  /// counts as well as the model, are measurements of expo/expo#41024 and #48994.
  // Unverified: hidden views have no first frame.
  func checkArrival() {
    guard MisuseWatch.kinds.contains(.arrivedInvisible), arrival != .visible else { return }
    guard layer.wasCommitted, layer.state.effect.source != nil else {
      arrival = .awaited
      return
    }
    if layer.isHiddenInWindow { return }
    let isVisible = min(layer.shownOpacityInWindow, layer.modelOpacityInWindow) >= 0.02
    if isVisible, arrival == .invisible {
      HeadlessMisuse.note(
        .arrivedInvisible,
        "a UIVisualEffectView was below an opacity of 0.02 in its first frame in the window and "
          + "is shown now: from iOS 26.1 on it stays flat")
    }
    arrival = isVisible ? .visible : .invisible
  }
}

extension CALayer {
  fileprivate var isHiddenInWindow: Bool { state.isHidden || parent?.isHiddenInWindow == true }

  fileprivate var modelOpacityInWindow: Float {
    max(0, state.opacity) * (parent?.modelOpacityInWindow ?? 1)
  }
}

/// Looks at the visual effects on the screen after every turn of the run loop.
@MainActor enum EffectWatch {
  private static var views: [Weak<UIVisualEffectView>] = []

  static func add(_ view: UIVisualEffectView) {
    _ = registered
    views.removeAll { $0.object == nil || $0.object === view }
    views.append(Weak(object: view))
  }

  private static let registered: Void = {
    MainLoop.main.onReset { MainActor.assumeIsolated { views = [] } }
    MainLoop.main.afterEveryTurn {
      MainActor.assumeIsolated {
        for view in views {
          view.object?.checkFading()
          view.object?.checkMasks()
          view.object?.checkArrival()
        }
      }
    }
  }()
}
