import Foundation

/// A color, fixed or chosen by traits.
open class UIColor: NSObject, @unchecked Sendable {
  enum Storage: @unchecked Sendable {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
    /// The dynamic color's own alpha times a factor.
    indirect case faded(UIColor, CGFloat)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(white: white, alpha: alpha))
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public init(patternImage image: UIImage) { storage = .fixed(CGColor(pattern: image)) }

  public init(cgColor: CGColor) { storage = .fixed(cgColor) }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    case .faded(let color, let alpha):
      color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// Resolved with `UITraitCollection.current`.
  open var cgColor: CGColor {
    if case .fixed(let color) = storage { return color }
    return resolvedColor(with: .current).cgColor
  }

  /// Replaces the alpha; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha)!)
    case .dynamic: UIColor(.faded(self, alpha))
    case .faded(let color, _): UIColor(.faded(color, alpha))
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.faded(let a, let alpha), .faded(let b, let beta)): return a == b && alpha == beta
    default: return self === other
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .faded(let color, let alpha): color.hash &+ alpha.hashValue
    }
  }
}

private func rgb(
  hue: CGFloat, saturation: CGFloat, brightness: CGFloat
) -> (CGFloat, CGFloat, CGFloat) {
  func channel(_ shift: CGFloat) -> CGFloat {
    let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
    return brightness * (1 - saturation * max(0, min(1, k, 4 - k)))
  }
  return (channel(5), channel(3), channel(1))
}
