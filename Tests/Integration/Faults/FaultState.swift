import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Everything that a run could have left behind, in words: two of them are compared.
@MainActor
enum FaultState {
  static func lines(of stage: FaultStage) -> [String] {
    var lines = ["open: \(stage.isOpen)", "run: \(stage.run == nil ? "none" : "stuck")"]
    if case .idle = stage.controller.interaction.state {} else { lines.append("gesture stuck") }
    if stage.presenter.transitionCoordinator != nil { lines.append("transition stuck") }
    lines.append("edits: \(stage.screen.field.isFirstResponder)")
    // In a stack with a delegate of the app's, a run attaches them; without animation nobody is asked.
    let recognizers = stage.scene.venue == .push ? [] : stage.controller.recognizers
    lines.append("recognizers: \(recognizers.map { $0.view == nil ? "off" : "on" })")
    for (name, screen) in [("presenter", stage.presenter), ("screen", stage.screen)] {
      // A view that is in the window is in its tree.
      for view in [screen.viewIfLoaded].compactMap({ $0 }) + screen.elements
      where view.window == nil && !marks(of: view).isEmpty {
        lines.append("\(name), out of the window: \(marks(of: view).joined(separator: ", "))")
      }
    }
    return lines + tree(stage.window)
  }

  static func tree(_ view: UIView, depth: Int = 0) -> [String] {
    let frame = CATransform3DIsIdentity(view.layer.transform) ? text(view.frame) : "transformed"
    let indent = String(repeating: " ", count: depth)
    return ["\(indent)\(type(of: view)) \(frame) \(values(of: view))"]
      + view.subviews.flatMap { tree($0, depth: depth + 1) }
  }

  private static func values(of view: UIView) -> String {
    (marks(of: view) + (view.isUserInteractionEnabled ? [] : ["deaf"])).joined(separator: ", ")
  }

  /// What differs from a view that nobody has touched.
  private static func marks(of view: UIView) -> [String] {
    let layer = view.layer
    var words: [String] = []
    if layer.opacity != 1 { words.append("alpha \(layer.opacity)") }
    if layer.isHidden { words.append("hidden") }
    if layer.mask != nil { words.append("masked") }
    if !CATransform3DIsIdentity(layer.transform) { words.append("\(layer.transform)") }
    if layer.cornerRadius != 0 { words.append("corners \(layer.cornerRadius)") }
    if layer.speed != 1 { words.append("speed \(layer.speed)") }
    if let keys = layer.animationKeys() { words.append("animations \(keys.sorted())") }
    return words
  }

  private static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height]
      .map { String(($0 * 1000).rounded() / 1000) }.joined(separator: " ")
  }
}
