import Foundation
import UIKit

@testable import TransitionCatalog

/// Two screens with pairs, and the cost of opening one from the other.
@MainActor
final class Opening {
  let window: UIWindow
  let screen = UIViewController()
  private let transition: ViewControllerTransition
  private(set) var counts = (visits: 0, insertions: 0, snapshots: 0, waiting: 0, keyframes: 0)
  private(set) var seconds: TimeInterval = 0
  /// Of `seconds`: questions, pairing, looks, keyframes.
  private(set) var phases: [TimeInterval] = []
  private(set) var nextSeconds: TimeInterval = 0

  /// What an element is.
  enum Kind: String, CaseIterable {
    case view, label, image
  }

  /// Counts only if asked to, because counting takes time itself.
  init(
    pairs: Int, of kind: Kind = .view, with transition: ViewControllerTransition = .slide,
    counts isCounted: Bool = false, isOpen: Bool = true
  ) {
    self.transition = transition
    Headless.reset()
    window = Headless.makeWindow()
    let presenter = UIViewController()
    let make: () -> UIView = { isCounted ? CountedView() : UIView() }
    presenter.view = make()
    screen.view = make()
    for (index, view) in [presenter.view!, screen.view!].enumerated() {
      view.frame = window.bounds
      Opening.fill(view, pairs, isMirrored: index == 1) {
        switch kind {
        case .view: Opening.nested(make)
        case .label: Opening.label(index)
        case .image: UIImageView(image: Opening.image)
        }
      }
    }
    window.rootViewController = presenter
    Headless.advance(by: 0.1)
    if isOpen { open() }
    if isCounted { prepareAgain() }
  }

  func end() {
    window.rootViewController?.dismiss(animated: false)
    Headless.advance(by: 0.1)
  }

  func open() {
    TransitionController(presenting: screen, transition: transition)
    window.rootViewController?.present(screen, animated: true)
    Headless.turn()
  }

  /// The number of elements that fly.
  var flown: Int { flight?.pairs.count ?? 0 }
  private var flight: Flight?

  var run: Run? { TransitionController.installed(on: screen)?.run }

  /// Cancels the run's flight, and returns another one that is not prepared yet.
  func again() -> (flight: Flight, choreography: Choreography, path: KeyframeBaker.Path)? {
    guard let run, let choreography = run.playback?.choreography,
      let flight = Flight(run.stage, requester: nil, report: { _ in })
    else { return nil }
    run.flight?.cancel(.reducedMotion)
    let path = KeyframeBaker.Path(PlaybackSegment(timing: choreography.timing, from: 0, to: 1))
    return (flight, choreography, path)
  }

  /// Prepares and plays another flight alone.
  func prepareAgain() {
    guard let (again, choreography, path) = again() else { return }
    Headless.resetCounters()
    CountedView.visits = 0
    phases = [
      processorTime { again.announce() }, processorTime { again.match() },
      processorTime { again.board(choreography) },
      processorTime { again.play(choreography, along: path) },
    ]
    seconds = phases.reduce(0, +)
    flight = again
    counts.visits = CountedView.visits
    counts.insertions =
      Headless.counters.subviewInsertions + Headless.counters.subviewReorders
    Headless.turn()
    nextSeconds = processorTime { again.lookQueue?.advance() }
    counts.snapshots = Headless.counters.snapshots
    counts.waiting = Headless.counters.snapshotsAfterScreenUpdates
    counts.keyframes = handedOver.values
  }

  private static func fill(
    _ view: UIView, _ count: Int, isMirrored: Bool,
    with make: () -> UIView
  ) {
    let columns = 10
    for index in 0..<count {
      let place = isMirrored ? count - 1 - index : index
      let element = make()
      element.frame = CGRect(
        x: place % columns * 38, y: 20 + place / columns * 48, width: 34, height: 40)
      element.takeAlongKey = "\(index)"
      view.addSubview(element)
    }
  }

  /// A view that only a snapshot shows.
  private static func nested(_ make: () -> UIView) -> UIView {
    let element = make()
    element.backgroundColor = .red
    for line in 0..<10 {
      let part = make()
      part.frame = CGRect(x: 1, y: line * 4, width: 20, height: 2)
      element.addSubview(part)
    }
    return element
  }

  private static func label(_ index: Int) -> UIView {
    let label = UILabel()
    label.text = "\(index)"
    // A color of its own: text alone would stay with its screen where screens move.
    label.backgroundColor = .yellow
    return label
  }

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 17, height: 20)).image {
    UIColor.blue.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 17, height: 20))
  }

  /// The animations of all layers, and the values in them: what the render server is handed.
  var handedOver: (animations: Int, values: Int) { Opening.handedOver(by: window.layer) }

  private static func handedOver(by layer: CALayer) -> (animations: Int, values: Int) {
    let own = (layer.animationKeys() ?? []).compactMap(layer.animation(forKey:))
    let values = own.map { ($0 as? CAKeyframeAnimation)?.values?.count ?? 2 }.reduce(0, +)
    return (layer.sublayers ?? []).reduce((own.count, values)) { sum, layer in
      let inside = handedOver(by: layer)
      return (sum.0 + inside.animations, sum.1 + inside.values)
    }
  }
}

/// Counts how often its subviews are read.
final class CountedView: UIView {
  nonisolated(unsafe) static var visits = 0

  override var subviews: [UIView] {
    CountedView.visits += 1
    return super.subviews
  }
}
