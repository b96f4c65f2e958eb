import TransitionCatalog
import UIKit

/// A transition to choose in the app.
enum DemoTransition: Equatable {
  case preset(TransitionPreset)
  case sheet, menu
  /// One of the library's beyond the presets, or one of the demo's own.
  case example(Example)

  static let presets = TransitionPreset.allCases.map(DemoTransition.preset)
  static let more = Example.ofLibrary.map(DemoTransition.example) + [.sheet, .menu]
  static let own = Example.own.map(DemoTransition.example)

  /// The name in code, capitalized.
  var title: String { name.capitalized }

  /// The call that opens a photo with it.
  var code: String {
    let value =
      switch self {
      case .preset(.full), .preset(.overlay), .preset(.scale), .example(.reveal):
        ".\(name)(from: .view(tile))"
      case .sheet: ".sheet(height: .fraction(0.8))"
      default: ".\(name)"
      }
    return "present(photo, using: \(value))"
  }

  private var name: String {
    switch self {
    case .preset(let preset): preset.rawValue
    case .sheet: "sheet"
    case .menu: "menu"
    case .example(let example): example.rawValue
    }
  }

  /// Indicates whether the presenting screen stays visible.
  var isCard: Bool {
    switch self {
    case .preset(let preset): preset.isCard
    case .sheet, .menu: true
    case .example: false
    }
  }

  /// The preset itself, or one whose gesture and whose layout of a screen suit as well.
  var preset: TransitionPreset {
    switch self {
    case .preset(let preset): preset
    case .sheet: .overlay
    // A menu reaches below the status bar, as a full screen does.
    case .menu: .full
    case .example(let example):
      switch example {
      case .fade, .cover, .recede: .full
      case .push, .cube, .flip, .page, .reveal, .rows: .slide
      }
    }
  }

  /// Returns the transition.
  ///
  /// - Parameter place: The place of what was tapped, out of which the screen grows if it can.
  @MainActor func value(from place: TransitionPlace?) -> ViewControllerTransition {
    switch self {
    case .preset(.full): .full(from: place)
    case .preset(.overlay): .overlay(from: place)
    case .preset(.scale): .scale(from: place)
    case .preset(let preset): .preset(preset)
    // The screens of the demo fill what they are given, and have no height of their own.
    case .sheet: .sheet(height: .fraction(0.8))
    case .menu: .menu
    case .example(let example): example.transition(from: place ?? .bottom)
    }
  }
}
