import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct GraphicsContextTests {
    init() { Headless.reset() }

    private func record(_ draw: (CGContext) -> Void) -> [HeadlessDrawing.Command] {
      let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
      UIGraphicsPushContext(context)
      draw(context)
      UIGraphicsPopContext()
      return context.drawing.commands
    }

    private func fills(_ commands: [HeadlessDrawing.Command]) -> [(CGPath, CGColor)] {
      commands.compactMap {
        if case .fill(let path, let color, _) = $0 { (path, color) } else { nil }
      }
    }

    // developer.apple.com/documentation/coregraphics/cgcontext/savegstate(): color, line width and
    // alpha belong to the graphics state.
    @Test func theStateComesBack() {
      let commands = record { context in
        context.setFillColor(UIColor.red.cgColor)
        context.saveGState()
        context.setFillColor(UIColor.blue.cgColor)
        context.restoreGState()
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      }
      #expect(fills(commands).map(\.1) == [UIColor.red.cgColor])
    }

    @Test func alphaMultipliesEveryMark() {
      let commands = record { context in
        context.setAlpha(0.5)
        context.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      #expect(fills(commands)[0].1.alpha == 0.25)
    }

    // Technical Q&A QA1708: in UIKit's contexts CGContext draws images upside down.
    @Test func aCoreGraphicsImageComesOutUpsideDown() throws {
      let drawing = HeadlessDrawing(size: CGSize(width: 4, height: 4), scale: 1, commands: [])
      let image = CGImage(headlessDrawing: drawing)
      let commands = record { $0.draw(image, in: CGRect(x: 0, y: 10, width: 4, height: 4)) }
      var transform = CGAffineTransform.identity
      for case .concatenate(let next) in commands { transform = next.concatenating(transform) }
      #expect(CGPoint(x: 0, y: 10).applying(transform) == CGPoint(x: 0, y: 14))
    }

    // …/uibezierpath/stroke(): the path's own line attributes are used.
    @Test func aBezierPathStrokesWithItsOwnWidth() {
      let commands = record { context in
        context.setLineWidth(9)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.stroke()
      }
      guard case .stroke(_, _, let stroke)? = commands.first else {
        Issue.record("nothing was stroked")
        return
      }
      #expect(stroke.width == 3)
      #expect(stroke.cap == .round)
    }

    @Test func anUnbalancedSaveIsClosed() {
      let commands = record { $0.saveGState() }
      guard case .restore? = commands.last else {
        Issue.record("the drawing ends inside a saved state")
        return
      }
    }
  }
}
