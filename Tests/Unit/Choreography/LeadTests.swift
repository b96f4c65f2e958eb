import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct LeadTests {
  static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  static let cell = CGRect(x: 130, y: 400, width: 120, height: 120)
  static let hero = CGRect(x: 0, y: 0, width: 390, height: 420)

  private func lead(
    _ source: CGRect = cell, visible: CGRect? = nil, landing: CGRect = hero
  ) -> Lead? {
    Lead(
      source: source, visible: visible ?? source, radius: 8, landing: landing, in: LeadTests.screen)
  }

  @Test func aPictureInACellLeads() { #expect(lead() != nil) }

  @Test(arguments: [
    // Three times as wide as where it lands: the screen would be magnified.
    (CGRect(x: 0, y: 300, width: 390, height: 200), CGRect(x: 20, y: 60, width: 130, height: 80)),
    // Taller than all of the screen at that scale.
    (CGRect(x: 10, y: 100, width: 40, height: 400), CGRect(x: 20, y: 60, width: 350, height: 350)),
    // Beside the screen.
    (cell, CGRect(x: 380, y: 60, width: 100, height: 80)),
    (CGRect(x: 10, y: 10, width: 0, height: 40), hero),
    (cell, CGRect.zero),
  ]) func wildProportionsDoNot(source: CGRect, landing: CGRect) {
    #expect(lead(source, landing: landing) == nil)
  }

  /// An element that is mostly under a bar has nothing that the screen could grow out of.
  @Test func onlyOneThatIsSeenLeads() {
    func seen(_ share: CGFloat) -> CGRect {
      CGRect(x: 130, y: 400 + 120 * (1 - share), width: 120, height: 120 * share)
    }
    #expect(lead(visible: seen(0.7)) != nil && lead(visible: seen(0.5)) == nil)
  }

  /// In a card, which begins below the container's top and ends before its right edge.
  @Test(
    arguments: [
      (60, 240, 60, true), (60, 212, 60, false), (60, 240, 190, true), (60, 240, 200, false),
      (140, 240, 60, true), (160, 240, 60, false), (30, 240, 60, false),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)])
  func anElementLandsWithinItsCard(x: CGFloat, y: CGFloat, height: CGFloat, leads: Bool) {
    let source = CGRect(x: 200, y: 20, width: 100, height: height)
    let lead = Lead(
      source: source, visible: source, radius: 8,
      landing: CGRect(x: x, y: y, width: 200, height: 100),
      in: CGRect(x: 45, y: 222, width: 300, height: 400))
    #expect((lead != nil) == leads)
  }

  /// The landing place lies on the element all the way: left, top and width; and nothing of the screen is
  /// seen outside the window from the one to the other.
  @Test(
    arguments: [PresetUnderTest.full, .overlay, .scale], [TransitionDirection.opening, .closing])
  func theScreenFollowsIt(preset: PresetUnderTest, direction: TransitionDirection) throws {
    var geometry = PresetSetting(
      preset: preset, container: LeadTests.screen.size, isRightToLeft: false
    ).geometry
    let landing = CGRect(
      x: geometry.front.minX + 12, y: geometry.front.minY + 12, width: geometry.front.width - 24,
      height: 330)
    let lead = try #require(
      Lead(
        source: LeadTests.cell, visible: LeadTests.cell, radius: 8, landing: landing,
        in: geometry.front))
    geometry.lead = lead
    let choreography = preset.movement.choreography(direction, on: geometry)
    #expect(choreography.elementMotion.style == .leads)
    let part = try #require(choreography.parts.first { $0.role == .front })
    for step in 0...20 {
      let f = CGFloat(step) / 20
      let open = direction == .opening ? f : 1 - f
      let pose = choreography.pose(of: .front, at: f)
      let plane = pose.transform(anchor: part.anchor, size: geometry.front.size)
        .plane(about: geometry.front.middle)
      let seen = Quad(landing).projected(by: plane).divided
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * open }
      #expect(abs(CGFloat(seen.x[0]) - mix(lead.source.minX, landing.minX)) < 0.01)
      #expect(abs(CGFloat(seen.y[0]) - mix(lead.source.minY, landing.minY)) < 0.01)
      #expect(abs(CGFloat(seen.x[1] - seen.x[0]) - mix(lead.source.width, landing.width)) < 0.01)
      let window = pose.clipFrame(in: geometry.front, anchor: part.anchor)
      // A point within the element, which covers it; and never more than straight from there.
      #expect(window.minX > mix(lead.source.minX + 1, geometry.front.minX) - 0.01)
      #expect(window.maxY < mix(lead.source.maxY - 1, geometry.front.maxY) + 0.01)
      #expect(window.minX < mix(lead.source.minX + 1, landing.minX) + 0.01)
      #expect(window.maxY > mix(lead.source.maxY - 1, landing.maxY) - 0.01)
      if open == 1 { #expect(window == geometry.front) }
    }
  }

  /// What lies beside the element in the screen comes out after its originals there have been hidden, and is
  /// out of the way of the place's neighbors before the element lands.
  @Test(arguments: [PresetUnderTest.full, .overlay, .scale])
  func surroundingsOfTheElementComeOutLate(preset: PresetUnderTest) throws {
    var geometry = TransitionGeometry(container: LeadTests.screen.size, front: LeadTests.screen)
    geometry.lead = try #require(lead())
    let opening = preset.movement.written(.opening, on: geometry)
    let part = try #require(opening.parts.first { $0.role == .front })
    func below(_ f: CGFloat) -> CGFloat {
      let window = opening.pose(of: .front, at: f).clipFrame(
        in: geometry.front, anchor: part.anchor)
      return window.maxY - (520 - 1 + f * (420 - 520 + 1))
    }
    #expect(below(0.05) < 0.5 && below(0.25) < 0.2 * (844 - 420))
    #expect(below(0.16) > 20, "a title below the picture has the screen behind it")
    #expect(abs(below(1) - (844 - 420)) < 0.01)
  }

  /// A view beside the element, or larger about the same middle, is not the element.
  @Test(arguments: [
    (cell.insetBy(dx: 0.3, dy: 0.3), true), (cell.insetBy(dx: -8, dy: 0), false),
    (cell.insetBy(dx: 0, dy: -8), false), (cell.offsetBy(dx: 4, dy: 0), false),
    (cell.offsetBy(dx: 0, dy: -4), false),
  ]) func onlyTheElementItselfLeads(place: CGRect, leads: Bool) {
    var geometry = TransitionGeometry(container: LeadTests.screen.size)
    geometry.lead = lead()
    #expect((geometry.leads(before: .init(frame: place)) != nil) == leads)
  }

  /// A view that a screen is told to grow out of comes first, unless it is the element itself.
  @Test func anOriginComesFirst() throws {
    var geometry = TransitionGeometry(container: LeadTests.screen.size, front: LeadTests.screen)
    geometry.lead = lead()
    #expect(geometry.leads(before: nil) != nil)
    #expect(geometry.leads(before: .init(frame: CGRect(x: 5, y: 5, width: 0, height: 0))) != nil)
    #expect(
      geometry.leads(before: .init(frame: CGRect(x: 0, y: 380, width: 390, height: 160))) == nil)
    #expect(geometry.leads(before: .init(frame: LeadTests.cell))?.shadow == 0)
    // A picture that fills a card with a shadow.
    #expect(geometry.leads(before: .init(frame: LeadTests.cell, shadow: 0.2))?.shadow == 0.2)
  }
}
