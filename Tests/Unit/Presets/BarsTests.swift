import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// In a stack or in tabs a part of the screen lies under bars, and is blank there.
struct BarsTests {
  enum Origin: CaseIterable, Sendable { case view, point, nothing }

  private func geometry(_ origin: Origin) -> TransitionGeometry {
    var geometry = TransitionGeometry(
      container: CGSize(width: 390, height: 844), front: CGRect(x: 0, y: 0, width: 390, height: 844)
    )
    geometry.displayCornerRadius = 47
    geometry.bars = UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)
    geometry.backBars = geometry.bars
    switch origin {
    case .view: geometry.origin = CGRect(x: 16, y: 500, width: 358, height: 80)
    case .point: geometry.origin = CGRect(x: 195, y: 540, width: 0, height: 0)
    case .nothing: break
    }
    geometry.destination = geometry.origin
    return geometry
  }

  /// Neither as a cap above what the screen shows nor as a foot below it, until the bars are over it.
  @Test(
    arguments: [TransitionPreset.full, .scale, .overlay, .hang, .fall, .slide], Origin.allCases)
  func contentUnderBarsIsNotSeenInFlight(preset: TransitionPreset, origin: Origin) {
    let geometry = geometry(origin)
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = preset.movement.placed(in: geometry).choreography(direction, on: geometry)
      for step in 0...50 {
        let f = CGFloat(step) / 50
        let pose = choreography.pose(of: .front, at: f)
        let isOpen = f == (direction == .opening ? 1 : 0)
        guard !isOpen else {
          #expect(pose.cutTop == 0 && pose.cutBottom == 0)
          continue
        }
        #expect(pose.cutTop >= 91 - 1e-6 && pose.cutBottom >= 83 - 1e-6, "\(direction) \(f)")
      }
    }
  }

  /// An open screen that a finger carries comes out from under the bars without its blank ends.
  @Test(arguments: [TransitionPreset.full, .scale, .overlay], Origin.allCases)
  func contentUnderBarsIsNotCarriedAlong(preset: TransitionPreset, origin: Origin) throws {
    let geometry = geometry(origin)
    let choreography = preset.movement.placed(in: geometry).choreography(.closing, on: geometry)
    let front = try #require(choreography.parts.first { $0.role == .front })
    for f in [0, 0.001, 0.5] as [CGFloat] {
      let pose = front.pose(at: f, overshoot: 0...1, adding: PoseOffset(y: 60, logScale: -0.1))
      #expect(abs(pose.cutTop - 91) < 1e-6 || f > 0.4 && pose.cutTop > 91)
      #expect(pose.cutBottom >= 83 - 1e-6)
    }
    let pose = front.pose(at: 0, overshoot: 0...1, adding: PoseOffset())
    #expect(pose.cutTop == 0 && pose.cutBottom == 0)
  }

  /// Both screens of a slide step back from the bars, and stand beside the ground there.
  @Test func aScreenThatStepsBackLeavesThemOutToo() {
    let geometry = geometry(.nothing)
    let (opening, closing) = (Slide().opening(on: geometry), Slide().closing(on: geometry))
    #expect(
      opening.pose(of: .back, at: 0).cutTop == 0 && closing.pose(of: .back, at: 1).cutTop == 0)
    for f in [0.01, 0.25, 0.5, 0.9] as [CGFloat] {
      let back = opening.pose(of: .back, at: f)
      #expect(back.cutTop >= 91 - 1e-6 && back.cutBottom >= 83 - 1e-6)
      #expect(closing.pose(of: .back, at: 1 - f).cutTop >= 91 - 1e-6)
    }
  }

  /// A screen may have bars, and the other one none.
  @Test(arguments: [true, false]) func eachScreenOfASlideHasItsOwnBars(isFront: Bool) {
    var geometry = geometry(.nothing)
    if isFront { geometry.backBars = .zero } else { geometry.bars = .zero }
    for choreography in [Slide().opening(on: geometry), Slide().closing(on: geometry)] {
      for (role, hasBars) in [(.front, isFront), (.back, !isFront)] as [(Choreography.Role, Bool)] {
        let pose = choreography.pose(of: role, at: 0.5)
        #expect(hasBars ? pose.cutTop >= 91 - 1e-6 : pose.cutTop == 0, "\(role.name)")
        #expect(hasBars ? pose.cutBottom >= 83 - 1e-6 : pose.cutBottom == 0, "\(role.name)")
      }
    }
  }

  /// Where there is no bar, nothing is cut: not by the height of the bar at the other end.
  @Test(
    arguments: [TransitionPreset.full, .scale, .overlay, .hang, .fall, .slide], [true, false])
  func aBarAtOneEndCutsThatEndOnly(preset: TransitionPreset, isAtTop: Bool) {
    var geometry = geometry(.nothing)
    if isAtTop { geometry.bars.bottom = 0 } else { geometry.bars.top = 0 }
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = preset.movement.choreography(direction, on: geometry)
      for f in [0.2, 0.5, 0.8] as [CGFloat] {
        let pose = choreography.pose(of: .front, at: f)
        #expect(abs(pose.cutTop - geometry.bars.top) < 1e-6, "\(direction) \(f)")
        #expect(abs(pose.cutBottom - geometry.bars.bottom) < 1e-6, "\(direction) \(f)")
      }
    }
  }

  /// Around an element, too, a screen is seen without its blank ends, and with all of an end that has no bar.
  @Test(
    arguments: [TransitionPreset.full, .scale, .overlay],
    [(91, 83), (91, 0), (0, 83)] as [(CGFloat, CGFloat)])
  func aScreenThatFollowsAnElementLeavesBlankEndsOut(
    preset: TransitionPreset, bars: (top: CGFloat, bottom: CGFloat)
  ) {
    var geometry = geometry(.nothing)
    (geometry.bars.top, geometry.bars.bottom) = (bars.top, bars.bottom)
    let source = CGRect(x: 40, y: 520, width: 140, height: 80)
    geometry.lead = Lead(
      source: source, visible: source, radius: 8,
      landing: CGRect(x: 20, y: 260, width: 350, height: 200), in: geometry.front)
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = preset.movement.choreography(direction, on: geometry)
      #expect(choreography.elementMotion.style == .leads)
      for open in [0, 0.1, 0.5, 0.9, 0.97] as [CGFloat] {
        let pose = choreography.pose(of: .front, at: direction == .opening ? open : 1 - open)
        #expect(pose.cutTop >= bars.top - 1e-6 && pose.cutBottom >= bars.bottom - 1e-6, "\(open)")
        guard open == 0.97 else { continue }
        #expect(bars.top > 0 || pose.cutTop < 20)
        #expect(bars.bottom > 0 || pose.cutBottom < 20)
      }
    }
  }

  /// On a place of any shape lies what is right below the bar, and its middle on the place's.
  @Test(
    arguments: [TransitionPreset.full, .scale, .overlay],
    [CGRect(x: 16, y: 500, width: 358, height: 80), CGRect(x: 30, y: 200, width: 60, height: 300)])
  func theUpperEndOfWhatIsSeenLiesOnThePlace(preset: TransitionPreset, place: CGRect) throws {
    var geometry = geometry(.nothing)
    (geometry.origin, geometry.destination) = (place, place)
    for direction in [TransitionDirection.opening, .closing] {
      let choreography = preset.movement.placed(in: geometry).choreography(direction, on: geometry)
      let part = try #require(choreography.part(.front))
      let pose = choreography.pose(of: .front, at: direction == .opening ? 0 : 1)
      let matrix = pose.transform(anchor: part.anchor, size: geometry.front.size)
      let middle = geometry.front.middle
      let seen = CGPoint(x: 0, y: 91 - middle.y).projected(by: matrix)
      #expect(abs(middle.x + seen.x - place.midX) < 0.01, "\(direction)")
      #expect(abs(middle.y + seen.y - place.minY) < 0.01, "\(direction)")
    }
  }

  /// The view becomes what is seen of the screen, and not the blank cap of it.
  @Test func theWindowGrowsOutOfTheView() throws {
    let geometry = geometry(.view)
    let place = try #require(geometry.origin)
    let full = Full().opening(on: geometry)
    for f in [0, 0.3, 0.6, 0.9] as [CGFloat] {
      let seen = window(
        of: full.pose(of: .front, at: f), anchor: CGPoint(x: 0.5, y: 0.5), frame: geometry.front)
      #expect(abs(seen.minY - (place.minY + (91 - place.minY) * f)) < 1e-6)
      #expect(abs(seen.maxY - (place.maxY + (761 - place.maxY) * f)) < 1e-6)
      #expect(abs(seen.minX - place.minX * (1 - f)) < 1e-6)
    }
  }
}
