import Foundation
import UIKit

/// The values of a layer that a message names, each as JSON and rounded: values that are written equally are equal.
package struct LayerImage: Equatable {
  /// The raw values are the names in a message. A value that is left out is the default.
  package enum Key: String, CaseIterable {
    /// [width, height] of the bounds.
    case size = "s"
    /// The map from the layer's origin to its superlayer's: [x, y], or the six numbers of CSS's `matrix()`, or nine in
    /// rows, to be divided by the third coordinate.
    case matrix = "m"
    case opacity = "o"
    /// 1: sublayers and contents are cut at the bounds and their corners.
    case clip = "c"
    /// [smoothing, top left, top right, bottom right, bottom left], in points. The smoothing is 0 for circular corners, 1
    /// for continuous ones that have all the room they need.
    case corners = "q"
    /// The background color.
    case background = "b"
    /// [width, color].
    case border = "w"
    /// [color, deviation, x, y], then [x, y, width, height, radius] or the path that casts the shadow. Without either, all
    /// that the layer shows casts it.
    case shadow = "x"
    /// [number of the picture, [x, y, width, height], …]. Where only a part of the picture is visible there, four more
    /// numbers say where the whole picture would be.
    case picture = "i"
    /// [kind, three to four numbers, [color, position], …]. Kind 0: a line's ends; 1: a center and two radii; 2: a center
    /// and an angle.
    case gradient = "g"
    /// An SVG path.
    case path = "p"
    /// [fill color or null, 1 for the even-odd rule, stroke color or null, width, cap, join, miter limit, start, end,
    /// [dashes], phase].
    case paint = "v"
    /// [deviation of the blur, saturation, tint].
    case effect = "e"
    /// [1 for the even-odd rule, path]: what is left of the layer.
    case mask = "M"
    /// The identifiers of the sublayers in the order in which they are drawn.
    case sublayers = "n"
  }

  private var values: [(key: Key, json: String)] = []

  /// The values as a JSON object.
  package var json: String { difference(from: LayerImage()) ?? "{}" }

  package static func == (a: LayerImage, b: LayerImage) -> Bool {
    a.values.count == b.values.count
      && zip(a.values, b.values).allSatisfy { $0.key == $1.key && $0.json == $1.json }
  }

  /// Returns a JSON object with the values that differ from another image, or nil if none does. A value that is the
  /// default again is null.
  package func difference(from old: LayerImage) -> String? {
    var parts: [String] = []
    var index = 0
    // Both lists are in the order of `Key`.
    for key in Key.allCases {
      let now = values.first { $0.key == key }?.json
      var before: String?
      if index < old.values.count, old.values[index].key == key {
        before = old.values[index].json
        index += 1
      }
      if now != before { parts.append("\"\(key.rawValue)\":\(now ?? "null")") }
    }
    return parts.isEmpty ? nil : "{" + parts.joined(separator: ",") + "}"
  }

  init() {}

  /// - Parameters:
  ///   - layer: A layer of a presentation.
  ///   - matrix: The map from the layer's origin to its superlayer's.
  ///   - picture: The number of the layer's contents.
  ///   - sublayers: The identifiers of the sublayers in the order in which they are drawn.
  init(_ layer: CALayer, matrix: Homography, picture: Int?, sublayers: [Int]) {
    let bounds = layer.bounds
    func add(_ key: Key, _ json: String?) { if let json { values.append((key, json)) } }
    add(.size, JSONText.numbers([Double(bounds.width), Double(bounds.height)]))
    add(.matrix, LayerImage.json(of: matrix))
    if layer.opacity < 1 { add(.opacity, JSONText.number(Double(layer.opacity))) }
    if layer.masksToBounds { add(.clip, "1") }
    add(.corners, LayerImage.corners(of: layer))
    if let color = layer.backgroundColor, color.alpha > 0 {
      add(.background, JSONText.color(color))
    }
    if layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 {
      add(.border, "[\(JSONText.number(Double(layer.borderWidth))),\(JSONText.color(color))]")
    }
    add(.shadow, LayerImage.shadow(of: layer))
    if let picture { add(.picture, LayerImage.pieces(of: layer, showing: picture)) }
    if let gradient = layer as? CAGradientLayer { add(.gradient, LayerImage.json(of: gradient)) }
    if let shape = layer as? CAShapeLayer, let path = shape.path, !path.isEmpty {
      add(.path, JSONText.path(path, in: bounds.origin))
      add(.paint, LayerImage.paint(of: shape))
    }
    if let effect = layer.headlessEffect {
      let numbers = [Double(effect.blurRadius), Double(effect.saturation)]
      add(
        .effect, JSONText.array(numbers.map { JSONText.number($0) } + [JSONText.color(effect.tint)])
      )
    }
    add(.mask, LayerImage.mask(of: layer))
    if !sublayers.isEmpty { add(.sublayers, JSONText.array(sublayers.map(String.init))) }
  }

  private static func json(of m: Homography) -> String? {
    guard m.isAffine else {
      let rows = [m.a, m.b, m.c, m.d, m.e, m.f, m.g, m.h, m.i]
      return JSONText.array(rows.map { JSONText.number($0 / m.i, decimals: 9) })
    }
    guard m.a == 1, m.b == 0, m.d == 0, m.e == 1 else {
      let turn = [m.a, m.d, m.b, m.e].map { JSONText.number($0, decimals: 6) }
      return JSONText.array(turn + [m.c, m.f].map { JSONText.number($0) })
    }
    return m.c == 0 && m.f == 0 ? nil : JSONText.numbers([m.c, m.f])
  }

  /// Corners take at most half of the shorter side, and are less smooth where they need it all.
  private static func corners(of layer: CALayer) -> String? {
    let half = Double(min(layer.bounds.width, layer.bounds.height)) / 2
    let radius = min(Double(layer.cornerRadius), half)
    guard radius > 0 else { return nil }
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    let radii = corners.map { layer.maskedCorners.contains($0) ? radius : 0 }
    let room = (half / radius - 1) / RoundedRect.continuous
    let smoothing = layer.cornerCurve == .continuous ? min(1, room) : 0
    return JSONText.numbers([smoothing] + radii)
  }

  /// A clip to the bounds removes the shadow, too.
  private static func shadow(of layer: CALayer) -> String? {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor,
      color.alpha > 0
    else { return nil }
    let opacity = min(1, Double(layer.shadowOpacity))
    let numbers = [
      max(0, Double(layer.shadowRadius)), Double(layer.shadowOffset.width),
      Double(layer.shadowOffset.height),
    ]
    var parts = [JSONText.color(color, opacity: opacity)] + numbers.map { JSONText.number($0) }
    if let path = layer.shadowPath {
      let origin = layer.bounds.origin
      if let shape = RoundedPath(path) {
        let rect = shape.rect.offsetBy(dx: -origin.x, dy: -origin.y)
        parts.append(
          JSONText.numbers(
            [rect.minX, rect.minY, rect.width, rect.height, shape.radius].map { Double($0) }))
      } else {
        parts.append(JSONText.path(path, in: origin))
      }
    }
    return JSONText.array(parts)
  }

  private static func pieces(of layer: CALayer, showing picture: Int) -> String? {
    guard let frame = ContentsFrame(of: layer) else { return nil }
    let origin = layer.bounds.origin
    func numbers(_ rect: CGRect) -> [Double] {
      [rect.minX - origin.x, rect.minY - origin.y, rect.width, rect.height].map { Double($0) }
    }
    let pieces = frame.pieces.map { piece in
      JSONText.numbers(
        numbers(piece.visible) + (piece.visible == piece.whole ? [] : numbers(piece.whole)))
    }
    return JSONText.array([String(picture)] + pieces)
  }

  private static func json(of layer: CAGradientLayer) -> String? {
    let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let stated = layer.locations?.map(\.doubleValue)
    let spread = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    let locations = stated?.count == colors.count ? stated ?? spread : spread
    let (width, height) = (Double(layer.bounds.width), Double(layer.bounds.height))
    let (x0, y0) = (Double(layer.startPoint.x) * width, Double(layer.startPoint.y) * height)
    let (x1, y1) = (Double(layer.endPoint.x) * width, Double(layer.endPoint.y) * height)
    let place =
      switch layer.type {
      case .radial: [1, x0, y0, abs(x1 - x0), abs(y1 - y0)]
      case .conic: [2, x0, y0, atan2(y1 - y0, x1 - x0)]
      default: [0, x0, y0, x1, y1]
      }
    let stops = zip(colors, locations).map {
      "[\(JSONText.color($0)),\(JSONText.number($1, decimals: 6))]"
    }
    return JSONText.array(place.map { JSONText.number($0) } + stops)
  }

  private static func paint(of shape: CAShapeLayer) -> String {
    func color(_ color: CGColor?) -> String {
      color.map { $0.alpha > 0 ? JSONText.color($0) : "null" } ?? "null"
    }
    let cap = shape.lineCap == .round ? 1 : shape.lineCap == .square ? 2 : 0
    let join = shape.lineJoin == .round ? 1 : shape.lineJoin == .bevel ? 2 : 0
    let dashes = (shape.lineDashPattern ?? []).map(\.doubleValue)
    return JSONText.array([
      color(shape.fillColor), shape.fillRule == .evenOdd ? "1" : "0", color(shape.strokeColor),
      JSONText.number(Double(shape.lineWidth)), String(cap), String(join),
      JSONText.number(Double(shape.miterLimit)), JSONText.number(Double(shape.strokeStart)),
      JSONText.number(Double(shape.strokeEnd)), JSONText.numbers(dashes),
      JSONText.number(Double(shape.lineDashPhase)),
    ])
  }

  private static func mask(of layer: CALayer) -> String? {
    guard let mask = layer.outlineMask else { return nil }
    let place = Placement(of: mask, in: nil).homography
    let transform = CGAffineTransform(
      a: place.a, b: place.d, c: place.b, d: place.e, tx: place.c, ty: place.f)
    if let shape = mask as? CAShapeLayer, let path = shape.path {
      let rule = shape.fillRule == .evenOdd ? "1" : "0"
      return "[\(rule),\(JSONText.path(path, in: layer.bounds.origin, applying: transform))]"
    }
    let path = mask.roundedBounds.outline.path
    return "[0,\(JSONText.path(path, in: layer.bounds.origin, applying: transform))]"
  }
}

