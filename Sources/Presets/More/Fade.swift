import UIKit

extension ViewControllerTransition {
  /// The new screen fades in over the old screen.
  ///
  /// ```swift
  /// present(about, using: .fade)
  /// ```
  ///
  /// Opening takes 0.3 s. Closing, the new screen fades out in 0.24 s. Neither screen moves by itself, so the fade is the
  /// same in a right-to-left layout, and plays with Reduce Motion, too. Shared elements fly from place to place
  /// meanwhile, except with Reduce Motion.
  ///
  /// `TransitionGesture.automatic` is `pullUpDown`: the finger carries the screen over the old screen, dimmed by 30 %; let
  /// go, the screen fades out. It has the display's corners and a shadow meanwhile. In a stack it is `leadingEdge`.
  public static let fade = ViewControllerTransition(Fade().movement)
    .timing(.easeInOut).duration(0.3).labeled(CallText("fade"))
}

private struct Fade: ChoreographedTransition, Equatable {
  var movement: Movement {
    var movement = Movement(ofApp: self, name: "fade")
    movement.carrying = { _ in .page.leaving }
    return movement
  }

  func opening(on geometry: TransitionGeometry) -> Choreography {
    Choreography(
      .back {
        // Late, because it is to be seen beside a carried screen, and not through a fading one.
        guard geometry.isCard != true else { return }
        $0.dim = .keyframes([(0, 0), (0.5, 0), (1, 0.3)], .linear)
      },
      .front {
        $0.opacity = .linear(from: 0, to: 1)
        guard geometry.isCard != true || geometry.fillsContainer else { return }
        // Seen only where a finger has carried the screen.
        $0.cornerRadius = .constant(geometry.displayCornerRadius)
        $0.shadow = .constant(CardLayout.shadow)
        $0.bezel = Part.Bezel(container: geometry.container, bars: geometry.bars)
      })
  }
}
