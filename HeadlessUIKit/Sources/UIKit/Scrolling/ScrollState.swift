/// What moves a scroll view, beside its public settings.
@MainActor struct ScrollState {
  /// The part of the safe area that has become content inset.
  var absorbed = UIEdgeInsets.zero
  /// The whole inset that was announced last.
  var announced = UIEdgeInsets.zero
  /// Whether the content was at its top, and at its bottom, when the bars were told last.
  var edges = (true, true)
  var bouncesX = true
  var bouncesY = true
  var transfersX = true
  var transfersY = true
  var isTracking = false
  var drag: Drag?
  var glide: Glide?
  var animation: Animation?

  struct Drag {
    /// Where the finger holds the content; it is shown nearer to the limits where it is beyond.
    var held: CGPoint
    /// What was shown of it last: another offset means that the program has moved the content.
    var shown: CGPoint
    var lastMove: CFTimeInterval
    let movesX: Bool
    let movesY: Bool
  }

  struct Glide {
    let x: ScrollGlide
    let y: ScrollGlide
    let start: CFTimeInterval
    /// How far the program has moved the content meanwhile.
    var shift = CGPoint.zero
    var shown: CGPoint
  }

  struct Animation {
    let from: CGPoint
    let to: CGPoint
    let start: CFTimeInterval
    var isToTop = false
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }

  func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom,
      right: right - other.right)
  }
}
