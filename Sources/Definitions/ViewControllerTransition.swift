import UIKit

/// A transition: a preset, one of the app's own, the system's, or a choice that is made in each run.
///
/// It goes wherever a transition can be named, for a presentation, a stack, tabs, or children:
///
/// ```swift
/// list.present(photo, using: .fold(edge: .top))
/// list.present(photo, using: .slide.mirrored().duration(0.8), gesture: .leadingEdge)
/// stack.push(photo, using: .spin, reverse: .slide)
/// TransitionController(tabsIn: tabs, transition: .slide, gesture: .pullLeftRight)
/// ```
///
/// An app adds its own with one line, and Xcode offers it beside the presets:
///
/// ```swift
/// extension ViewControllerTransition {
///   static let cube = Self(Cube())
/// }
/// ```
public struct ViewControllerTransition: Sendable {
  indirect enum Content: Sendable {
    case composition(Composition)
    case system
    case asymmetric(opening: ViewControllerTransition, closing: ViewControllerTransition)
    case dynamic(@MainActor @Sendable (TransitionRequest) -> ViewControllerTransition)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  init(definition: any TransitionDefinition, options: TransitionOptions = TransitionOptions()) {
    content = .composition(Composition(definition, options: options))
  }

  /// Creates a transition from a type of the app's.
  public init(_ transition: some ChoreographedTransition) {
    self.init(definition: OwnDefinition(transition))
  }

  /// Returns a transition whose opening is written in place; the closing is the same in reverse.
  ///
  /// ```swift
  /// static let drop = choreography { geometry in
  ///   Choreography(.fore { $0.y = .line(from: -geometry.container.height, to: 0) })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - places: The places whose frames it asks for, with `TransitionGeometry.frame(of:)`.
  ///   - effectKeys: The keys of the views inside both screens that it moves; see
  ///     `ChoreographedTransition.effectKeys`.
  ///   - opening: See `ChoreographedTransition.opening(on:)`.
  public static func choreography(
    places: [TransitionPlace] = [], effectKeys: Set<String> = [],
    _ opening: @escaping @Sendable (_ geometry: TransitionGeometry) -> Choreography
  ) -> ViewControllerTransition {
    let written = WrittenTransition(places: places, effectKeys: effectKeys, opening: opening)
    return ViewControllerTransition(definition: OwnDefinition(written, name: "choreography"))
  }

  /// The system's own animation: for a presentation UIKit's default, in a stack its push and pop. Tabs and
  /// children change without one, as they do by themselves.
  ///
  /// A finger begins it as a button does. It cannot be combined with anything, and nothing changes it.
  public static let system = ViewControllerTransition(.system)

  /// Returns a transition that is chosen anew for each run.
  ///
  /// ```swift
  /// static let contextual = dynamic { request in
  ///   guard let tapped = (request.source as? Grid)?.tappedCell else { return .system }
  ///   return .full(origin: .view(tapped), destination: .view(tapped))
  /// }
  /// ```
  ///
  /// The closure is asked per direction, before UIKit is answered, and also when a finger comes down that may
  /// close the screen: it chooses, and changes nothing. It may return another dynamic transition, 16 deep; then
  /// the system's plays, and a report tells of it. The form of a presentation is that of the opening.
  public static func dynamic(
    _ choose:
      @escaping @MainActor @Sendable (_ request: TransitionRequest) ->
      ViewControllerTransition
  ) -> ViewControllerTransition {
    ViewControllerTransition(.dynamic(choose))
  }

  /// Returns a transition that opens with one movement and closes with another.
  ///
  /// Either may be `.system`. The form of a presentation is that of the opening; a closing with another form
  /// is adapted to it, and reported.
  public static func asymmetric(
    opening: ViewControllerTransition, closing: ViewControllerTransition
  ) -> ViewControllerTransition {
    ViewControllerTransition(.asymmetric(opening: opening, closing: closing))
  }
}

/// A choreography that is written in place.
private struct WrittenTransition: ChoreographedTransition {
  let places: [TransitionPlace]
  let effectKeys: Set<String>
  let opening: @Sendable (TransitionGeometry) -> Choreography

  func opening(on geometry: TransitionGeometry) -> Choreography { opening(geometry) }
}
