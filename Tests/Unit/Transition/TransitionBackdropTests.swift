import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

@MainActor
struct TransitionBackdropTests {
  @Test func onlyABlurHasAnEffect() {
    #expect(TransitionBackdrop.blur(.dark).effect is UIBlurEffect)
    #expect(TransitionBackdrop.blur(.dark).color == nil)
    #expect(TransitionBackdrop.black(opacity: 0.5).effect == nil)
    #expect(TransitionBackdrop.black().color == .black)
  }
}
