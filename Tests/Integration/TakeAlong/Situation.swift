import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A problem with one of the elements, "badge", while the others fly as usual.
enum Situation: String, CaseIterable, Sendable {
  case sourceRemoved, destinationRemoved, rotated, keyTwice, keyMissingAbove, keyMissingBelow
  case zeroSize, offScreen, hiddenSource, hiddenDestination, clearSource, transformedAncestors
  case nested, moved, scrolledWhileOpen

  /// Returns presets in containers with these: a third of all, in which each two meet.
  static func stages(_ situations: [Situation]) -> [(Venue, PresetUnderTest, Situation)] {
    Venue.allCases.enumerated().flatMap { v, venue in
      PresetUnderTest.all.enumerated().flatMap { p, preset in
        situations.enumerated().filter { s, situation in
          situation.fits(venue, preset) && Sample.has(v, p, s, oneIn: 3)
        }.map { (venue, preset, $0.1) }
      }
    }
  }

  @MainActor func prepare(_ gallery: Gallery) {
    let (presenter, screen) = (gallery.presenter, gallery.screen)
    presenter.loadViewIfNeeded()
    screen.loadViewIfNeeded()
    switch self {
    case .keyTwice:
      let twin = UIView(frame: CGRect(x: 20, y: 500, width: 30, height: 30))
      twin.takeAlongKey = "badge"
      presenter.content.addSubview(twin)
    case .keyMissingAbove: screen.badge.takeAlongKey = nil
    case .keyMissingBelow: presenter.badge.takeAlongKey = nil
    case .zeroSize: presenter.places["badge"] = CGRect(x: 130, y: 130, width: 0, height: 16)
    case .offScreen: presenter.places["badge"] = CGRect(x: 130, y: 2130, width: 24, height: 16)
    case .hiddenSource: presenter.badge.isHidden = true
    case .hiddenDestination: screen.badge.isHidden = true
    case .clearSource: presenter.badge.alpha = 0
    case .transformedAncestors:
      presenter.content.transform = CGAffineTransform(rotationAngle: 0.2).scaledBy(x: 0.8, y: 0.8)
      screen.content.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    case .nested:
      for screen in [presenter, screen] {
        screen.panel.addSubview(screen.badge)
        screen.places["badge"] = CGRect(
          x: 10, y: 5, width: screen === presenter ? 24 : 60, height: 30)
      }
    case .rotated:
      // The default frame is outside the rotated screen.
      screen.places["panel"] = CGRect(x: 16, y: 200, width: 300, height: 60)
    case .sourceRemoved, .destinationRemoved, .moved, .scrolledWhileOpen: break
    }
    Headless.turn()
  }

  /// Makes the problem occur in the middle of the opening.
  @MainActor func strike(_ gallery: Gallery) {
    switch self {
    case .sourceRemoved: gallery.presenter.badge.removeFromSuperview()
    case .destinationRemoved: gallery.screen.badge.removeFromSuperview()
    case .rotated: gallery.rotate()
    case .moved: gallery.screen.places["badge"] = CGRect(x: 40, y: 430, width: 90, height: 60)
    default: break
    }
    Headless.turn()
  }

  /// Makes the problem occur while the screen is open.
  @MainActor func resume(_ gallery: Gallery) {
    // Scrolls as a scroll view moves its content.
    if self == .scrolledWhileOpen { gallery.presenter.content.bounds.origin.y += 50 }
  }

  /// The outcome of "badge" while the screen opens.
  var outcome: TakeAlongOutcome {
    switch self {
    case .keyMissingAbove, .keyMissingBelow: .stayed(.noPartner)
    case .zeroSize: .stayed(.zeroSize)
    case .offScreen: .stayed(.offScreen)
    case .hiddenSource, .hiddenDestination, .clearSource: .stayed(.hidden)
    default: .flown
    }
  }

  /// Indicates whether "badge" also flies in the closing.
  var returns: Bool {
    outcome == .flown && self != .sourceRemoved && self != .destinationRemoved
  }

  /// Returns whether all elements remain visible: a low, rotated card has no room for them.
  func fits(_ venue: Venue, _ preset: PresetUnderTest) -> Bool {
    self != .rotated || venue != .modal || (preset != .hang && preset != .fall)
  }

  var isLost: Bool { self == .destinationRemoved }

  @MainActor func isUntouched(_ gallery: Gallery) -> Bool {
    let (here, there) = (gallery.presenter.badge, gallery.screen.badge)
    return here.isHidden == (self == .hiddenSource)
      && there.isHidden == (self == .hiddenDestination)
      && (here.layer.opacity == (self == .clearSource ? 0 : 1))
      && there.layer.opacity == 1
      && here.transform == .identity && there.transform == .identity
  }
}
