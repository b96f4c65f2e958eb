import Foundation
import UIKit

@testable import TransitionCatalog

/// Prints how much of the library runs while a preset plays. The render server plays it, so nothing
/// should.
@MainActor
func freeFlightTable() {
  print("Free flight: display link ticks, layer writes (limit: 0, 0)")
  for preset in TransitionPreset.allCases {
    Headless.reset()
    let window = Headless.makeWindow()
    let (presenter, screen) = (UIViewController(), UIViewController())
    window.rootViewController = presenter
    Headless.turn()
    TransitionController(presenting: screen, preset: preset)
    presenter.present(screen, animated: true)
    Headless.turn()
    Headless.advance(by: 0.05)
    Headless.resetCounters()
    Headless.advance(by: preset.movement.openingDuration - 0.1)
    let counters = Headless.counters
    print("  \(preset.rawValue): \(counters.displayLinkTicks), \(counters.layerWrites)")
  }
}

/// Times one step of the clock over a scene of 100 layers, 8 of them animated.
@MainActor
func clockStep() {
  Headless.reset()
  let window = Headless.makeWindow()
  var views: [UIView] = []
  for index in 0..<100 {
    let view = UIView(frame: CGRect(x: index, y: index, width: 50, height: 50))
    window.addSubview(view)
    views.append(view)
  }
  Headless.turn()
  for view in views.prefix(8) {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 300
    move.duration = 1000
    view.layer.add(move, forKey: "move")
  }
  Headless.turn()
  let steps = 600
  let time = median(of: 9) {
    for _ in 0..<steps { Headless.advance(by: 1.0 / 60) }
  }
  let seen = median(of: 9) {
    for _ in 0..<steps {
      Headless.advance(by: 1.0 / 60)
      for view in views.prefix(8) { _ = view.layer.presentation()?.position }
    }
  }
  print("Clock step, 100 layers, 8 animated (limit 0.1 ms)")
  print(String(format: "  %.4f ms; %.4f ms with the 8 read", time / 600 * 1e3, seen / 600 * 1e3))
}

func median(of runs: Int, _ action: () -> Void) -> Double {
  action()
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in
    let spent = clock.measure(action).components
    return Double(spent.seconds) + Double(spent.attoseconds) * 1e-18
  }.sorted()
  return times[runs / 2]
}

/// Returns the processor's time in seconds, because other processes may be using the machine.
func processorTime(_ work: () -> Void) -> TimeInterval {
  func now() -> TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
  let start = now()
  work()
  return now() - start
}
