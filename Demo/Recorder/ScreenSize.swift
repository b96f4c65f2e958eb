import ArgumentParser
import UIKit

/// A screen's size in points, written as 390x844.
struct ScreenSize: ExpressibleByArgument, CustomStringConvertible, Sendable {
  static let phone = ScreenSize(width: 390, height: 844)

  var width: Int
  var height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let sides = argument.split(separator: "x").map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy({ (100...4000).contains($0) }) else { return nil }
    self.init(width: sides[0], height: sides[1])
  }

  var defaultValueDescription: String { description }
  var description: String { "\(width)x\(height)" }
  var cgSize: CGSize { CGSize(width: width, height: height) }
}
