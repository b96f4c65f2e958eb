import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Numbers that a call cannot use: the default plays, and one report names parameter, value and range.
struct ParameterTests {
  static let wild: [CGFloat] = [-1, .nan, .infinity, -.infinity, -1e300]

  struct Row: CustomTestStringConvertible, Sendable {
    let parameter: String
    let call: @Sendable (CGFloat) -> ViewControllerTransition
    /// Other numbers out of the range.
    var more: [CGFloat] = []
    var testDescription: String { parameter }
  }

  static let rows: [Row] = [
    Row(parameter: "gap", call: { .slide(gap: $0) }, more: [10_001]),
    Row(parameter: "minimumScale", call: { .slide(minimumScale: $0) }, more: [0, 1.01]),
    Row(parameter: "cornerRadius", call: { .overlay.cornerRadius($0) }),
    Row(parameter: "cornerRadius", call: { .hang.cornerRadius($0) }),
    Row(parameter: "cornerRadius", call: { .fall.cornerRadius($0) }),
    Row(parameter: "cornerRadius", call: { .overlay.cornerRadius($0) }),
    Row(parameter: "perspective", call: { .fold(perspective: $0) }, more: [0, 0.5, 101]),
    Row(parameter: "perspective", call: { .fall(perspective: $0) }, more: [0, 0.5, 101]),
    Row(parameter: "tilt", call: { .hang(tilt: $0) }, more: [31]),
    Row(parameter: "size", call: { .overlay.size(.points(width: $0, height: 10)) }, more: [0]),
    Row(parameter: "size", call: { .hang.size(.points(width: 10, height: $0)) }, more: [0]),
    Row(
      parameter: "size", call: { .fall.size(.fractions(width: $0, height: 0.5)) },
      more: [0, 1.01]),
    Row(
      parameter: "size", call: { .overlay.size(.fractions(width: 0.5, height: $0)) },
      more: [0, 1.01]),
    Row(parameter: "duration", call: { .spin.duration(TimeInterval($0)) }, more: [0, 0.04, 61]),
    Row(parameter: "displayCornerRadius", call: { .scale.displayCornerRadius($0) }, more: [101]),
    Row(parameter: "timing", call: { .full.timing(.spring(dampingRatio: $0)) }, more: [0, 0.2, 2]),
    Row(
      parameter: "timing", call: { .full.timing(.curve(CGPoint(x: $0 - 2, y: 0), .zero)) },
      more: [0]),
    Row(parameter: "backdrop", call: { .spin.backdrop(.black(opacity: $0)) }, more: [1.01]),
  ]

  @Test(arguments: rows) func wildNumbersPlayTheDefaultAndAreReportedOnce(row: Row) throws {
    let sound = try #require(row.call(.nan).movement)
    for number in ParameterTests.wild + row.more
    where !(row.parameter == "size" && number == .infinity) {
      let movement = try #require(row.call(number).movement)
      #expect(movement.issues.map(\.code) == ["valueUnusable"], "\(number)")
      // The value, the parameter and its range.
      let told = movement.issues.first?.message ?? ""
      #expect(
        told.hasPrefix("The value ") && told.hasSuffix(". The default plays.")
          && told.components(separatedBy: " of \(row.parameter) cannot be used; it must be ").count
            == 2,
        "\(number): \(told)")
      let geometry = TransitionGeometry(container: CGSize(width: 390, height: 844))
      for direction in TransitionDirection.both {
        var own = geometry
        own.settings = movement.settings
        #expect(
          movement.choreography(direction, on: own)
            == sound.choreography(direction, on: own), "\(number)")
      }
      #expect(movement.settings == sound.settings)
    }
  }

  @Test func soundNumbersAreNotReported() {
    for transition: ViewControllerTransition in [
      .slide(edge: .top, gap: 0, minimumScale: 1), .slide(gap: 10_000, minimumScale: 0.01),
      .overlay.size(.points(width: 1, height: 1)).cornerRadius(0), .fold(perspective: 1),
      .fold(perspective: 100), .hang(tilt: 0), .hang(tilt: 30), .slide.duration(0.05),
      .slide.duration(60), .spin.displayCornerRadius(100), .fall.backdrop(.blur(.regular)),
    ] {
      #expect(transition.movement?.issues == [])
    }
  }

  @Test(arguments: TransitionPreset.allCases)
  func aBlurBehindAFullScreenIsReportedAndIgnored(preset: TransitionPreset) throws {
    let blurred = ViewControllerTransition.preset(preset).backdrop(.blur(.regular))
    let movement = try #require(blurred.movement)
    let isCard = preset.movement.card != nil
    #expect(movement.issues.isEmpty == isCard)
    #expect((movement.settings.backdrop != nil) == isCard)
    // A form that is named later counts.
    let card = blurred.presentation(.card(.points(width: 100, height: 100))).movement
    #expect(card?.issues == [] && card?.settings.backdrop == .blur(.regular))
  }
}

extension ViewControllerTransition {
  var movement: Movement? {
    if case .movement(let movement) = content { movement } else { nil }
  }
}
