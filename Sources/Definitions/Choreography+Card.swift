import UIKit

extension Choreography {
  /// The movement of a full screen as that of a card: in front of a presenter that stays where it is, and a backdrop
  /// that comes and goes with the card. Light, shade and movement of the presenter are left out. A card that does not
  /// move by itself fades.
  func asCard(_ direction: TransitionDirection) -> Choreography {
    var choreography = self
    let ofPresenter: Set<Role> = [.back, .shade, .light, .cast]
    choreography.parts.removeAll { ofPresenter.contains($0.role) }
    let opens = direction == .opening
    let presence = opens ? Track.line(from: 0, to: 1) : .line(from: 1, to: 0)
    let (closed, open): (CGFloat, CGFloat) = opens ? (0, 1) : (1, 0)
    if let index = choreography.parts.firstIndex(where: { $0.role == .backdrop }) {
      let alpha = choreography.parts[index].alpha
      if alpha.value(at: closed) != 0 || alpha.value(at: open) != 1 {
        choreography.parts[index].alpha = presence
      }
    } else {
      var backdrop = Part(role: .backdrop)
      backdrop.alpha = presence
      choreography.parts.insert(backdrop, at: 0)
    }
    if let index = choreography.parts.firstIndex(where: { $0.role == .fore }),
      !choreography.parts[index].moves, !choreography.parts[index].fades
    {
      choreography.parts[index].alpha = presence
    }
    return choreography
  }
}
