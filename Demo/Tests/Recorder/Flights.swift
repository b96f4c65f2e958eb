import UIKit

@testable import Recorder
@testable import Screens
@testable import TransitionCatalog

/// What flies in a take, frame by frame.
@MainActor
final class Flights {
  struct Frame {
    var phase: Take.Phase
    /// Where the picture is seen, in the window.
    var shown: CGRect
    /// Where its place in the first screen is, in the window.
    var home: CGRect
  }

  /// The frames in which a picture flies.
  private(set) var frames: [Frame] = []
  /// What was reported when the screen had opened, and when it had closed.
  private(set) var reports: [Take.Phase: [TakeAlongKey: TakeAlongOutcome]] = [:]
  /// The number of views that were hidden at the end.
  private(set) var hidden = 0

  private var controller: TransitionController?

  /// - Parameter watch: Called for each frame, with the picture that flies in it.
  init(in take: Take, watch: (Take.Frame, ElementPair?) throws -> Void = { _, _ in }) throws {
    try take.play { frame in
      if let screen = frame.window.rootViewController?.presentedViewController {
        controller = TransitionController.installed(on: screen) ?? controller
      }
      let pair = controller?.run?.flight?.pairs.first { $0.key.name == "picture" }
      if let pair { look(at: pair, in: frame) }
      if frame.phase == .open || frame.phase == .after {
        reports[frame.phase] = controller?.takeAlongReport
      }
      if frame.phase == .after { hidden = frame.window.everyView.filter(Original.hides).count }
      try watch(frame, pair)
    }
  }

  /// The outcomes of one item's elements.
  func outcomes(of item: Int, _ phase: Take.Phase) -> [String: TakeAlongOutcome] {
    let own = (reports[phase] ?? [:]).filter { $0.key.item as? Int == item }
    return Dictionary(uniqueKeysWithValues: own.map { ($0.key.name, $0.value) })
  }

  private func look(at pair: ElementPair, in frame: Take.Frame) {
    guard let outline = pair.morphTree.outlines[0].layer.presentation(), let home = pair.back.view
    else { return }
    var root: CALayer = outline
    while let next = root.superlayer { root = next }
    frames.append(
      Frame(
        phase: frame.phase, shown: outline.convert(outline.bounds, to: root),
        home: home.convert(home.bounds, to: nil)))
  }
}

extension UIView {
  var everyView: [UIView] { subviews.flatMap(\.everyView) + [self] }
}

extension CGRect {
  /// Returns the distance of the side that is off most.
  func distance(to other: CGRect) -> CGFloat {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].map(abs).max() ?? 0
  }
}
