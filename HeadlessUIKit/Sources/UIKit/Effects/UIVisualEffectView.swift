/// Shows `contentView` over what lies behind, seen through `effect`.
@MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()
  private var isFadingKnown = false

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
}

extension CALayer {
  /// What all the layers from here up let through, as the screen shows them now.
  fileprivate var shownOpacityInWindow: Float {
    guard let committed else { return 1 }
    let isStill = committed.animations.isEmpty
    let shown = isStill ? committed.state : presentation()?.state ?? committed.state
    if shown.isHidden || shown.opacity <= 0 { return 0 }
    return min(shown.opacity, 1) * (parent?.shownOpacityInWindow ?? 1)
  }
}
