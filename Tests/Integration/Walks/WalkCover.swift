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
    _ screen: WalkScreen, _ preset: PresetUnderTest, _ gesture: TransitionGesture
  ) {
    TransitionController(presenting: screen, preset: preset, gesture: gesture)
  }
}

/// Options that are set while things happen.
enum WalkOptions: Hashable, CaseIterable, Sendable {
  case none, short, long, springy, dimmed, blurred, sized, placed, tappable

  /// The options, as far as the preset reads them.
  @MainActor func options(for preset: PresetUnderTest, from view: UIView) -> TransitionOptions {
    let all = all(from: view)
    var options = TransitionOptions()
    let reads = preset.definition.reads
    if reads.contains(.duration) { options.duration = all.duration }
    if reads.contains(.timing) { options.timing = all.timing }
    if reads.contains(.backdrop), self != .blurred || preset.isCard {
      options.backdrop = all.backdrop
    }
    if reads.contains(.size) { options.size = all.size }
    if reads.contains(.cornerRadius) { options.cornerRadius = all.cornerRadius }
    if reads.contains(.origin) { options.origin = all.origin }
    if reads.contains(.destination) { options.destination = all.destination }
    if reads.contains(.dismissesOnTapOutside) {
      options.dismissesOnTapOutside = all.dismissesOnTapOutside
    }
    return options
  }

  @MainActor private func all(from view: UIView) -> TransitionOptions {
    switch self {
    case .none: TransitionOptions()
    case .short: TransitionOptions(duration: 0.1)
    case .long: TransitionOptions(duration: 1.5)
    case .springy: TransitionOptions(timing: .spring(dampingRatio: 0.5))
    case .dimmed: TransitionOptions(backdrop: .color(.red))
    case .blurred: TransitionOptions(backdrop: .blur(.regular))
    case .sized: TransitionOptions(size: .fixed(width: 260, height: 300), cornerRadius: 4)
    case .placed: TransitionOptions(origin: .view(view), destination: .view(view))
    case .tappable: TransitionOptions(dismissesOnTapOutside: true)
    }
  }
}
