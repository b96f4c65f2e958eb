import TransitionCatalog
import UIKit

private typealias Detail = GuideDetail

// Choreographies, and animations of an app's own.

private struct Drop: ChoreographedTransition {
  func opening(on geometry: TransitionGeometry) -> Choreography {
    Choreography(
      .back { $0.dim = .linear(from: 0, to: 0.3) },
      .front { $0.y = .linear(from: -geometry.container.height, to: 0) })
  }
}

extension ViewControllerTransition {
  fileprivate static let drop = Self(Drop())
}

extension ViewControllerTransition {
  fileprivate static let lift = choreography { geometry in
    Choreography(.front { $0.y = .linear(from: geometry.container.height, to: 0) })
  }
}

extension ViewControllerTransition {
  fileprivate static func drop(from place: TransitionPlace) -> Self {
    choreography(places: [place]) { geometry in
      let start = geometry.frame(of: place)?.midY ?? 0
      return Choreography(.front { $0.y = .linear(from: start - geometry.front.midY, to: 0) })
    }
  }
}

extension ViewControllerTransition {
  fileprivate static let bounce = choreography { geometry in
    Choreography(
      .front { $0.scale = .linear(from: 0.4, to: 1) }, timing: .spring(dampingRatio: 0.6),
      overshoot: 0.1)
  }
}

extension ViewControllerTransition {
  fileprivate static let appearing = animations { run in
    let arriving = run.direction == .closing ? run.backView : run.frontView
    arriving?.alpha = 0
    run.animate { arriving?.alpha = 1 }
  }.duration(0.3)
}

extension ViewControllerTransition {
  fileprivate static let slowly = animations { run in
    let done = run.delayEnd()
    UIView.animate(withDuration: 1) {
      run.frontView?.alpha = 0.5
    } completion: { _ in
      done()
    }
  }
}

extension Detail: TransitionParticipant {
  func transitionWillBegin(_ run: TransitionRun) {
    run.animate { self.toolbar.alpha = run.direction == .closing ? 0 : 1 }
  }
}

final class OwnTransitionsCode: GuideScreen {
  func call() {
    present(photo, using: .appearing, gesture: .leadingEdge)
  }

  nonisolated static let transitions: [ViewControllerTransition] = [
    .drop, .lift, .drop(from: .top), .bounce, .appearing, .slowly,
  ]
}
