import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// What is seen of a view, and its outline.
@MainActor struct ViewDrawingTests {
  nonisolated static let corners: [(CACornerMask, CGPoint)] = [
    (.layerMinXMinYCorner, CGPoint(x: 11, y: 21)), (.layerMaxXMinYCorner, CGPoint(x: 109, y: 21)),
    (.layerMinXMaxYCorner, CGPoint(x: 11, y: 79)), (.layerMaxXMaxYCorner, CGPoint(x: 109, y: 79)),
  ]

  /// An outline is cut in the corners that are round, and only there.
  @Test(arguments: corners.indices) func onlyRoundCornersAreCut(index: Int) {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = CGPath.rounded(frame, cornerRadius: 20, corners: Self.corners[index].0)
    #expect(path.boundingBoxOfPath.distance(to: frame) < 0.01)
    for (other, (_, point)) in Self.corners.enumerated() {
      #expect(path.contains(point) == (other != index), "\(point)")
    }
    let whole = CGPath.rounded(frame, cornerRadius: 20)
    #expect(!Self.corners.contains { whole.contains($0.1) })
  }

  nonisolated enum Content: CaseIterable, Sendable {
    case nothing, color, border, shadow, text, picture, noPicture, gradient, transparent
    case inside, hiddenInside

    var isSeen: Bool {
      ![.nothing, .noPicture, .transparent, .hiddenInside].contains(self)
    }

    @MainActor func make() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      let label = UILabel(frame: view.bounds)
      label.text = "Lake"
      switch self {
      case .nothing: break
      case .color: view.backgroundColor = .red
      case .border: view.layer.borderWidth = 2
      case .shadow: view.layer.shadowOpacity = 0.5
      case .text: return label
      case .picture: return UIImageView(image: ElementsController.image)
      case .noPicture: return UIImageView()
      case .gradient: view.layer.addSublayer(CAGradientLayer())
      case .transparent: (view.backgroundColor, view.alpha) = (.red, 0)
      case .inside: view.addSubview(label)
      case .hiddenInside:
        label.isHidden = true
        view.addSubview(label)
      }
      return view
    }
  }

  /// A view in front of an element goes along if there is anything of it to be seen.
  @Test(arguments: Content.allCases) func aViewThatShowsSomethingIsSeen(content: Content) {
    #expect(content.make().drawsNothing == !content.isSeen)
  }

  /// What is hidden in a cell, such as its background for a selection, does not color it.
  @Test func whatIsHiddenColorsNothing() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let selection = UIView(frame: cell.bounds)
    (cell.backgroundColor, selection.backgroundColor) = (.white, .gray)
    cell.addSubview(selection)
    #expect(cell.ground === selection)
    selection.isHidden = true
    #expect(cell.ground === cell)
  }
}
