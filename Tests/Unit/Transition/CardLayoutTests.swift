import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct CardLayoutTests {
  let form = CardLayout(
    size: .fixed(width: 540, height: 720), margins: CGSize(width: 10, height: 20))
  let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
  let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func onAPhoneItFillsTheSafeArea() {
    let frame = form.frame(in: phone, safeArea: notch, size: nil)
    #expect(frame == CGRect(x: 10, y: 69, width: 370, height: 720))
  }

  @Test func onATabletItHasItsLimit() {
    let frame = form.frame(
      in: CGRect(x: 0, y: 0, width: 1366, height: 1024), safeArea: .zero, size: nil)
    #expect(frame == CGRect(x: 413, y: 152, width: 540, height: 720))
  }

  @Test(arguments: [
    (TransitionSize.proportional(width: 0.8, height: 0.5), CGSize(width: 312, height: 422)),
    (.fixed(width: 200, height: 100), CGSize(width: 200, height: 100)),
    (.fixed(width: 9000, height: 9000), CGSize(width: 370, height: 723)),
    (.inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), CGSize(width: 384, height: 840)),
  ])
  func theSizeIsTheApps(size: TransitionSize, expected: CGSize) {
    #expect(form.frame(in: phone, safeArea: notch, size: size).size == expected)
  }

  @Test func insetsThatLeaveNothingGiveThePresetsOwnSize() {
    let all = UIEdgeInsets(top: 500, left: 0, bottom: 500, right: 0)
    let frame = form.frame(in: phone, safeArea: notch, size: .inset(all))
    #expect(frame == form.frame(in: phone, safeArea: notch, size: nil))
    let wide = UIEdgeInsets(top: -50, left: -50, bottom: -50, right: -50)
    #expect(form.frame(in: phone, safeArea: notch, size: .inset(wide)) == phone)
  }

  @Test func aContainerWithoutRoomGivesAnEmptyCardAndNoNonsense() {
    let frame = form.frame(in: .zero, safeArea: notch, size: nil)
    #expect(frame.width == 0 && frame.height == 0)
    #expect(!frame.isUsable)
  }
}
