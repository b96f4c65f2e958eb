import UIKit

// What is added to a movement's choreography, and the order of the views in it.
extension Run {
  /// Adds the screens' own effects (`viewEffects`), and keeps parts that turn in depth in order (`stacked(on:)`).
  func complete(
    _ choreography: Choreography, on geometry: TransitionGeometry
  ) -> Choreography {
    var complete =
      (effectViews?.completing(choreography, direction, on: geometry) ?? choreography)
      .stacked(on: geometry)
    for index in complete.parts.indices where complete.parts[index].role.isView {
      let view = stage.views[complete.parts[index].role]
      complete.parts[index].containsEffect = view?.containsEffect == true
    }
    return complete
  }

  /// Orders the views by the `parts` of a choreography, and sets the background.
  func arrange(for choreography: Choreography) {
    let backdrop = settings.backdrop ?? movement.backdrop
    let roles = choreography.parts.map(\.role)
    // Children are parts of a page, whose color continues behind them.
    let ground =
      settings.backdrop == nil && roles.contains(.back) && request.kind == .child
      ? stage.container.pageColor : nil
    stage.arrange(
      roles, backdrop: presentation?.fadingBackdrop,
      background: ground ?? backdrop.color ?? movement.backdrop.color ?? .black)
  }
}
