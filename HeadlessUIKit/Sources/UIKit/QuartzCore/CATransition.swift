/// From what a layer showed to what it is now. `presentation()` is the new state at once; what the
/// screen still mixes in is in `headlessDissolve`.
open class CATransition: CAAnimation {
  private var storedType = CATransitionType.fade
  private var storedSubtype: CATransitionSubtype?
  private var storedStartProgress: Float = 0
  private var storedEndProgress: Float = 1
  private var picture: CALayer?

  open var type: CATransitionType {
    get { storedType }
    set { if mayChange("type") { storedType = newValue } }
  }

  open var subtype: CATransitionSubtype? {
    get { storedSubtype }
    set { if mayChange("subtype") { storedSubtype = newValue } }
  }

  open var startProgress: Float {
    get { storedStartProgress }
    set { if mayChange("startProgress") { storedStartProgress = newValue } }
  }

  open var endProgress: Float {
    get { storedEndProgress }
    set { if mayChange("endProgress") { storedEndProgress = newValue } }
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    storedType = other.storedType
    storedSubtype = other.storedSubtype
    storedStartProgress = other.storedStartProgress
    storedEndProgress = other.storedEndProgress
    picture = other.picture
  }

  /// What the screen shows of the layer when the transition is added.
  func take(from layer: CALayer) {
    if type != .fade {
      HeadlessMisuse.record(.notModelled, "The stand-in's transitions fade, whatever their type.")
    }
    guard layer.committed != nil else { return }
    nonisolated(unsafe) let shown = layer
    nonisolated(unsafe) var picture: CALayer?
    MainActor.assumeIsolated {
      picture = SnapshotCapture(keepsEffects: true, isCommitted: true).picture(of: shown)
    }
    self.picture = picture
  }

  override func apply(
    at time: CFTimeInterval, enclosing: CFTimeInterval?, to state: inout LayerState,
    model: LayerState
  ) {
    let duration = timing.duration > 0 ? timing.duration : enclosing ?? 0
    guard let picture,
      let sample = timing.sample(at: time, duration: duration)
    else { return }
    let share = timingFunction?.curve(sample.fraction) ?? sample.fraction
    let progress = Double(startProgress) + Double(endProgress - startProgress) * share
    state.dissolve = HeadlessDissolve(from: picture, progress: CGFloat(min(max(progress, 0), 1)))
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
