import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Law 1 while a finger holds a run: it may rest anywhere, so two texts are never read through each other.
struct HeldTextTests {
  static let settings = MotionLawTests.phones.filter { !$0.isRightToLeft }

  /// A finger that drives a run may rest at each fraction: of any opening, and of a closing of a preset that
  /// is not carried.
  @Test(arguments: settings, MotionLawTests.directions)
  func drivenScreenShowsNoTextThroughAnother(
    setting: PresetSetting, direction: TransitionDirection
  ) {
    for place in MotionLawTests.places {
      let geometry = MotionLawTests.geometry(setting, at: place)
      let movement = setting.movement.placed(in: geometry)
      guard direction == .opening || movement.carrying(on: geometry) == nil else { continue }
      let choreography = movement.choreography(direction, on: geometry)
      let double = (0...200).map { CGFloat($0) / 200 }.filter {
        MotionLawTests.isDouble(
          choreography, at: RunPosition(fraction: $0), opens: direction == .opening,
          width: geometry.front.width, place: place)
      }
      #expect(double.isEmpty, "\(String(describing: place)): \(double)")
    }
  }

  static var gestures: [TransitionGesture] { [.leftEdge, .panToEdge, .pinch] }

  /// Taken at rest, or caught on its way, a screen that is carried may be held anywhere.
  @Test(arguments: settings, MotionLawTests.directions)
  func carriedScreenShowsNoTextThroughAnother(
    setting: PresetSetting, direction: TransitionDirection
  ) {
    for place in MotionLawTests.places {
      let geometry = MotionLawTests.geometry(setting, at: place)
      let movement = setting.movement.placed(in: geometry)
      guard let carrying = movement.carrying(on: geometry) else { continue }
      let choreography = movement.choreography(direction, on: geometry)
      let opens = direction == .opening
      var double: [String] = []
      for (gesture, start) in HeldTextTests.gestures.flatMap({ gesture in
        (0...50).map { (gesture.part, CGFloat($0) / 50) }
      }) {
        var base = GestureSample()
        base.location = CGPoint(x: 100, y: 250)
        let session = makeDrag(
          gesture.dragKind,
          along: gesture.axis(
            of: choreography, on: geometry, opens: opens, heading: CGVector(dx: 0, dy: 1)),
          of: choreography, on: geometry, opens: opens, carrying: carrying,
          at: RunPosition(fraction: start), with: base)
        for travel in [-80, 0, 300] as [CGFloat] {
          let sample = GestureSample(
            translation: session.axis.scaled(by: travel), scale: 1 - travel / 1000)
          if MotionLawTests.isDouble(
            choreography, at: session.position(of: sample), opens: opens,
            width: geometry.front.width, place: place)
          {
            double.append("\(gesture.dragKind) \(start) \(travel)")
          }
        }
      }
      #expect(double.isEmpty, "\(String(describing: place))")
    }
  }
}
