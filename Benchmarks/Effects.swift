import Foundation
import UIKit

@testable import TransitionCatalog

/// Prints what a list of effects costs until it can be baked: once for each run.
@MainActor
func effectsTable() {
  let (transition, geometry) = (staggeredRows, rowGeometry(count: 50))
  var seconds: [TimeInterval] = []
  for _ in 0..<50 {
    let start = Date()
    let choreography = transition.opening(on: geometry).stacked(on: geometry)
    seconds.append(Date().timeIntervalSince(start))
    precondition(choreography.parts.count == 53)
  }
  let median = seconds.sorted()[seconds.count / 2] * 1000
  print("Effects: an effect list with fifty views inside, compiled")
  print("  \(String(format: "%.2f", median)) ms, at most 2 ms")
  let choreography = transition.opening(on: geometry)
  let path = KeyframeBaker.Path(
    PlaybackSegment(timing: choreography.timing.lasting(0.7), from: 0, to: 1))
  let start = Date()
  for part in choreography.parts where part.role.isView {
    let poses = path.poses(of: part, overshoot: choreography.overshoot)
    _ = KeyframeBaker(path: path, poses: poses).matrices(
      anchor: part.anchor, size: CGSize(width: 350, height: 60),
      resting: CATransform3DIdentity, turns: part.turns)
  }
  print("  \(String(format: "%.1f", Date().timeIntervalSince(start) * 1000)) ms to bake their ways")
}

private var staggeredRows: ScreenEffects {
  ScreenEffects(
    front: [.move(edge: .bottom), TransitionEffect.fade.during(0...0.25)],
    back: [.scale(0.92), .cornerRadius(28), .dim(0.3)],
    views: [
      "row": TransitionEffect([.offset(x: 120), .fade, .scale(0.9)]).timing(.easeOut)
        .staggered(over: 0.6, order: .distance(from: .bottom))
    ])
}

private func rowGeometry(count: Int) -> TransitionGeometry {
  var geometry = TransitionGeometry(container: CGSize(width: 390, height: 844))
  geometry.inside[InnerViews(key: "row", screen: .front)] = (0..<count).map {
    CGRect(x: 20, y: 16 * CGFloat($0), width: 350, height: 16)
  }
  return geometry
}
