import UIKit

/// An addition to a choreography: an offset for the pose of each part, and one for the number that the rest
/// of a run follows (UIKit, bars, a blur).
struct Residual: Equatable, Sendable {
  // Without an array, or a dictionary: a finger's event makes no objects.
  private var fore = PoseOffset.none
  private var back = PoseOffset.none
  private var backdrop = PoseOffset.none
  private var shade = PoseOffset.none
  private var light = PoseOffset.none
  private var cast = PoseOffset.none
  private var picture = PoseOffset.none
  /// Added to the fraction that UIKit is told, and that alongside animations show.
  var progress: CGFloat = 0

  static let none = Residual()

  subscript(role: Choreography.Role) -> PoseOffset {
    get {
      switch role.kind {
      case .fore: fore
      case .back: back
      case .backdrop: backdrop
      case .shade: shade
      case .light: light
      case .cast: cast
      case .picture: picture
      case .view: .none
      }
    }
    set {
      switch role.kind {
      case .fore: fore = newValue
      case .back: back = newValue
      case .backdrop: backdrop = newValue
      case .shade: shade = newValue
      case .light: light = newValue
      case .cast: cast = newValue
      case .picture: picture = newValue
      // A finger holds a screen, not what is in it.
      case .view: break
      }
    }
  }

  var isNone: Bool { self == .none }

  var isFinite: Bool {
    fore.isFinite && back.isFinite && backdrop.isFinite && shade.isFinite && light.isFinite
      && cast.isFinite && picture.isFinite && progress.isFinite
  }

  /// Returns how far it moves any point of any part, at most, in points.
  func reach(over diagonal: CGFloat) -> CGFloat {
    max(
      fore.reach(over: diagonal), back.reach(over: diagonal), backdrop.reach(over: diagonal),
      shade.reach(over: diagonal), light.reach(over: diagonal),
      cast.reach(over: diagonal), picture.reach(over: diagonal))
  }

  func scaled(by factor: CGFloat) -> Residual {
    var residual = Residual()
    residual.fore = fore.scaled(by: factor)
    residual.back = back.scaled(by: factor)
    residual.backdrop = backdrop.scaled(by: factor)
    residual.shade = shade.scaled(by: factor)
    residual.light = light.scaled(by: factor)
    residual.cast = cast.scaled(by: factor)
    residual.picture = picture.scaled(by: factor)
    residual.progress = progress * factor
    return residual
  }

  static func + (a: Residual, b: Residual) -> Residual {
    var sum = Residual()
    sum.fore = a.fore + b.fore
    sum.back = a.back + b.back
    sum.backdrop = a.backdrop + b.backdrop
    sum.shade = a.shade + b.shade
    sum.light = a.light + b.light
    sum.cast = a.cast + b.cast
    sum.picture = a.picture + b.picture
    sum.progress = a.progress + b.progress
    return sum
  }

  static func - (a: Residual, b: Residual) -> Residual { a + b.scaled(by: -1) }
}
