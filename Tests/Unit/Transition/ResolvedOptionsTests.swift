import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct ResolvedOptionsTests {
  static let wild: [CGFloat] = [0, -1, .nan, .infinity, -.infinity]

  func faults(
    _ options: TransitionOptions, _ preset: TransitionPreset
  ) -> [TransitionOptions.Field: TransitionMisuse.Fault] {
    var faults: [TransitionOptions.Field: TransitionMisuse.Fault] = [:]
    _ = ResolvedOptions(options, for: preset.definition) { faults[$0] = $1 }
    return faults
  }

  @Test func optionsThatAreReadAreTaken() {
    let options = TransitionOptions(edge: .top, duration: 1, gap: 4, minimumScale: 0.9)
    #expect(faults(options, .slide).isEmpty)
    let resolvedOptions = ResolvedOptions(options, for: Slide()) { _, _ in }
    #expect(resolvedOptions.edge == .top && resolvedOptions.duration == 1)
    #expect(resolvedOptions.gap == 4 && resolvedOptions.minimumScale == 0.9)
  }

  @Test func anOptionThatThePresetDoesNotReadIsNamed() {
    let options = TransitionOptions(size: .fixed(width: 10, height: 10), edge: .top)
    #expect(faults(options, .slide) == [.size: .unread])
    #expect(faults(options, .overlay) == [.edge: .unread])
  }

  @Test(arguments: wild) func sizesThatDrawNothingAreRefused(number: CGFloat) {
    for size: TransitionSize in [
      .fixed(width: number, height: 10), .fixed(width: 10, height: number),
      .proportional(width: number, height: 0.5), .proportional(width: 0.5, height: number),
    ] {
      #expect(faults(TransitionOptions(size: size), .overlay) == [.size: .unusable])
    }
  }

  @Test(arguments: wild) func durationsThatAreNoneAreRefused(number: CGFloat) {
    for preset in TransitionPreset.allCases {
      let options = TransitionOptions(duration: TimeInterval(number))
      #expect(faults(options, preset) == [.duration: .unusable])
    }
  }

  @Test(arguments: wild.dropFirst()) func lengthsThatAreNoneAreRefused(number: CGFloat) {
    #expect(faults(TransitionOptions(gap: number), .slide) == [.gap: .unusable])
    #expect(faults(TransitionOptions(minimumScale: number), .slide) == [.minimumScale: .unusable])
    #expect(
      faults(TransitionOptions(cornerRadius: number), .overlay) == [.cornerRadius: .unusable])
    #expect(
      faults(TransitionOptions(backdrop: .black(opacity: number)), .overlay)
        == [.backdrop: .unusable])
  }

  @Test func aBlurIsForCardsOnly() {
    let options = TransitionOptions(backdrop: .blur(.regular))
    for preset in TransitionPreset.allCases where preset.definition.reads.contains(.backdrop) {
      let isCard = preset.definition.form != .fullScreen
      #expect(faults(options, preset) == (isCard ? [:] : [.backdrop: .unusable]))
    }
  }

  @Test(arguments: wild + [0.5, 101]) func eyesThatSeeNothingAreRefused(number: CGFloat) {
    for preset in [TransitionPreset.fold, .fall] {
      #expect(faults(TransitionOptions(perspective: number), preset) == [.perspective: .unusable])
    }
  }

  @Test(arguments: wild.dropFirst() + [31]) func tiltsThatAreNoneAreRefused(number: CGFloat) {
    #expect(faults(TransitionOptions(tilt: number), .hang) == [.tilt: .unusable])
  }

  @Test(arguments: wild) func pacesThatAreNoneAreRefused(number: CGFloat) {
    let timings: [TransitionTiming] = [
      .spring(dampingRatio: number), .curve(CGPoint(x: number - 2, y: 0), .zero),
    ]
    for timing in timings {
      #expect(faults(TransitionOptions(timing: timing), .slide) == [.timing: .unusable])
    }
  }

  /// What gestures read is taken with every preset.
  @Test func everyFieldIsReadBySomePresetOrGesture() {
    let read = TransitionPreset.allCases.reduce(into: TransitionGesture.pullUpDown.definition.reads)
    {
      $0.formUnion($1.definition.reads)
    }
    #expect(read == Set(TransitionOptions.Field.allCases))
    for preset in TransitionPreset.allCases {
      #expect(faults(TransitionOptions(scrollHandOff: .never), preset).isEmpty)
    }
  }
}
