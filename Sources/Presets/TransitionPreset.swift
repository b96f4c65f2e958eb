import UIKit

/// The presets, for `TransitionController(presenting:preset:)`. All transitions have names: see
/// `ViewControllerTransition(named:)`.
///
/// ```swift
/// TransitionController(presenting: segue.destination, preset: .slide)
/// ```
public enum TransitionPreset: String, CaseIterable, Hashable, Sendable {
  /// Both screens step back and slide past each other, and the new screen steps forward.
  ///
  /// Opening, the new screen arrives from the trailing edge (`edge`) while the old screen leaves over the opposite
  /// edge; both shrink to 92 % in between, with the display's corners and a gap between the screens. Closing is the
  /// reverse. Fills the screen; the old screen's view is removed while the new screen is open.
  case slide

  /// A card grows over the old screen, and the old screen stays visible, dimmed.
  ///
  /// Opening, the card grows out of the place `from` (by default its own center) and comes to rest with a slight
  /// bounce. Out of a view, the card grows as a window, without stretching its contents. Closing, the card shrinks back
  /// to `from`, or into the place of `closing(into:)`.
  case overlay

  /// The old screen swings open like a door in front of the new screen.
  ///
  /// Opening, the old screen turns about its leading edge (`edge` is the hinge), the free edge toward the viewer, until
  /// the screen is edge-on; the new screen brightens. Closing, the door swings shut. Fills the screen.
  case fold

  /// A card drops in from above, as if hung on a string, and swings to rest.
  ///
  /// Closing, the card turns and falls off the bottom edge. The old screen stays visible, dimmed.
  case hang

  /// A card tips in from above the top edge and lands flat.
  ///
  /// Closing, the card leaves in reverse, accelerating. The card comes and leaves over the edge nearest to the place
  /// `over` (by default the top). The old screen stays visible, dimmed.
  case fall

  /// The new screen grows out of the place `from`, a view or a point, or rises from below.
  ///
  /// With shared elements, the screen grows out of the first shared picture, which stays at its place in the growing
  /// screen, unless `from` is a view at another place; the elements then fly by themselves. The same holds for
  /// `overlay` and `scale`. The screen is scaled evenly, and visible through a window growing from the view's frame to
  /// the whole screen. Closing, the screen goes back to `from`, into the place of `closing(into:)`, or sinks. In both
  /// directions the old screen is visible behind the new screen, slightly dimmed. Fills the screen.
  case full

  /// The new screen grows out of the place `from`, a view or a point, while the old screen is magnified and dimmed
  /// behind the new screen.
  ///
  /// Closing is the reverse. Fills the screen.
  case scale

  /// A half turn about the vertical axis, like that of a card, with the new screen on its other side.
  ///
  /// The card steps back a little as it turns. Closing is the reverse. Fills the screen.
  case spin

  var movement: Movement {
    switch self {
    case .slide: Slide().movement
    case .overlay: Overlay().movement
    case .fold: Fold().movement
    case .hang: Hang().movement
    case .fall: Fall().movement
    case .full: Full().movement
    case .scale: Scale().movement
    case .spin: Spin().movement
    }
  }
}

// The presets, each also with its parameters.
extension ViewControllerTransition {
  /// Returns the transition of a preset with its defaults, for a preset chosen in a setting, for example.
  public static func preset(_ preset: TransitionPreset) -> ViewControllerTransition {
    ViewControllerTransition(preset.movement).labeled(CallText(preset.rawValue))
  }

  /// Both screens step back and slide past each other, and the new screen steps forward. See `TransitionPreset.slide`.
  public static let slide = preset(.slide)
  /// A card grows over the old screen, and the old screen stays visible, dimmed. See `TransitionPreset.overlay`.
  public static let overlay = preset(.overlay)
  /// The old screen swings open like a door in front of the new screen. See `TransitionPreset.fold`.
  public static let fold = preset(.fold)
  /// A card drops in from above, as if hung on a string, and swings to rest. See `TransitionPreset.hang`.
  public static let hang = preset(.hang)
  /// A card tips in from above the top edge and lands flat. See `TransitionPreset.fall`.
  public static let fall = preset(.fall)
  /// The new screen grows out of a view or a point, or rises from below. See `TransitionPreset.full`.
  public static let full = preset(.full)
  /// The new screen grows out of a place and the old screen is magnified and dimmed. See `TransitionPreset.scale`.
  public static let scale = preset(.scale)
  /// A half turn about the vertical axis, with the new screen on the other side. See `TransitionPreset.spin`.
  public static let spin = preset(.spin)

