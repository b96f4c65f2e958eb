import TransitionCatalog
import UIKit

/// The demo's own transitions; see `ViewControllerTransition+Examples.swift`.
public enum Example: String, CaseIterable, Sendable {
  case cover, cube, flip, page, reveal, rows

  /// - Parameter row: The view that was tapped.
  @MainActor public func transition(from row: UIView) -> ViewControllerTransition {
    switch self {
    case .cover: .cover
    case .cube: .cube
    case .flip: .flip
    case .page: .page
    case .reveal: .reveal(from: row)
    case .rows: .rows
    }
  }

  /// The gesture along which the screen moves.
  public var gesture: TransitionGesture { self == .cover ? .pullUpDown : .leadingEdge }

  /// One line, without its period.
  public var summary: String {
    switch self {
    case .cover: "A cover: the old screen steps back"
    case .cube: "A cube is turned"
    case .flip: "A card is flipped"
    case .page: "A page turns about its spine"
    case .reveal: "A circle opens out of a row"
    case .rows: "Row after row"
    }
  }
}
