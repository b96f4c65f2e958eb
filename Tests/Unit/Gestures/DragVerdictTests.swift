import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct DragVerdictTests {
  /// A drag that closes a slide of 390 points, and the share of the way beyond which it does.
  struct Case: CustomTestStringConvertible, Sendable {
    var kind: DragKind
    var limit: CGFloat
    var testDescription: String { "\(kind)" }

    var drag: any Drag {
      let setting = PresetSetting(preset: .slide, container: containers[0], isRightToLeft: false)
      return makeDrag(
        kind, along: CGVector(dx: 1, dy: 0), of: setting.choreography(.closing),
        on: setting.geometry, opens: false)
    }

  }

  private func sample(_ share: CGFloat, at speed: CGFloat) -> GestureSample {
    GestureSample(
      translation: CGVector(dx: share * 390, dy: 0), velocity: CGVector(dx: speed * 390, dy: 0))
  }

  static let cases = [Case(kind: .edge, limit: 0.5), Case(kind: .pull, limit: 0.142)]
  static let shares: [CGFloat] = [0, 0.03, 0.1, 0.14, 0.144, 0.3, 0.49, 0.51, 0.8, 1]
  static let speeds: [CGFloat] = [-4, -1, 0, 0.4, 1, 4]

  @Test(arguments: cases) func aReleaseIsProjectedBy120Milliseconds(row: Case) {
    let drag = row.drag
    for share in Self.shares {
      for speed in Self.speeds {
        #expect(
          drag.closes(sample(share, at: speed)) == (share + speed * 0.12 > row.limit),
          "\(share) \(speed)")
      }
    }
  }

  @Test(arguments: cases) func moreDistanceAndMoreSpeedNeverTurnItBack(row: Case) {
    let drag = row.drag
    let steps = (-20...40).map { CGFloat($0) / 20 }
    for fixed in steps {
      var (went, sped) = (false, false)
      for step in steps {
        let goes = drag.closes(sample(step, at: fixed))
        let speeds = drag.closes(sample(fixed, at: step))
        #expect(goes || !went)
        #expect(speeds || !sped)
        (went, sped) = (goes, speeds)
      }
    }
  }

  @Test func aPinchIsNotThrown() {
    let drag = Case(kind: .pinch, limit: 0.5).drag
    #expect(!drag.closes(GestureSample(scale: 0.6, scaleVelocity: -100)))
    #expect(drag.closes(GestureSample(scale: 0.49)))
  }
}
