import UIKit

extension UIViewController {
  /// Presents a screen with a preset, which also dismisses it again; `nil` is the system's presentation.
  ///
  /// ```swift
  /// present(card, using: .overlay, gesture: .panToEdge)
  /// ```
  ///
  /// The transition leaves nothing behind when the screen has been dismissed.
  ///
  /// - Parameters:
  ///   - gesture: The gesture that dismisses the screen.
  ///   - openedBy: A pan or a pinch that has already begun: the opening follows it.
  /// - Returns: The transition of the screen; `nil` for the system's.
  @discardableResult
  public func present(
    _ screen: UIViewController, using preset: TransitionPreset?,
    options: TransitionOptions = TransitionOptions(), gesture: TransitionGesture = .none,
    openedBy: UIGestureRecognizer? = nil, completion: (() -> Void)? = nil
  ) -> TransitionController? {
    let controller = preset.map {
      TransitionController(
        presenting: screen, preset: $0, options: options, gesture: gesture, openedBy: openedBy)
    }
    if controller == nil { TransitionController.installed(on: screen)?.remove() }
    (controller?.installation as? ModalDelegate)?.isForOnce = true
    present(screen, animated: true, completion: completion)
    return controller
  }

  /// Dismisses what `dismiss(animated:completion:)` would dismiss, with a preset played backward; `nil` is the
  /// system's animation. How the screen was presented does not matter.
  public func dismiss(
    using preset: TransitionPreset?, options: TransitionOptions = TransitionOptions(),
    completion: (() -> Void)? = nil
  ) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    if let screen = presenter?.presentedViewController {
      name(preset, options, forClosing: screen)
    }
    dismiss(animated: true, completion: completion)
  }

  private func name(
    _ preset: TransitionPreset?, _ options: TransitionOptions, forClosing screen: UIViewController
  ) {
    if let controller = TransitionController.installed(on: screen) {
      return controller.closeNext(with: preset, options)
    }
    guard let preset else { return }
    let controller = TransitionController(
      of: screen, definition: preset.definition, options: options, gesture: .none)
    let delegate = ModalDelegate(controller, for: screen)
    _ = controller.replaceController(of: screen)
    controller.install(delegate)
    delegate.installForDismissal()
  }
}

extension TransitionController {
  /// Plays a preset in the next closing.
  fileprivate func closeNext(with preset: TransitionPreset?, _ options: TransitionOptions) {
    guard let definition = preset?.definition else {
      nextClosing = NamedClosing(definition: nil, options: nil)
      return
    }
    let resolved = ResolvedOptions(options, for: definition) { field, fault in
      report(.option(field.rawValue, preset: definition.name, fault))
    }
    nextClosing = NamedClosing(definition: definition, options: resolved)
  }
}
