import Foundation

/// A transition that is written as positions on the way from closed, 0, to open, 1.
///
/// ```swift
/// struct Drop: ChoreographedTransition {
///   func opening(on geometry: TransitionGeometry) -> Choreography {
///     Choreography(.fore { $0.y = .line(from: -geometry.container.height, to: 0) })
///   }
/// }
///
/// extension ViewControllerTransition {
///   static let drop = Self(Drop())
/// }
/// ```
///
/// Only `opening(on:)` must be written. It is pure: numbers in, numbers out, no view and no clock; so a
/// finger may hold the run at any point, a release may send it back, and right to left, Reduce Motion and
/// resizing need nothing more. It is asked anew in every run, and whenever the container changes its size.
///
/// With Reduce Motion a cross-fade takes its place, unless nothing in it moves: then it is kept as it is.
///
/// A screen must be at rest where it is all there is: the screen underneath at 0, the one that arrives at 1.
/// Anything else would jump there, and is reported.
public protocol ChoreographedTransition: Sendable {
  /// Returns the movement with which the screen arrives.
  func opening(on geometry: TransitionGeometry) -> Choreography

  /// Returns the movement with which the screen leaves; by default the opening in reverse.
  func closing(on geometry: TransitionGeometry) -> Choreography

  /// The duration of the opening, in seconds: 0.5 by default. It may be changed where the transition is
  /// used.
  var openingDuration: TimeInterval { get }

  /// The duration of the closing, in seconds: by default 80 % of the opening's. It changes with that in
  /// proportion.
  var closingDuration: TimeInterval { get }

  /// The form of the screen while it is open: by default it fills the screen.
  var presentation: TransitionPresentation { get }

  /// The background behind the screens: by default opaque black, behind a card black at 30 %.
  var backdrop: TransitionBackdrop { get }

  /// The places whose frames the choreography asks for, with `TransitionGeometry.frame(of:)`: by default none.
  var places: [TransitionPlace] { get }

  /// The effect keys of the views inside both screens that the choreography moves, as `UIView.effectKey` or
  /// `TransitionParticipant.views(forEffect:)` names them: by default none.
  ///
  /// ```swift
  /// struct Rows: ChoreographedTransition {
  ///   let effectKeys: Set = ["row"]
  ///
  ///   func opening(on geometry: TransitionGeometry) -> Choreography {
  ///     let frames = geometry.frames(of: "row", in: .fore)
  ///     return Choreography(
  ///       frames.enumerated().map { index, frame in
  ///         .part(.view("row", of: .fore, index)) {
  ///           $0.y = .line(from: geometry.container.height - frame.minY, to: 0)
  ///         }
  ///       })
  ///   }
  /// }
  /// ```
  ///
  /// A view moves where it is: what clips it there, clips it on its way, and the order of views is their own. It
  /// cannot be darkened or cut, which is reported.
  var effectKeys: Set<String> { get }
}

extension ChoreographedTransition {
  /// The movement of one role.
  public typealias Part = Choreography.Part
  /// One number of a part on the way.
  public typealias Track = Choreography.Track
  /// The screen, or the backdrop, that a part moves.
  public typealias Role = Choreography.Role

  /// The opening in reverse.
  public func closing(on geometry: TransitionGeometry) -> Choreography {
    opening(on: geometry).reversed()
  }

  /// Half a second.
  public var openingDuration: TimeInterval { 0.5 }

  /// 80 % of the opening's.
  public var closingDuration: TimeInterval { 0.8 * openingDuration }

  /// The whole screen.
  public var presentation: TransitionPresentation { .fullScreen }

  /// Opaque black; behind a card black at 30 %.
  public var backdrop: TransitionBackdrop {
    .black(opacity: presentation.form == .fullScreen ? 1 : 0.3)
  }

  /// No places.
  public var places: [TransitionPlace] { [] }

  /// No views.
  public var effectKeys: Set<String> { [] }
}
