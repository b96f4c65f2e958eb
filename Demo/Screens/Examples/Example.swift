import TransitionCatalog
import UIKit

/// The transitions beyond the presets: the library's own, and two of the demo's.
public enum Example: String, CaseIterable, Sendable {
  case fade, cover, push, cube, flip, page, reveal
  case recede, rows

  /// The demo's own; see `ViewControllerTransition+Examples.swift`.
  public static let own = [recede, rows]
  public static let ofLibrary = allCases.filter { !own.contains($0) }

  /// - Parameter place: The place of what was tapped. Only `reveal` begins there.
  @MainActor public func transition(from place: TransitionPlace) -> ViewControllerTransition {
    switch self {
    case .fade: .fade
    case .cover: .cover
    case .push: .push
    case .cube: .cube
    case .flip: .flip
    case .page: .page
    case .reveal: .reveal(from: place)
    case .recede: .recede
    case .rows: .rows
    }
  }

  /// One line, without its period.
  public var summary: String {
    switch self {
    case .fade: "The new screen fades in"
    case .cover: "The new screen covers the old one, over any edge"
    case .push: "As a navigation controller pushes, over any edge"
    case .cube: "A cube is turned"
    case .flip: "A card is flipped"
    case .page: "A page turns about its spine"
    case .reveal: "A circle opens out of a row"
    case .recede: "The old screen steps back, and the new one covers it"
    case .rows: "The rows slide in one after the other"
    }
  }
}
