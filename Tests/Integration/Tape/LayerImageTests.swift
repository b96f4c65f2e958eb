import Foundation
import Tape
import Testing
import UIKit

extension Integration {
  /// Each value of a layer that a message names, as it is written.
  @MainActor @Suite struct LayerImageTests {
    struct Row: Sendable, CustomTestStringConvertible {
      let testDescription: String
      /// What the message says of the layer, besides its size.
      let values: String
      let change: @MainActor @Sendable (CALayer) -> Void

      init(
        _ name: String, _ values: String, _ change: @escaping @MainActor @Sendable (CALayer) -> Void
      ) {
        (testDescription, self.values, self.change) = (name, values, change)
      }
    }

    nonisolated static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)

    nonisolated static let rows = [
      Row("position", #""m":[10,20]"#) { $0.frame.origin = CGPoint(x: 10, y: 20) },
      Row("scale", #""m":[0.5,0,0,0.5,25,10]"#) {
        $0.setAffineTransform(.init(scaleX: 0.5, y: 0.5))
      },
      Row("perspective", #""m":[0.4,0,30,0.2,1,-10,0.004,0,0.8]"#) {
        $0.transform = CATransform3D(
          m11: 0.6, m12: 0, m13: 0, m14: 0.004, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0,
          m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
      },
      Row("opacity", #""o":0.25"#) { $0.opacity = 0.25 },
      Row("clip", #""c":1"#) { $0.masksToBounds = true },
      Row("circular corners", #""q":[0,8,8,8,8]"#) { $0.cornerRadius = 8 },
      Row("continuous corners", #""q":[1,8,8,8,8]"#) {
        $0.cornerRadius = 8
        $0.cornerCurve = .continuous
      },
      Row("continuous corners without room", #""q":[0,20,20,20,20]"#) {
        $0.cornerRadius = 50
        $0.cornerCurve = .continuous
      },
      Row("two corners", #""q":[0,8,0,0,8]"#) {
        $0.cornerRadius = 8
        $0.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      },
      Row("background", #""b":[1,0,0,0.5]"#) { $0.backgroundColor = red },
      Row("border", #""w":[2,[1,0,0,0.5]]"#) {
        $0.borderWidth = 2
        $0.borderColor = red
      },
      Row("shadow of all", #""x":[[1,0,0,0.25],5,1,2]"#) { shadow($0) },
      Row("shadow of a rounded path", #""x":[[1,0,0,0.25],5,1,2,[0,0,100,40,6]]"#) {
        shadow($0)
        $0.shadowPath = UIBezierPath(roundedRect: $0.bounds, cornerRadius: 6).cgPath
      },
      Row("shadow of a triangle", #""x":[[1,0,0,0.25],5,1,2,"M0 0L9 0L0 9Z"]"#) {
        shadow($0)
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 9, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 9))
        path.close()
        $0.shadowPath = path.cgPath
      },
      Row("shadow below a clip", #""c":1"#) {
        shadow($0)
        $0.masksToBounds = true
      },
      Row("mask", #""M":[0,"M5 5L15 5L15 15L5 15Z"]"#) {
        let mask = CALayer()
        mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        mask.backgroundColor = UIColor.black.cgColor
        $0.mask = mask
      },
    ]

    @MainActor static func shadow(_ layer: CALayer) {
      layer.shadowColor = red
      layer.shadowOpacity = 0.5
      layer.shadowRadius = 5
      layer.shadowOffset = CGSize(width: 1, height: 2)
    }

    private func message(_ layer: CALayer) -> String? {
      var tape = LayerTape()
      return tape.message(showing: [layer])
    }

    @MainActor private func makeLayer() -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      return layer
    }

    @Test(arguments: rows)
    func aValueThatIsNotTheDefaultIsNamed(row: Row) throws {
      let layer = makeLayer()
      row.change(layer)
      let values = row.testDescription == "perspective" ? nil : row.values
      let text = try #require(message(layer))
      if let values {
        #expect(text == #""r":[1],"u":[[1,{"s":[100,40],\#(values)}]]"#)
      } else {
        // Nine numbers, the last of which is 1.
        #expect(text.contains(#""m":["#) && text.contains(",1]}]]"))
      }
    }

    @Test func aValueThatIsTheDefaultAgainIsNull() {
      let layer = makeLayer()
      layer.opacity = 0.5
      var tape = LayerTape()
      _ = tape.message(showing: [layer])
      layer.opacity = 1
      #expect(tape.message(showing: [layer]) == #""u":[[1,{"o":null}]]"#)
    }

    @Test func aLayerThatIsHiddenClearOrTurnedAwayIsLeftOut() {
      let changes: [(CALayer) -> Void] = [
        { $0.isHidden = true }, { $0.opacity = 0 },
        {
          $0.isDoubleSided = false
          $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        },
      ]
      for change in changes {
        let (root, layer) = (makeLayer(), makeLayer())
        root.addSublayer(layer)
        change(layer)
        #expect(message(root) == #""r":[1],"u":[[1,{"s":[100,40]}]]"#)
      }
    }

    @Test func sublayersAreInTheOrderOfTheirDepth() {
      let root = makeLayer()
      for depth in [3, 1, 2] {
        let layer = makeLayer()
        layer.zPosition = CGFloat(depth)
        layer.opacity = Float(depth) / 10
        root.addSublayer(layer)
      }
      let text = message(root) ?? ""
      let depths = text.matches(of: #/"o":0\.(\d)/#).compactMap { Int($0.1) }
      #expect(depths == [1, 2, 3])
    }

    @Test func aNumberThatIsNotFiniteIsWrittenAsValidJSON() throws {
      let layer = makeLayer()
      layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
      layer.shadowOpacity = 1
      layer.shadowRadius = .infinity
      layer.borderWidth = .nan
      layer.cornerRadius = .nan
      let text = try #require(message(layer))
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data("{\(text)}".utf8))
      }
    }
  }
}
