import UIKit

// Events of recognizers, turned into states.
extension Interaction {
  func driverChanged(by recognizer: UIGestureRecognizer) {
    guard leader == nil || leader === recognizer else { return }
    switch recognizer.state {
    case .began:
      leader = recognizer
      sampler.begin()
      sample = read(recognizer)
      begin(recognizer)
    case .changed where leader === recognizer:
      sample = read(recognizer)
      change()
    case .ended where leader == nil:
      if !definition.isInteractive, let presentation = host.dismissible { swipe(presentation) }
    case .ended:
      sample = read(recognizer)
      end(.lifted)
    case .cancelled where leader != nil, .failed where leader != nil:
      end(.cancelled(.touchesCancelled))
    default: break
    }
  }

  /// A swipe only starts what a drag would lead.
  private func swipe(_ presentation: any DismissiblePresentation) {
    if gestureStart.direction == .closing {
      presentation.dismissByUser()
    } else if presentation.isDismissible {
      presentation.startOpening()
    }
  }

  /// Catches a playing run as soon as it is touched, and resumes it if no drag follows.
  func catcherChanged(by recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard case .idle = state, leader == nil, let run = host.interactiveRun, run.hold() else {
        return
      }
      state = .caught(run)
    case .ended, .cancelled, .failed:
      guard case .caught(let run) = state else { return }
      state = .idle
      run.resume()
      if recognizer.state == .ended { host.dismissible?.tapped(at: recognizer) }
    default: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    ending = nil
    if case .caught(let run) = state { return driveCaught(run) }
    if let run = host.interactiveRun {
      return run.hold() ? driveCaught(run) : reset()
    }
    guard let presentation = host.dismissible, presentation.isDismissible,
      !presentation.hasTransitionInside
    else { return reset() }
    if let coupling, let axis = gestureStart.scrollAxis(of: definition, movement: movement) {
      coupling.begin(along: axis, by: recognizer, in: gestureRecognizers.view)
      state = .scrolling
      return change()
    }
    requestDismissal(presentation)
  }

  private func driveCaught(_ run: any InteractiveRun) {
    gestureStart.coupling = nil
    guard let session = session(run, movement: runAxis, with: sample) else {
      run.resume()
      return reset()
    }
    state = .driving(run, session)
  }

  private func requestDismissal(_ presentation: any DismissiblePresentation) {
    // While a drag scrolled, something else may have covered the screen, or dismissed it.
    guard presentation.isDismissible else { return reset() }
    sample = coupling?.handOver() ?? sample
    if gestureStart.direction == .opening {
      state = .waiting(.opening)
      presentation.startOpening()
      forgetRefusedChange(of: presentation)
    } else if presentation.allowsDismissal {
      state = .waiting(.closing)
      presentation.startDismissal()
      forgetRefusedChange(of: presentation)
    } else if let view = presentation.presentedView {
      state = .refused(RefusedDrag(view, background: presentation.revealedBackground))
      change()
    } else {
      reset()
    }
  }

  /// Waits no longer if a container has not begun what was asked for: an app may refuse to pop.
  private func forgetRefusedChange(of presentation: any DismissiblePresentation) {
    if isWaiting, host.interactiveRun == nil, !presentation.isChanging { reset() }
  }

  private func change() {
    if case .caught(let run) = state {
      if opener != nil { driveOpening(run) }
      return
    }
    let moved = coupling?.follow() ?? 0
    switch state {
    case .scrolling:
      if moved > 0, let presentation = host.dismissible { requestDismissal(presentation) }
    case .driving(let run, let session): run.move(to: session.position(of: sample))
    case .refused(let refusedDrag):
      if definition.kind == .pinch {
        refusedDrag.shrink(by: GestureSample.pinchProgress(scale: sample.scale, from: 1))
      } else {
        refusedDrag.move(along: sample.translation - (coupling?.base ?? .zero))
      }
    case .idle, .waiting, .caught: break
    }
  }

  private func end(_ ending: Ending) {
    switch state {
    case .waiting:
      // The run has not begun yet. It ends like this when it does.
      self.ending = ending
      leader = nil
    case .driving: decide(ending)
    case .refused(let refusedDrag):
      refusedDrag.settle()
      if case .lifted = ending { host.dismissible?.notifyDidAttemptToDismiss() }
      reset()
    case .caught(let run):
      run.resume()
      reset()
    case .idle, .scrolling: reset()
    }
  }

  private func read(_ recognizer: UIGestureRecognizer) -> GestureSample {
    if let progress = definition.progress(of: recognizer, on: host.destination) {
      return sampler.read(progress: host.checked(progress))
    }
    let sample = sampler.read(recognizer, in: gestureRecognizers.view ?? recognizer.view?.window)
    return coupling?.limited(sample) ?? sample
  }

  var movement: CGVector {
    let movement = gestureStart.movement(
      of: leader ?? gestureRecognizers.driver, in: gestureRecognizers.view)
    return movement.length > 0 ? movement : sample.velocity
  }
}
