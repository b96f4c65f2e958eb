import Screens
import TransitionCatalog
import UIKit

/// The actions of a hand on an open screen: it drags the screen halfway, wavers, throws it back,
/// catches it during the run, and sends it off.
struct Hand: Sendable {
  var preset: TransitionPreset
  /// Where a hand from the leading edge rests, as a share of the width.
  var rests: CGFloat
  /// Where a hand from the leading edge catches the screen again. A door is caught by its edge, a screen
  /// anywhere.
  var catches: CGFloat
  /// Where a hand from the leading edge lets go of the screen at last.
  var ends: CGFloat
  /// Indicates whether it pulls the screen sideways instead of making the preset's own gesture.
  var pullsSideways: Bool

  init(
    preset: TransitionPreset, rests: CGFloat = 0.55, catches: CGFloat? = nil, ends: CGFloat = 0.85,
    pullsSideways: Bool = false
  ) {
    self.preset = preset
    self.rests = rests
    self.catches = catches ?? (preset == .fold ? 0.115 : 0.4)
    self.ends = ends
    self.pullsSideways = pullsSideways
  }

  var gesture: TransitionGesture { pullsSideways ? .pullLeftRight : preset.gesture }

  /// What it does, as a sentence without its period.
  var summary: String {
    switch gesture {
    case .leadingEdge: "Dragged from the leading edge, thrown back, caught and sent off"
    case .pinch: "Pinched by two fingers, let go, caught and sent off"
    case .pullUpDown: "Pulled up or down, thrown back, caught and sent off"
    case .pullLeftRight: "Pulled sideways, thrown back, caught and sent off"
    default: "Dragged by a finger anywhere, thrown back, caught and sent off"
    }
  }

  /// Returns a point by its shares of width and height, the former measured from the leading edge.
  static func place(_ x: CGFloat, _ y: CGFloat, in size: CGSize, isMirrored: Bool) -> CGPoint {
    CGPoint(x: (isMirrored ? 1 - x : x) * size.width, y: y * size.height)
  }

  /// Returns the script, drawn for a left-to-right layout. It is empty for a gesture that no preset
  /// of the demo has.
  func script(in size: CGSize, isMirrored: Bool) -> HeadlessTouchScript {
    let w = size.width
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      Hand.place(x, y, in: size, isMirrored: isMirrored)
    }
    /// Vertical places are those of a drag to the bottom.
    func drag(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      point(x, preset.dragEdge == .top ? 1 - y : y)
    }
    switch gesture {
    case .leadingEdge:
      return Hand.drag(
        from: point(0.01, 0.52), half: point(rests, 0.56), back: point(rests - 0.13, 0.56),
        thrown: point(rests - 0.11, 0.55),
        caught: point(catches, 0.6), off: point(ends, 0.62))
    case .pullLeftRight:
      return Hand.drag(
        from: point(0.12, 0.52), half: point(0.44, 0.56), back: point(0.34, 0.56),
        // A page that turns is a line before the finger is far beyond the middle.
        thrown: point(0.33, 0.55), caught: point(0.16, 0.6), off: point(0.52, 0.62))
    case .panToEdge:
      return Hand.drag(
        from: drag(0.5, 0.3), half: drag(0.62, 0.55), back: drag(0.42, 0.48),
        thrown: drag(0.56, 0.44), caught: drag(0.5, 0.4), off: drag(0.56, 0.78))
    case .pullUpDown:
      return Hand.drag(
        from: drag(0.5, 0.32), half: drag(0.52, 0.62), back: drag(0.5, 0.52),
        thrown: drag(0.5, 0.5), caught: drag(0.46, 0.46), off: drag(0.47, 0.85))
    case .pinch:
      // A page that turns about an upright axis gets narrow, not low, and half turned it is a line.
      let way = preset == .spin ? CGPoint(x: 0.06, y: 0.3) : CGPoint(x: 0.26, y: 0.17)
      return Hand.pinch(
        about: point(0.5, 0.5), by: CGPoint(x: way.x * w, y: way.y * w),
        half: preset == .spin ? 0.66 : 0.5)
    default:
      return HeadlessTouchScript([HeadlessTouchScript.Finger]())
    }
  }

  /// A drag that rests at `half`, wavers, throws the screen back, catches it and sends it off.
  static func drag(
    from start: CGPoint, half: CGPoint, back: CGPoint, thrown: CGPoint, caught: CGPoint,
    off: CGPoint
  ) -> HeadlessTouchScript {
    HeadlessTouchScript([
      .down(start), .hold(0.1), .move(to: half, over: 0.5), .move(to: back, over: 0.22),
      .move(to: half, over: 0.22), .move(to: thrown, over: 0.1), .lift, .hold(0.11),
      .down(caught), .hold(0.2), .move(to: off, over: 0.36), .lift,
    ])
  }

  /// - Parameters:
  ///   - way: The way from the middle to a finger.
  ///   - half: The share of that way at which the fingers rest.
  private static func pinch(
    about center: CGPoint, by way: CGPoint, half: CGFloat
  ) -> HeadlessTouchScript {
    func finger(_ id: Int, _ sign: CGFloat) -> HeadlessTouchScript.Finger {
      func place(_ share: CGFloat) -> CGPoint {
        CGPoint(x: center.x + sign * way.x * share, y: center.y - sign * way.y * share)
      }
      return HeadlessTouchScript.Finger(
        id,
        [
          .down(place(1)), .hold(0.1), .move(to: place(half), over: 0.5),
          .move(to: place(half + 0.18), over: 0.22), .move(to: place(half + 0.02), over: 0.22),
          .move(to: place(half + 0.16), over: 0.1), .lift, .hold(0.11), .down(place(0.95)),
          .hold(0.2), .move(to: place(0.25), over: 0.45), .lift,
        ])
    }
    return HeadlessTouchScript([finger(0, 1), finger(1, -1)])
  }
}
