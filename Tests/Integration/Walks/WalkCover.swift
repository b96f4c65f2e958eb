import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen that the open screen presents.
enum WalkCover: Hashable, CaseIterable, Sendable {
  case fullScreen, overFullScreen, pageSheet, slide, overlay, hang

  @MainActor func makeScreen() -> WalkScreen {
    let screen = WalkScreen()
    switch self {
    case .fullScreen: screen.modalPresentationStyle = .fullScreen
    case .overFullScreen: screen.modalPresentationStyle = .overFullScreen
    case .pageSheet: screen.modalPresentationStyle = .pageSheet
    case .slide: equip(screen, .slide, .leadingEdge)
    case .overlay: equip(screen, .overlay, .pullUpDown)
    case .hang: equip(screen, .hang, .pinch)
    }
    return screen
  }

  @MainActor private func equip(
    _ screen: WalkScreen, _ preset: PresetUnderTest, _ gesture: TransitionGesture?
  ) {
    TransitionController(presenting: screen, preset: preset, gesture: gesture)
  }
}

/// Settings that are changed while things happen.
enum WalkSettings: Hashable, CaseIterable, Sendable {
  case none, short, long, springy, dimmed, blurred, sized, placed, tappable

  /// The settings, as far as a preset has them.
  @MainActor func settings(for preset: PresetUnderTest, from view: UIView) -> TransitionSettings {
    switch self {
    case .none: TransitionSettings()
    case .short: TransitionSettings(duration: 0.1)
    case .long: TransitionSettings(duration: 1.5)
    case .springy: TransitionSettings(timing: .spring(dampingRatio: 0.5))
    case .dimmed: TransitionSettings(backdrop: .color(.red))
    case .blurred: TransitionSettings(backdrop: preset.isCard ? .blur(.regular) : nil)
    case .sized: TransitionSettings(size: .points(width: 260, height: 300), cornerRadius: 4)
    case .placed:
      TransitionSettings(
        from: preset.hasOrigin ? .view(view) : nil,
        to: preset.movement.movesFreely ? .view(view) : nil)
    case .tappable: TransitionSettings(dismissesOnTapOutside: true)
    }
  }
}
