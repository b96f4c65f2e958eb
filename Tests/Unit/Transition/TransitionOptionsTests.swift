import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct TransitionOptionsTests {
  @Test func nothingIsGivenUnlessTheAppSetsIt() {
    #expect(TransitionOptions().given.isEmpty)
  }

  @MainActor @Test func everyFieldThatIsSetIsSeen() {
    let all = TransitionOptions(
      origin: .point(.zero), size: .fixed(width: 1, height: 1), destination: .top,
      edge: .leading, duration: 1, timing: .spring(dampingRatio: 1), backdrop: .black,
      cornerRadius: 1, gap: 1, minimumScale: 1, perspective: 2, tilt: 3, rotation: .clockwise,
      displayCornerRadius: 4,
      dismissesOnTapOutside: true, scrollHandOff: .never)
    #expect(all.given == Set(TransitionOptions.Field.allCases))
  }
}
