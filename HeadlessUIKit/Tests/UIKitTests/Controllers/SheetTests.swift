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

    // Documented: in a compact width the background shows near the top, in both styles.
    @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .automatic])
    func aSheetComesFromBelowInACompactWidth(style: UIModalPresentationStyle) {
      let frame = frame(style, on: CGSize(width: 390, height: 844))
      #expect(frame.minY > 47 && frame.maxY == 844 && frame.width == 390)
    }

    // Documented: in a compact height a sheet is as a full screen.
    @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet])
    func aSheetFillsACompactHeight(style: UIModalPresentationStyle) {
      let size = CGSize(width: 844, height: 390)
      #expect(frame(style, on: size) == CGRect(origin: .zero, size: size))
    }

    // Observed: custom animators work with the system's styles. [controllers 8.8]
    @Test(arguments: [
      UIModalPresentationStyle.formSheet, .pageSheet, .overFullScreen, .fullScreen,
    ])
    func anAnimatorMovesASystemStyle(style: UIModalPresentationStyle) {
      let stage = PairOfScreens(style: style)
      stage.presented.modalTransitionStyle = .crossDissolve
      stage.present()
      #expect(stage.journal.lines.contains("animator.animate"))
      #expect(stage.director.animator.context?.presentationStyle == style)
      #expect(stage.presented.view.layer.animationKeys() == nil)
      stage.director.animator.complete(true)
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(stage.presented.view.window == nil && Headless.misuses.isEmpty)
    }

    // Observed: a sheet's container is as large as the window. [controllers 6.8]
    @Test func aSheetsContainerIsTheWholeWindow() {
      let stage = PairOfScreens(style: .formSheet)
      stage.present()
      stage.director.animator.complete(true)
      let container = stage.presented.presentationController?.containerView
      #expect(container?.frame == stage.window.bounds)
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

    // Documented: UIModalPresentationStyle.popover: in a compact environment a form sheet.
    @Test func aPopoverIsAFormSheetInACompactWidth() {
      let stage = PairOfScreens(style: .popover)
      let controller = stage.presented.presentationController
      #expect(controller?.presentationStyle == .popover)
      stage.present()
      #expect(stage.director.animator.context?.presentationStyle == .formSheet)
      stage.director.animator.complete(true)
      #expect(stage.presented.view.frame.minY > 47)
      #expect(stage.presented.presentationController === controller)
      stage.dismiss()
      stage.director.animator.complete(true)
      #expect(stage.presented.presentingViewController == nil && Headless.misuses.isEmpty)
      #expect(stage.presented.presentationController !== controller)
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
