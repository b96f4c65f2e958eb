import Foundation
import UIKit

/// A transition written as positions on the way from closed, 0, to open, 1.
///
/// ```swift
/// struct Drop: ChoreographedTransition {
///   func opening(on geometry: TransitionGeometry) -> Choreography {
///     Choreography(.front { $0.y = .linear(from: -geometry.container.height, to: 0) })
///   }
/// }
///
/// extension ViewControllerTransition {
///   static let drop = Self(Drop())
/// }
/// ```
///
/// Only `opening(on:)` is required. The function is pure: the numbers of a `TransitionGeometry` in, a `Choreography`
/// out, without views or a clock. Therefore a finger can hold the run at any point and a release can reverse the run,
/// and right-to-left layouts, Reduce Motion and resizing need no further code. `opening(on:)` is called anew in every
/// run, and whenever the container changes its size.
///
/// The protocol is not isolated to the main actor. In a target that is isolated by default, conform where the type is
/// declared, and mark constants outside of the type that it reads `nonisolated`.
///
/// With Reduce Motion a cross-fade replaces the transition, unless nothing in the transition moves.
///
/// A screen must be at rest where no other screen is visible: `.back` at 0, `.front` at 1. Otherwise the screen would
/// jump there, and a `TransitionIssue` is reported.
public protocol ChoreographedTransition: Sendable {
  /// Returns the movement of the arriving screen.
  func opening(on geometry: TransitionGeometry) -> Choreography

  /// Returns the movement of the leaving screen; by default `opening(on:)` in reverse.
  func closing(on geometry: TransitionGeometry) -> Choreography

  /// The duration of the opening, in seconds: 0.5 by default. Each use may change the duration, by `duration(_:)`.
  var openingDuration: TimeInterval { get }

  /// The duration of the closing, in seconds: by default 80 % of `openingDuration`. `duration(_:)` changes both.
  var closingDuration: TimeInterval { get }

  /// The form of the screen while open: by default `.fullScreen`.
  var presentation: TransitionPresentation { get }

  /// The background behind the screens: by default opaque black, behind a card black at 30 %.
  var backdrop: TransitionBackdrop { get }

  /// The places for which `opening(on:)` or `closing(on:)` calls `TransitionGeometry.frame(of:)`: by default none.
  var places: [TransitionPlace] { get }

  /// The effect keys of the views inside both screens that the choreography moves, named by `UIView.effectKey` or
  /// `TransitionParticipant.views(forEffect:)`: by default none.
  ///
  /// ```swift
  /// struct Rows: ChoreographedTransition {
  ///   let effectKeys: Set = ["row"]
  ///
  ///   func opening(on geometry: TransitionGeometry) -> Choreography {
  ///     let frames = geometry.frames(forEffect: "row", in: .front)
  ///     return Choreography(
  ///       frames.enumerated().map { index, frame in
  ///         .part(.view(forEffect: "row", in: .front, at: index)) {
  ///           $0.y = .linear(from: geometry.container.height - frame.minY, to: 0)
  ///         }
  ///       })
  ///   }
  /// }
  /// ```
  ///
  /// A view moves within its superview: ancestors that clip the view also clip its movement, and the order of sibling
  /// views stays. A view cannot be darkened or cut; `dim` and cuts in its part are reported.
  var effectKeys: Set<String> { get }
}

extension ChoreographedTransition {
  typealias Part = Choreography.Part
  typealias Track = Choreography.Track
  typealias Role = Choreography.Role

  /// The opening in reverse.
  public func closing(on geometry: TransitionGeometry) -> Choreography {
    opening(on: geometry).reversed()
  }

  /// Half a second.
  public var openingDuration: TimeInterval { 0.5 }

  /// 80 % of `openingDuration`.
  public var closingDuration: TimeInterval { 0.8 * openingDuration }

  /// `.fullScreen`.
  public var presentation: TransitionPresentation { .fullScreen }

  /// Opaque black; behind a card black at 30 %.
  public var backdrop: TransitionBackdrop {
    .black(opacity: presentation.card == nil ? 1 : 0.3)
  }

  /// No places.
  public var places: [TransitionPlace] { [] }

  /// No views.
  public var effectKeys: Set<String> { [] }

  /// Returns the reports on views inside a screen: unknown keys, and parts with cuts, `dim` or `shadow`.
  func issuesOfViews(on geometry: TransitionGeometry) -> [TransitionIssue] {
    let parts = [opening(on: geometry), closing(on: geometry)].flatMap(\.parts)
    let cut = Set(parts.filter(\.hasClipInside).compactMap(\.role.viewKey)).sorted()
    let keys = Set(parts.compactMap(\.role.viewKey)).subtracting(effectKeys).sorted()
    return keys.map { .effectKeyUnknown(key: $0, known: effectKeys.sorted()) }
      + cut.map { .effectsContradict($0) }
  }
}

