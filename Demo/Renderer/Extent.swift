import Tape
import UIKit

/// The extent of a layer and everything below it, in pixels.
enum Extent {
  static func of(_ layer: CALayer, at place: Homography) -> Box {
    var box = withoutShadow(layer, at: place)
    guard let shadow = Shadow(of: layer), !layer.masksToBounds else { return box }
    var base = box
    if let path = layer.shadowPath { base = Quad(Outline(path).bounds, at: place).box }
    let reach = Double(shadow.reach(at: place, around: layer.bounds))
    box.add(base.grown(by: reach))
    return box
  }

  static func withoutShadow(_ layer: CALayer, at place: Homography) -> Box {
    var box = Quad(layer.bounds, at: place).box
    if layer.masksToBounds { return box }
    if let shape = layer as? CAShapeLayer, let path = shape.path {
      let margin = -max(0, shape.lineWidth) * max(1, shape.miterLimit) / 2
      box.add(Quad(Outline(path).bounds.insetBy(dx: margin, dy: margin), at: place).box)
    }
    if let frame = ContentsFrame(of: layer) {
      box.add(Quad(frame.frame, at: place).box)
    }
    for child in layer.sublayers ?? [] where !child.isHidden && child.opacity > 0 {
      let placement = Placement(of: child, in: layer)
      box.add(of(child, at: place * placement.homography))
    }
    return box
  }
}
