import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct FullTests {
  func geometry(_ change: (inout TransitionGeometry) -> Void = { _ in }) -> TransitionGeometry {
    var geometry = TransitionGeometry(
      container: CGSize(width: 400, height: 800), front: CGRect(x: 0, y: 0, width: 400, height: 800)
    )
    change(&geometry)
    return geometry
  }

  func frame(_ choreography: Choreography, at f: CGFloat, _ geometry: TransitionGeometry) -> CGRect
  {
    let part = choreography.parts.first { $0.role == .front }!
    return window(
      of: choreography.pose(of: .front, at: f), anchor: part.anchor, frame: geometry.front)
  }

  static let places = [
    CGRect(x: 20, y: 600, width: 360, height: 64), CGRect(x: 10, y: 100, width: 90, height: 120),
    CGRect(x: 300, y: 20, width: 80, height: 300),
  ]

  /// The window goes straight from the place to the whole screen, and the screen is scaled evenly.
  @Test(arguments: places) func screenComesOutOfTheViewsFrame(place: CGRect) {
    let geometry = geometry {
      $0.origin = place
      $0.destination = place
    }
    let (there, back) = (Full().opening(on: geometry), Full().closing(on: geometry))
    for step in 0...20 {
      let f = CGFloat(step) / 20
      for seen in [frame(there, at: f, geometry), frame(back, at: 1 - f, geometry)] {
        let whole = geometry.front
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
        #expect(abs(seen.minX - mix(place.minX, whole.minX)) < 1e-6)
        #expect(abs(seen.minY - mix(place.minY, whole.minY)) < 1e-6)
        #expect(abs(seen.width - mix(place.width, whole.width)) < 1e-6)
        #expect(abs(seen.height - mix(place.height, whole.height)) < 1e-6)
      }
    }
  }

  @Test func aPointIsASmallScreenThatAppears() {
    let geometry = geometry { $0.origin = CGRect(x: 50, y: 100, width: 0, height: 0) }
    let full = Full().opening(on: geometry)
    let start = frame(full, at: 0, geometry)
    #expect(start.middle.distance(to: CGPoint(x: 50, y: 100)) < 1e-9)
    #expect(abs(start.width - 60) < 1e-9 && abs(start.height - 120) < 1e-9)
    #expect(full.pose(of: .front, at: 0).opacity == Choreography.Part.faintest)
    #expect(full.pose(of: .front, at: 0.12).opacity == 1)
  }

  @Test func withoutAPlaceItRisesFromBelowAndSinks() {
    let geometry = geometry { $0.displayCornerRadius = 40 }
    let (there, back) = (Full().opening(on: geometry), Full().closing(on: geometry))
    for pose in [there.pose(of: .front, at: 0), back.pose(of: .front, at: 1)] {
      let top = 400 + pose.y - 400 * pose.scale
      #expect(abs(top - 800) < 1e-9 && pose.scale == 0.9 && pose.opacity == 1)
    }
    let half = there.pose(of: .front, at: 0.5)
    #expect(abs(half.cornerRadius! * half.scale - 40) < 1e-9 && abs(half.shadow - 0.24) < 1e-9)
  }

  /// Landing between others, it neither goes beyond its place, nor creeps there.
  @Test func screenLandsInItsPlaceAtOnce() {
    let place = FullTests.places[0]
    let geometry = geometry { $0.destination = place }
    let back = Full().closing(on: geometry)
    for over in stride(from: 1, through: 1.1, by: 0.01) as StrideThrough<CGFloat> {
      let seen = frame(back, at: over, geometry)
      #expect(abs(seen.minX - place.minX) < 1e-6 && abs(seen.minY - place.minY) < 1e-6)
      #expect(abs(seen.width - place.width) < 1e-6 && abs(seen.height - place.height) < 1e-6)
    }
    func top(_ time: TimeInterval) -> CGFloat {
      frame(back, at: back.timing.fraction(at: time), geometry).minY
    }
    let (times, end) = (stride(from: 0, to: 1, by: 0.001), back.timing.duration)
    #expect(times.allSatisfy { top($0) < place.minY + 0.01 })
    let near = times.filter { top($0) > place.minY - 6 && $0 < end }
    #expect(Double(near.count) / 1000 < 0.1)
    // Soft all the same: its last movement is less than two points a frame.
    #expect(top(end) - top(end - 1.0 / 60) < 2)
  }

  /// Between a view and the screen that it becomes there is always one of both to be seen.
  @Test func theCoverIsNeverBlank() {
    for step in 0...100 {
      let f = CGFloat(step) / 100
      let picture = OriginCover.pictureTrack.value(at: f).clamped(to: 0...1)
      let fill = OriginCover.fillTrack.value(at: f).clamped(to: 0...1)
      #expect(max(picture, (1 - picture) * (1 - fill)) > 0.19, "\(f)")
    }
    // Where it lands slowly, the picture is there.
    #expect(OriginCover.pictureTrack.value(at: 0.065) == 1)
  }

  @Test func cornersGoFromThePlacesToTheDisplays() {
    let geometry = geometry {
      $0.setOrigin(FullTests.places[1], radius: 12)
      $0.displayCornerRadius = 44
    }
    let full = Full().opening(on: geometry)
    for f in [0, 0.3, 0.7] as [CGFloat] {
      let pose = full.pose(of: .front, at: f)
      #expect(abs(pose.cornerRadius! * pose.scale - (12 + 32 * f)) < 1e-9)
    }
    #expect(full.pose(of: .front, at: 1).cornerRadius == 0)
  }
}