extension CALayer {
  /// The mask, if it is one opaque shape in the layer's plane: its path's, or else that of its bounds.
  var outlineMask: CALayer? {
    guard let mask, !mask.isHidden, mask.opacity >= 1, (mask.sublayers ?? []).isEmpty,
      mask.contents == nil, !(mask is CAGradientLayer),
      Placement(of: mask, in: nil).homography.isAffine
    else { return nil }
    let isShape = mask is CAShapeLayer
    let (ink, other) =
      isShape
      ? ((mask as? CAShapeLayer)?.fillColor, mask.backgroundColor) : (mask.backgroundColor, nil)
    guard let ink, ink.alpha >= 1, other == nil, !isShape || (mask as? CAShapeLayer)?.path != nil
    else { return nil }
    return mask
  }
}

extension Outline {
  fileprivate var path: CGPath {
    let path = UIBezierPath()
    func point(_ place: SIMD2<Double>) -> CGPoint { CGPoint(x: place.x, y: place.y) }
    for element in elements {
      switch element {
      case .move(let end): path.move(to: point(end))
      case .line(let end): path.addLine(to: point(end))
      case .curve(let one, let two, let end):
        path.addCurve(to: point(end), controlPoint1: point(one), controlPoint2: point(two))
      case .close: path.close()
      }
    }
    return path.cgPath
  }
}
