import Testing
import UIKit

extension All {
  /// Traits that a presentation gives to what it presents.
  @MainActor @Suite struct PresentedTraitsTests {
    init() { Headless.reset() }
    private static let pad = CGSize(width: 1024, height: 1366)

    private func presented(
      _ style: UIModalPresentationStyle, size: CGSize = CGSize(width: 390, height: 844)
    ) -> (window: UIWindow, screen: UIViewController) {
      let window = Headless.makeWindow(size: size)
      let (root, screen) = (UIViewController(), UIViewController())
      window.rootViewController = root
      Headless.turn()
      screen.modalPresentationStyle = style
      root.present(screen, animated: false)
      Headless.turn()
      return (window, screen)
    }

    // Unverified: the width of a form sheet.
    @Test func aFormSheetIsCompactInWidth() {
      let (_, form) = presented(.formSheet, size: Self.pad)
      #expect(form.traitCollection.horizontalSizeClass == .compact)
      #expect(form.traitCollection.verticalSizeClass == .regular)
      let (_, page) = presented(.pageSheet, size: Self.pad)
      #expect(page.traitCollection.horizontalSizeClass == .regular)
    }

    // Documented: overrideTraitCollection: for the presented controller, in place of the traits
    // that surround it. [controllers 17.9]
    @Test(arguments: [true, false])
    func aPresentationOverridesTraits(before: Bool) {
      let stage = CardStage()
      let presentation = stage.card.presentationController
      var heard = 0
      let given = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceLevel: .elevated),
        UITraitCollection(horizontalSizeClass: .compact),
      ])
      let changes = TraitEar()
      stage.card.view.addSubview(changes)
      changes.onChange = { heard += 1 }
      presentation?.overrideTraitCollection = given
      #expect(heard == 1)
      #expect(stage.card.traitCollection.userInterfaceLevel == .elevated)
      #expect(changes.traitCollection.horizontalSizeClass == .compact)
      #expect(stage.wrapper.traitCollection.userInterfaceLevel == .base)
      #expect(stage.presentation?.traitCollection.userInterfaceLevel == .base)
      stage.coverCard(animated: before)
      #expect(stage.cover.traitCollection.userInterfaceLevel == .base)
      stage.uncover(animated: before)
      #expect(stage.card.traitCollection.userInterfaceLevel == .elevated)
      stage.root.dismiss(animated: false)
      Headless.turn()
      #expect(stage.card.traitCollection.userInterfaceLevel == .base)
    }
  }
}

private final class TraitEar: UIView {
  var onChange: () -> Void = {}

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onChange()
  }
}
