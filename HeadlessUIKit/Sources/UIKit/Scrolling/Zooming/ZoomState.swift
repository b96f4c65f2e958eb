/// How far a scroll view has zoomed, beside its public limits.
@MainActor struct ZoomState {
  var scale: CGFloat = 1
  /// There only while the limits differ [gestures 153].
  var pinch: ScrollPinch?
  var grip: Grip?
  var animation: Animation?
  /// Scale, content size and offset are not yet those of one zoom.
  var isChanging = false

  /// The offset is the fingers', or not final.
  var holdsContent: Bool { grip != nil || isChanging }

  /// Two fingers hold the content.
  struct Grip {
    weak var view: UIView?
    /// What the scale would be at a pinch of 1, if nothing held it back.
    let base: CGFloat
    /// The point of the view that lies in the middle of the fingers.
    let anchor: CGPoint
  }

  struct Animation {
    let number: Int
    weak var view: UIView?
    let isBounce: Bool
  }
}
