import UIKit

extension Ink {
  init(_ color: CGColor) {
    let parts = color.headlessComponents.map { max(0, min(1, Double($0))) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
