import Foundation

extension UIFont {
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.rawValue < rhs.rawValue }

    public static var ultraLight: Weight { Weight(-0.8) }
    public static var thin: Weight { Weight(-0.6) }
    public static var light: Weight { Weight(-0.4) }
    public static var regular: Weight { Weight(0) }
    public static var medium: Weight { Weight(0.23) }
    public static var semibold: Weight { Weight(0.3) }
    public static var bold: Weight { Weight(0.4) }
    public static var heavy: Weight { Weight(0.56) }
    public static var black: Weight { Weight(0.62) }

    private static let faces: [(weight: Weight, css: Int, name: String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
      (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
      (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
    ]

    private var face: (weight: Weight, css: Int, name: String) {
      Self.faces.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!
    }

    /// 100…900.
    var css: Int { face.css }

    var faceName: String { face.name }
  }

  public var fontName: String { ".SFUI-" + weight.faceName }
}