  /// Returns slide with its parameters.
  ///
  /// With a `gap` of 0 and a `minimumScale` of 1 the screens only slide; `displayCornerRadius(0)` keeps their corners
  /// square.
  ///
  /// - Parameters:
  ///   - edge: The edge from where the new screen arrives.
  ///   - gap: The visible space between the two screens in mid-slide, in points, 0 to 10,000.
  ///   - minimumScale: The scale of both screens in mid-slide, 0.01 to 1.
  public static func slide(
    edge: TransitionEdge = .trailing, gap: CGFloat = 16, minimumScale: CGFloat = 0.92
  ) -> ViewControllerTransition {
    var faults: [TransitionIssue] = []
    let slide = Slide(
      edge: edge, gap: faults.take(gap, "gap", in: 0...10_000) ?? 16,
      minimumScale: faults.take(minimumScale, "minimumScale", in: 0.01...1) ?? 0.92)
    return Self(slide.movement).reporting(faults).labeled(
      CallText("slide").argument("edge", edge, default: .trailing)
        .argument("gap", slide.gap, default: 16)
        .argument("minimumScale", slide.minimumScale, default: 0.92))
  }

  /// Returns overlay out of a place.
  ///
  /// The card is 540 x 720 pt, less where the safe area is smaller: 10 pt of the safe area stay free left and right, and
  /// 20 pt above and below. Modifiers change the card, and the place to which it closes:
  ///
  /// ```swift
  /// .overlay(from: .view(cell)).size(.points(width: 300, height: 400)).cornerRadius(20)
  /// ```
  ///
  /// - Parameter from: The place from where the card grows, and to which it closes: the whole frame of a view, or a small
  ///   card at a point. `nil` for the center of the card.
  public static func overlay(from: TransitionPlace? = nil) -> ViewControllerTransition {
    Self(Overlay().movement).modified(by: .from(from)).labeled(
      CallText("overlay").argument("from", from, \.written))
  }

  /// Returns fold with its parameters.
  ///
  /// - Parameters:
  ///   - edge: The edge with the hinge.
  ///   - perspective: The distance of the eye from the screen, as a multiple of the distance from the hinge to the free
  ///     edge, 1 to 100; larger is flatter.
  public static func fold(
    edge: TransitionEdge = .leading, perspective: CGFloat = 2.5
  ) -> ViewControllerTransition {
    var faults: [TransitionIssue] = []
    let fold = Fold(
      edge: edge, perspective: faults.take(perspective, "perspective", in: 1...100) ?? 2.5)
    return Self(fold.movement).reporting(faults).labeled(
      CallText("fold").argument("edge", edge, default: .leading)
        .argument("perspective", fold.perspective, default: 2.5))
  }

  /// Returns hang with its parameters. The card takes 80 % x 60 % of the container; modifiers change the card.
  ///
  /// - Parameter tilt: The largest angle of the swing, in degrees, 0 to 30; `nil` for 6.5, or less where the edges of the
  ///   screen would cut the card. Closing, the falling card turns by 1.25 times this angle.
  public static func hang(tilt: CGFloat? = nil) -> ViewControllerTransition {
    var faults: [TransitionIssue] = []
    let hang = Hang(tilt: faults.take(tilt, "tilt", in: 0...30))
    return Self(hang.movement).reporting(faults).labeled(
      CallText("hang").argument("tilt", hang.tilt))
  }

  /// Returns fall with its parameters. The card takes 80 % x 70 % of the container; modifiers change the card.
  ///
  /// - Parameters:
  ///   - place: The place whose nearest edge the card crosses, in both directions; `nil` for the top.
  ///   - perspective: The distance of the eye from the screen, as a multiple of the card's height, or of its width over
  ///     a side edge, 1 to 100; larger is flatter.
  public static func fall(
    over place: TransitionPlace? = nil, perspective: CGFloat = 2.5
  ) -> ViewControllerTransition {
    var faults: [TransitionIssue] = []
    let fall = Fall(perspective: faults.take(perspective, "perspective", in: 1...100) ?? 2.5)
    return Self(fall.movement).reporting(faults).modified(by: .to(place)).labeled(
      CallText("fall").argument("over", place, \.written)
        .argument("perspective", fall.perspective, default: 2.5))
  }

  /// Returns full out of a place.
  ///
  /// - Parameter from: The place from where the screen grows, and to which it closes: the whole frame of a view, hidden
  ///   while the screen moves, or a small screen at a point; `nil` for an opening from below.
  public static func full(from: TransitionPlace? = nil) -> ViewControllerTransition {
    Self(Full().movement).modified(by: .from(from)).labeled(
      CallText("full").argument("from", from, \.written))
  }

  /// Returns scale with its parameters.
  ///
  /// - Parameter from: The place from where the screen grows, and to which the screen closes; `nil` for the center of
  ///   the screen.
  public static func scale(from: TransitionPlace? = nil) -> ViewControllerTransition {
    Self(Scale().movement).modified(by: .from(from)).labeled(
      CallText("scale").argument("from", from, \.written))
  }

  /// Returns spin with its parameters.
  ///
  /// - Parameter clockwise: The direction of the turn when opening, as seen from above; closing turns back. `nil` for
  ///   clockwise, or counterclockwise in a right-to-left layout.
  public static func spin(clockwise: Bool? = nil) -> ViewControllerTransition {
    Self(Spin(clockwise: clockwise).movement).labeled(
      CallText("spin").argument("clockwise", clockwise) { "\($0)" })
  }
}
