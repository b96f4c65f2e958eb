import TransitionCatalog
import UIKit

// The code of HostingSwiftUI, Concurrency and Analytics, each with what its page calls yours. MorePageTests plays it.

// MARK: SwiftUI

enum BridgeCode {
  /// Lies behind the content of a SwiftUI screen, presents for it, and knows where its parts are.
  final class BridgeController: UIViewController, TakeAlongScreen {
    /// In the coordinates of `view`.
    var parts: [TakeAlongKey: CGRect] = [:]

    /// The controller in whose view SwiftUI draws.
    private var host: UIViewController { parent ?? self }

    func frame(of key: TakeAlongKey) -> CGRect? {
      parts[key].map { view.convert($0, to: host.view) }
    }

    func place(of key: TakeAlongKey) -> TransitionPlace {
      .rect(in: host.view) { [weak self] _ in self?.frame(of: key) }
    }

    var takeAlongElements: [TakeAlongElement] {
      parts.keys.map { TakeAlongElement($0, rect: frame(of: $0), of: host.view) }
    }

    /// Closes the screen with its transition, also while it opens, and while a finger holds it.
    func close() {
      var controller: UIViewController? = self
      while let screen = controller {
        if let transition = TransitionController.installed(on: screen) {
          return transition.dismiss()
        }
        controller = screen.parent
      }
      dismiss(animated: true)
    }
  }
}

// MARK: Concurrency

enum PickerCode {
  // Each screen of a test has a background.
  typealias UIViewController = RecipePage

  final class PhotoPicker: UIViewController {
    var chosen: Photo?
    private var waiting: CheckedContinuation<Photo?, Never>?

    /// Returns when the screen has gone: by a button, by a finger, or without animation.
    func answer() async -> Photo? {
      guard presentingViewController != nil else { return chosen }
      return await withCheckedContinuation { waiting = $0 }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard isBeingDismissed || navigationController?.isBeingDismissed == true else { return }
      waiting?.resume(returning: chosen)
      waiting = nil
    }
  }
}

enum ConcurrencyCode {
  typealias PhotoPicker = PickerCode.PhotoPicker

  @MainActor
  final class OrderCoordinator {
    private let stack: UINavigationController

    init(stack: UINavigationController) {
      self.stack = stack
    }

    func showReceipt(_ receipt: UIViewController) {
      stack.push(receipt, using: .slide)
    }
  }

  final class MessageScreen: RecipePage {
    func choosePhoto() async -> Photo? {
      let picker = PhotoPicker()
      guard await open(picker, using: .cover) else { return nil }
      return await picker.answer()
    }

    func openUnlessCancelled(_ screen: UIViewController) async -> Bool {
      guard !Task.isCancelled else { return false }
      return await withTaskCancellationHandler {
        await open(screen, using: .cover)
      } onCancel: {
        Task { @MainActor in TransitionController.installed(on: screen)?.dismiss() }
      }
    }
  }

  final class EditorScreen: RecipePage {
    nonisolated override func accessibilityPerformEscape() -> Bool {
      MainActor.assumeIsolated { askBeforeLeaving() || super.accessibilityPerformEscape() }
    }

    // Yours.

    var hasChanges = false
    private(set) var questions = 0

    private func askBeforeLeaving() -> Bool {
      if hasChanges { questions += 1 }
      return hasChanges
    }
  }
}

extension UIViewController {
  /// Presents a screen, and returns whether it is open.
  func open(
    _ screen: UIViewController, using transition: ViewControllerTransition
  ) async -> Bool {
    guard viewIfLoaded?.window != nil else { return false }
    return await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Bool, Never>? = continuation
      func answer(_ isOpen: Bool) {
        waiting?.resume(returning: isOpen)
        waiting = nil
      }
      let controller = present(screen, using: transition) { answer(true) }
      controller?.onEnd { request, ending in
        if request.direction == .opening { answer(ending == .committed) }
      }
      // UIKit has refused, and calls nothing.
      if screen.presentingViewController == nil { answer(false) }
    }
  }
}

nonisolated enum Layout {
  static let margin: CGFloat = 16
}

extension TransitionPresentation {
  static let panel = frame { context in
    context.bounds.inset(by: context.safeAreaInsets)
      .insetBy(dx: Layout.margin, dy: Layout.margin)
  }
}

// MARK: Analytics

/// What a class of the page finds in an app.
class CountingPage: RecipePage {
  private(set) var counted: [String] = []

  func count(_ event: String) { counted.append(event) }
}

enum AnalyticsCode {
  @MainActor
  final class Statistics {
    var count: (String) -> Void = { _ in }  // yours

    func follow(_ controller: TransitionController?, as name: String) {
      controller?.onEnd { [weak self] request, ending in
        switch (request.direction, ending) {
        case (.opening, .committed): self?.count("\(name) opened")
        case (.closing, .committed): self?.count("\(name) closed")
        case (.opening, .cancelled(let reason)): self?.count("\(name) not opened: \(reason)")
        case (.closing, .cancelled(let reason)): self?.count("\(name) kept: \(reason)")
        }
      }
    }
  }

  final class ShopScreen: CountedScreen {
    let statistics = Statistics()
    let cart = CountedScreen()

    func openCart() {
      statistics.follow(present(cart, using: .overlay), as: "cart")
    }
  }

  typealias UIViewController = CountingPage

  class CountedScreen: UIViewController, TransitionParticipant {
    private var isSeen = false

    // For subclasses to override.
    var viewEffects: [String: TransitionEffect] { [:] }
    func views(forEffect key: String) -> [UIView] { [] }
    func transitionWillBegin(_ run: TransitionRun) {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      // UIKit calls this method again when a closing is taken back.
      if !isSeen { count("seen") }
      isSeen = true
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      isSeen = false
    }

    func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) {
      guard concerns(run.request) else { return }
      let driver = run.isInteractive ? " by a finger" : ""
      switch (run.direction, ending) {
      case (.opening, .committed): count("opened\(driver)")
      case (.closing, .committed): count("closed\(driver)")
      case (.opening, .cancelled(let reason)): count("not opened: \(reason)")
      case (.closing, .cancelled(let reason)): count("kept: \(reason)")
      }
    }

    /// Both screens of a run are told, and the pages of a container that is presented.
    private func concerns(_ request: TransitionRequest) -> Bool {
      guard let front = request.front, request.kind != .tab else { return false }
      return sequence(first: self as UIViewController, next: \.parent).contains { $0 === front }
    }
  }
}
