import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct ViewHierarchyTests {
    init() { Headless.reset() }

    // NSInvalidArgumentException "Can't add self as subview"
    @Test func addingAViewToItselfOrToWhatItHoldsIsMisuse() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.addSubview(outer)
      inner.addSubview(outer)
      #expect(Headless.takeMisuses().map(\.kind) == [.viewAddedToItself, .viewAddedToItself])
      #expect(outer.superview == nil && inner.subviews.isEmpty)
    }

    // …/uiview/insertsubview(_:at:), bringSubviewToFront(_:), exchangeSubview(at:withSubviewAt:)
    @Test func layersFollowTheOrderOfSubviews() {
      let outer = UIView()
      let views = (0..<4).map { index in
        let view = UIView()
        view.tag = index
        return view
      }
      outer.addSubview(views[0])
      outer.addSubview(views[1])
      outer.insertSubview(views[2], at: 0)
      outer.insertSubview(views[3], belowSubview: views[1])
      func order() -> [Int] { outer.subviews.map(\.tag) }
      func layers() -> [Int?] {
        outer.layer.sublayers?.map { ($0.delegate as? UIView)?.tag } ?? []
      }
      #expect(order() == [2, 0, 3, 1])
      #expect(layers() == order())
      outer.bringSubviewToFront(views[2])
      #expect(order() == [0, 3, 1, 2])
      outer.sendSubviewToBack(views[1])
      #expect(order() == [1, 0, 3, 2])
      outer.insertSubview(views[2], aboveSubview: views[0])
      #expect(order() == [1, 0, 2, 3])
      #expect(layers() == order())
    }
  }
}