extension Choreography {
  /// Adds the missing parts: a backdrop, behind all other parts, and the screens without a part, at rest right in front
  /// of the backdrop. Behind a card, the backdrop fades in and out with the card, and the presenter is not moved.
  func completed(_ direction: TransitionDirection, isCard: Bool) -> Choreography {
    let (start, end): (CGFloat, CGFloat) = direction == .opening ? (0, 1) : (1, 0)
    let all: [Part] =
      isCard
      ? [.backdrop(from: start, to: end), .part(.front)]
      : [.part(.backdrop), .part(.back), .part(.front)]
    var choreography = self
    let index = (parts.firstIndex { $0.role == .backdrop } ?? -1) + 1
    choreography.parts.insert(contentsOf: all.filter { part($0.role) == nil }, at: index)
    return choreography
  }

  /// Returns the movement of a full screen as a card's: in front of a presenter at rest, with a backdrop that fades
  /// in and out with the card. Movements of the presenter, `.light`, `.shade` and `.cast` are removed. A card
  /// without movement fades.
  func asCard(_ direction: TransitionDirection) -> Choreography {
    var choreography = completed(direction, isCard: true)
    let ofPresenter: Set<Role> = [.back, .shade, .light, .cast]
    choreography.parts.removeAll { ofPresenter.contains($0.role) }
    let (start, end): (CGFloat, CGFloat) = direction == .opening ? (0, 1) : (1, 0)
    for index in choreography.parts.indices {
      let part = choreography.parts[index]
      let arrives = part.opacity.value(at: 0) == start && part.opacity.value(at: 1) == end
      let isStill = !part.moves && !part.fades
      if part.role == .backdrop && !arrives || part.role == .front && isStill {
        choreography.parts[index].opacity = .linear(from: start, to: end)
      }
    }
    return choreography
  }

  /// The choreography without `dim`, `shadow` and cuts on views inside a screen, which has no clip there.
  var withoutClipsInside: Choreography {
    var choreography = self
    for index in parts.indices where parts[index].hasClipInside {
      var part = parts[index]
      (part.dim, part.shadow) = (.constant(0), .constant(0))
      (part.cutTop, part.cutLeft) = (.constant(0), .constant(0))
      (part.cutBottom, part.cutRight) = (.constant(0), .constant(0))
      choreography.parts[index] = part
    }
    return choreography
  }

  // MARK: Faults of an app's choreography

  // A run continues nevertheless, and cross-fades if the choreography is not `isUsable`.

  /// True if `timing.duration` and all numbers of the poses at five sampled fractions are finite.
  var isUsable: Bool {
    timing.duration.isFinite
      && parts.allSatisfy { part in
        part.isUsable
          && [0, 0.25, 0.5, 0.75, 1].allSatisfy { part.pose(at: $0, overshoot: overshoot).isFinite }
      }
  }

  /// Returns the reports on a choreography in a direction.
  func faults(_ direction: TransitionDirection) -> [TransitionIssue] {
    let first: (role: Role, fraction: CGFloat) = (.screen(direction.leaving), 0)
    let last: (role: Role, fraction: CGFloat) = (.screen(direction.arriving), 1)
    // A view inside a screen must be at rest at the same fraction as its screen.
    let inside = parts.compactMap { part -> (role: Role, fraction: CGFloat)? in
      guard case .view(let views, _) = part.role.kind else { return nil }
      return (part.role, views.screen == direction.arriving ? 1 : 0)
    }
    let jumps = ([first, last] + inside).filter { !isAtRest($0.role, at: $0.fraction) }
    return jumps.map { .notAtRest(role: $0.role.name, fraction: Double($0.fraction)) }
      + repeatedRoles.map { .roleTwice(role: $0.name) }
  }

  /// True if a screen looks untouched, except for the corners of a card and for invisible differences.
  private func isAtRest(_ role: Role, at fraction: CGFloat) -> Bool {
    guard let part = part(role) else { return true }
    let pose = part.pose(at: fraction, overshoot: overshoot)
    // The size of a phone, on which an inaccurate scale or angle changes no corner by more than a pixel.
    let size = CGSize(width: 400, height: 800)
    let corners = Quad(pose.transform(anchor: part.anchor, size: size), size: size)
    return corners.distance(to: Quad(CATransform3DIdentity, size: size)) < 0.5
      && pose.opacity > 0.99
      && pose.dim < 0.01
      // A negative cut cuts nothing, because the clip is larger than the screen.
      && max(pose.cutTop, pose.cutLeft, pose.cutBottom, pose.cutRight) < 0.5
  }
}

extension Choreography.Role {
  fileprivate var viewKey: String? { if case .view(let views, _) = kind { views.key } else { nil } }

  /// The name of the role in a report.
  var name: String {
    if case .view(let views, let index) = kind { return "\(views.key) \(index)" }
    return "\(kind)"
  }
}

extension Choreography.Part {
  fileprivate var hasClipInside: Bool { role.isView && (isDimmed || isCut || castsShadow) }

  /// True if `anchor` and `anchorDepth` are finite.
  var isUsable: Bool { anchor.isUsable && anchorDepth.isFinite }
}

extension Pose {
  var isFinite: Bool {
    let numbers = [
      x, y, z, scale, rotationX, rotationY, rotationZ, perspective, opacity, cornerRadius ?? 0,
      cutTop, cutLeft, cutBottom, cutRight, dim, shadow,
    ]
    return numbers.allSatisfy(\.isFinite)
  }
}
