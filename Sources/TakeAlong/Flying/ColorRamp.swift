import UIKit

/// The colors between two, made once, so that no event of a finger has to make any.
@MainActor
struct ColorRamp {
  private let colors: [CGColor]
  let changes: Bool

  /// A missing color is the other one at alpha 0. A pattern cannot be mixed, and counts as missing.
  init(_ old: CGColor?, _ new: CGColor?) {
    let (old, new) = (old?.ifPlain, new?.ifPlain)
    guard let first = old ?? new, let last = new ?? old else {
      colors = []
      changes = false
      return
    }
    let from = Components(first, isClear: old == nil)
    let to = Components(last, isClear: new == nil)
    changes = from != to
    let steps = from == to ? 0 : 32
    colors = (0...steps).map { from.mixed(with: to, at: CGFloat($0) / CGFloat(max(steps, 1))) }
  }

  var isVisible: Bool { !colors.isEmpty }

  var isOpaque: Bool { isVisible && colors.allSatisfy { $0.alpha >= 1 } }

  func color(at fraction: CGFloat) -> CGColor? {
    guard !colors.isEmpty else { return nil }
    let last = colors.count - 1
    return colors[Int((fraction.clamped(to: 0...1) * CGFloat(last)).rounded())]
  }

  private struct Components: Equatable {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0

    @MainActor init(_ color: CGColor, isClear: Bool) {
      _ = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      if isClear { alpha = 0 }
    }

    func mixed(with other: Components, at share: CGFloat) -> CGColor {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      return UIColor(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        alpha: mix(alpha, other.alpha)
      ).cgColor
    }
  }
}

extension CGColor {
  /// False for a pattern, which has no components.
  var isPlain: Bool { UIColor(cgColor: self).getRed(nil, green: nil, blue: nil, alpha: nil) }

  fileprivate var ifPlain: CGColor? { isPlain ? self : nil }
}
