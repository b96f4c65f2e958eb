import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension RandomTransitions {
  /// A rectangle somewhere in another one, perhaps at a height that is given.
  fileprivate mutating func rectangle(
    of size: CGSize, in frame: CGRect, at height: CGFloat? = nil
  ) -> CGRect {
    let (x, y) = (number(0...1), height ?? number(0...1))
    let origin = CGPoint(
      x: frame.minX + x * (frame.width - size.width),
      y: frame.minY + y * (frame.height - size.height))
    return CGRect(origin: origin, size: size)
  }
}

/// Screens that grow out of a place or follow an element, between places of any shape, under bars of any height.
struct GrowingLawTests {
  static let presets = [PresetUnderTest.full, .overlay, .scale]

  struct Scene {
    var geometry: TransitionGeometry
    let frame: CGRect

    /// A container with bars, and a screen or a card in it.
    init(_ random: inout RandomTransitions, isCard: Bool) {
      let size = random.one(of: containers)
      frame = CGRect(origin: .zero, size: size)
      geometry = TransitionGeometry(
        container: size, isRightToLeft: random.chance(),
        displayCornerRadius: random.one(of: [0, 47]))
      if isCard {
        geometry.front = frame.insetBy(dx: 0.1 * size.width, dy: 0.15 * size.height)
        geometry.isCard = true
      } else {
        geometry.bars.top = random.one(of: [0, 47, 91])
        geometry.bars.bottom = random.one(of: [0, 34, 83])
      }
    }

    /// A place somewhere in the container: long, high, small or large.
    func place(_ random: inout RandomTransitions) -> CGRect {
      let widths: [CGFloat] = [20, 44, 120, 0.9 * frame.width]
      let heights: [CGFloat] = [16, 44, 120, 0.5 * frame.height]
      let size = CGSize(width: random.one(of: widths), height: random.one(of: heights))
      return random.rectangle(of: size, in: frame)
    }
  }

  private func hold(_ preset: PresetUnderTest, _ law: (inout RandomTransitions, Scene) -> String?) {
    var failed: [String] = []
    for seed in 0..<150 where failed.count < 3 {
      var random = RandomTransitions(seed: seed)
      let scene = Scene(&random, isCard: preset.isCard)
      if let fault = law(&random, scene) { failed.append("seed \(seed): \(fault)") }
    }
    #expect(failed == [])
  }

  private func part(_ choreography: Choreography) -> Choreography.Part {
    choreography.part(.front) ?? .part(.front)
  }

  /// A screen begins as the place that it comes out of, whatever that place's shape, and lies within itself all the way.
  @Test(arguments: presets) func aScreenBeginsAsItsPlace(preset: PresetUnderTest) {
    hold(preset) { random, scene in
      var geometry = scene.geometry
      geometry.setOrigin(scene.place(&random), radius: 5)
      let place = geometry.origin ?? .null
      let opening = preset.movement.placed(in: geometry).choreography(.opening, on: geometry)
      let part = part(opening)
      for fraction in [0, 0.1, 0.35, 0.7, 1] as [CGFloat] {
        let pose = opening.pose(of: .front, at: fraction)
        let cuts = [pose.cutTop, pose.cutLeft, pose.cutBottom, pose.cutRight]
        if cuts.contains(where: { $0 < -1e-6 }) {
          return "cut beyond the screen at \(fraction)"
        }
        let clip = pose.clipFrame(in: geometry.front, anchor: part.anchor)
        if fraction == 0, clip.distance(to: place) > 0.01 { return "\(clip) and not \(place)" }
        if fraction == 1, clip.distance(to: geometry.front) > 0.01 { return "\(clip) in the end" }
      }
      return nil
    }
  }

  /// The element that a screen follows is never cut by it, wherever it lands: above, beside or below bars.
  @Test(arguments: presets, [TransitionDirection.opening, .closing])
  func theElementIsNotCut(preset: PresetUnderTest, direction: TransitionDirection) {
    hold(preset) { random, scene in
      var geometry = scene.geometry
      let front = geometry.front
      let heights: [CGFloat] = [60, 0.4 * front.height]
      let size = CGSize(
        width: random.number(0.3...1) * front.width, height: random.one(of: heights))
      let places: [CGFloat] = [0, 0.4, 1]
      let place = random.one(of: places)
      let landing = random.rectangle(of: size, in: front, at: place)
      let widths: [CGFloat] = [60, 110, 150]
      let width = random.one(of: widths)
      let source = random.rectangle(
        of: CGSize(width: width, height: width * size.height / size.width), in: scene.frame)
      guard
        let lead = Lead(source: source, visible: source, radius: 8, landing: landing, in: front)
      else { return nil }
      geometry.lead = lead
      let choreography = preset.movement.choreography(direction, on: geometry)
      guard choreography.elementMotion.style == .leads else { return "it does not lead" }
      let part = part(choreography)
      for step in 0...10 {
        let fraction = CGFloat(step) / 10
        let open = direction == .opening ? fraction : 1 - fraction
        let pose = choreography.pose(of: .front, at: fraction)
        let clip = pose.clipFrame(in: front, anchor: part.anchor)
        let element = source.mixed(with: landing, at: open)
        // A point within the element, which covers it.
        let beyond = [
          clip.minX - element.minX, clip.minY - element.minY, element.maxX - clip.maxX,
          element.maxY - clip.maxY,
        ]
        if beyond.contains(where: { $0 > 1.01 }) { return "cut by \(beyond) at \(fraction)" }
      }
      return nil
    }
  }

  /// Without a place, a screen comes from just outside of the container: what is seen of it begins at the edge.
  @Test(arguments: [TransitionDirection.opening, .closing])
  func whatComesFromNowhereComesFromTheEdge(direction: TransitionDirection) {
    hold(.full) { _, scene in
      let geometry = scene.geometry
      let choreography = PresetUnderTest.full.movement.choreography(direction, on: geometry)
      let pose = choreography.pose(of: .front, at: direction == .opening ? 0 : 1)
      let clip = pose.clipFrame(in: geometry.front, anchor: part(choreography).anchor)
      let gap = clip.minY - geometry.container.height
      return abs(gap) < 0.01 ? nil : "\(gap) points below"
    }
  }

  /// A page that has somewhere to land is carried as a page, and one that leaves over an edge as a sheet.
  @Test(arguments: [true, false], [true, false]) func whatLandsIsCarriedFreely(
    hasPlace: Bool, hasElement: Bool
  ) {
    var geometry = TransitionGeometry(container: containers[0], front: LeadTests.screen)
    if hasPlace { geometry.destination = LeadTests.cell }
    if hasElement {
      geometry.lead = Lead(
        source: LeadTests.cell, visible: LeadTests.cell, radius: 8, landing: LeadTests.hero,
        in: geometry.front)
    }
    let carrying = PresetUnderTest.full.movement.placed(in: geometry).carrying(on: geometry)
    #expect(carrying?.isStraight == !(hasPlace || hasElement))
  }
}
