import Renderer
import UIKit

func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
  CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
}

let white = color(1, 1, 1)
let black = color(0, 0, 0)
let red = color(1, 0, 0)

func layer(_ frame: CGRect, _ background: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = background
  return layer
}

/// Draws `layers` on a clear background of 100 x 100 points, at one pixel a point.
@MainActor func draw(_ layers: CALayer..., scale: CGFloat = 1) -> Bitmap {
  let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
  layers.forEach(root.addSublayer)
  return Renderer(scale: scale).draw(root, size: root.bounds.size)
}

extension Bitmap {
  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y).alpha) }

  /// The smallest range of columns and rows around everything that is at least half covered.
  var covered: Covered? {
    var box: Covered?
    for y in 0..<height {
      for x in 0..<width where pixel(x, y).alpha > 127 {
        let now = box ?? Covered(x, y, x, y)
        box = Covered(min(now.left, x), now.top, max(now.right, x), y)
      }
    }
    return box
  }
}

struct Covered: Hashable {
  var left, top, right, bottom: Int

  init(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}
