import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// How one view turns into another depends on what the one shows that arrives.
@MainActor struct BlendChoiceTests {
  nonisolated enum Look: CaseIterable, Sendable {
    case opaque, translucent, clear, clipped, round, picture, glyph

    /// True if nothing is seen through it.
    var isSolid: Bool { ![.translucent, .clear, .glyph].contains(self) }

    @MainActor func make() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      // Something to be seen in each.
      view.addSubview(UILabel(frame: view.bounds))
      switch self {
      case .opaque: view.backgroundColor = .red
      case .translucent: view.backgroundColor = UIColor(white: 0, alpha: 0.5)
      case .clear: break
      case .clipped: view.clipsToBounds = true
      case .round: view.layer.cornerRadius = 8
      case .picture: return UIImageView(image: ElementsController.image)
      case .glyph:
        return UIImageView(image: ElementsController.image.withRenderingMode(.alwaysTemplate))
      }
      return view
    }
  }

  private func blend(
    _ leaving: UIView, _ arriving: UIView, _ fade: TakeAlongElement.Fade = .automatic,
    opens: Bool = true
  ) -> Blend {
    Blend(fade, from: Original(leaving), to: Original(arriving), opens: opens)
  }

  /// What is solid comes over the look before it; what is seen through takes turns with it.
  @Test(arguments: Look.allCases, Look.allCases)
  func theLookThatArrivesDecides(leaving: Look, arriving: Look) {
    let pictures: Set<Look> = [.picture, .glyph]
    guard !pictures.isSuperset(of: [leaving, arriving]) else { return }
    let expected: Blend = arriving.isSolid ? .cover : .dissolve
    #expect(blend(leaving.make(), arriving.make()) == expected)
  }

  /// Whatever the app wishes, an element is not empty because its picture has not been loaded.
  @Test(arguments: [.automatic, .backOnly, .frontOnly] as [TakeAlongElement.Fade], [true, false])
  func thePictureThatIsThereStays(fade: TakeAlongElement.Fade, opens: Bool) {
    let (picture, empty) = (Look.picture.make(), UIImageView())
    #expect(blend(picture, empty, fade, opens: opens) == .leavingOnly)
    #expect(blend(empty, picture, fade, opens: opens) == .arrivingOnly)
  }

  /// Each option of either screen counts, and where both have one, the presenting screen's.
  @Test func thePresentingScreensOptionsComeFirst() {
    var (back, front) = (TakeAlongElement.Options(), TakeAlongElement.Options())
    (front.path, front.morphs, front.zOrder, front.fade) = (.arc, .position, .below, .frontOnly)
    (front.rect, front.hidesOriginal) = (CGRect(x: 0, y: 0, width: 9, height: 9), false)
    let joined = back.completed(by: front)
    #expect(joined.path == .arc && joined.morphs == .position)
    #expect(joined.zOrder == .below && joined.fade == .frontOnly)
    #expect(joined.rect == nil && joined.hidesOriginal)
    (back.morphs, back.fade) = (.size, .backOnly)
    let other = back.completed(by: front)
    #expect(other.morphs == .size && other.fade == .backOnly && other.path == .arc)
    let alone = front.completed(by: TakeAlongElement.Options())
    #expect(alone.path == .arc && alone.zOrder == .below && !alone.hidesOriginal)
  }
}
