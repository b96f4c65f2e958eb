import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A container in which a screen comes by one call, and goes by a finger.
@MainActor
final class ContainerScene {
  let house: House<LoggingController>
  private let preset: TransitionPreset
  private let gesture: TransitionGesture
  private(set) var controller: TransitionController!
  private(set) var endings: [TransitionEnding] = []

  init(
    _ venue: Venue, _ preset: TransitionPreset, gesture: TransitionGesture = .pullLeftRight,
    isRightToLeft: Bool = false
  ) {
    (self.preset, self.gesture) = (preset, gesture)
    if isRightToLeft { Headless.setLayoutDirection(.rightToLeft) }
    switch venue {
    case .push:
      house = StackHouse()
      controller = TransitionController(
        pushing: house.screen, in: house.stack, preset: preset, gesture: gesture)
    case .tab:
      house = TabsHouse()
      controller = house.tabs.setTransition(.preset(preset), gesture: gesture)!
    case .modal, .child: house = ChildrenHouse()
    }
    listen()
  }

  func change() {
    guard let children = house as? ChildrenHouse else { return house.open() }
    controller = children.swap(preset, gesture: gesture)
    listen()
  }

  private func listen() { controller?.onEnd { [weak self] in self?.endings.append($1) } }
}
