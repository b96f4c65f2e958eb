import Testing
import UIKit

extension All {
  /// The system's sheets, as far as a custom transition meets them.
  @MainActor @Suite struct SheetTests {
    init() { Headless.reset() }

    private func frame(
      _ style: UIModalPresentationStyle, on size: CGSize, preferred: CGSize = .zero
    ) -> CGRect {
      let window = Headless.makeWindow(size: size)
      let (root, sheet) = (UIViewController(), UIViewController())
      window.rootViewController = root
      Headless.turn()
      sheet.modalPresentationStyle = style
      sheet.preferredContentSize = preferred
      root.present(sheet, animated: false)
      Headless.turn()
      #expect(root.view.window === window && Headless.misuses.isEmpty)
      return sheet.view.frame
    }

    // Documented: UIModalPresentationStyle.formSheet: centered, as large as its content prefers.
    @Test func aFormSheetIsCenteredInItsPreferredSize() {
      let preferred = CGSize(width: 300, height: 400)
      let frame = frame(.formSheet, on: CGSize(width: 1024, height: 1366), preferred: preferred)
      #expect(frame == CGRect(x: 362, y: 483, width: 300, height: 400))
    }

    // Documented: its default size is smaller than a page sheet's, and part of the background
    // always shows.
    @Test func aFormSheetIsSmallerThanAPageSheet() {
      let size = CGSize(width: 1024, height: 1366)
      let (form, page) = (frame(.formSheet, on: size), frame(.pageSheet, on: size))
      #expect(form.width < page.width && form.height < page.height)
      #expect(page.width < size.width && page.height < size.height && page.height > page.width)
      #expect(page.midX == form.midX && page.midY == form.midY)
    }

    // Documented: in a compact height a sheet is as a full screen.
    @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet])
    func aSheetFillsACompactHeight(style: UIModalPresentationStyle) {
      let size = CGSize(width: 844, height: 390)
      #expect(frame(style, on: size) == CGRect(origin: .zero, size: size))
    }

    // Inferred: the sheet's own presentation lays its view out after a resize.
    @Test func aSheetIsLaidOutAgain() {
      let stage = PairOfScreens(style: .formSheet)
      stage.presentFully()
      stage.director.animator.complete(true)
      let size = CGSize(width: 844, height: 390)
      Headless.resize(stage.window, to: size, safeAreaInsets: .zero, duration: 0)
      Headless.turn()
      #expect(stage.presented.view.frame == CGRect(origin: .zero, size: size))
    }

    // Observed many times: NSGenericException, in presentationTransitionWillBegin.
    @Test func aPopoverWithoutASourceIsRefused() {
      let window = Headless.makeWindow(size: CGSize(width: 1024, height: 1366))
      let (root, popover) = (UIViewController(), UIViewController())
      window.rootViewController = root
      Headless.turn()
      popover.modalPresentationStyle = .popover
      root.present(popover, animated: true)
      #expect(Headless.misuses.isEmpty)
      Headless.turn()
      #expect(Headless.takeMisuses().map(\.kind) == [.popoverWithoutSource])
      #expect(root.presentedViewController == nil && window.subviews == [root.view])
    }

    // Observed: an exception with this text; documented: no presentation controller.
    @Test func theStyleNoneIsRefused() {
      let stage = PairOfScreens(style: .none)
      #expect(stage.presented.presentationController == nil)
      stage.present()
      let misuses = Headless.takeMisuses()
      #expect(misuses.map(\.kind) == [.presentWithoutStyle])
      #expect(misuses[0].message.hasPrefix("The specified modal presentation style doesn't have"))
      #expect(stage.presenter.presentedViewController == nil && stage.journal.lines.isEmpty)
    }
  }
}
