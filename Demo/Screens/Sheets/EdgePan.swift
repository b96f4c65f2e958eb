import UIKit

/// A pan from an edge of the screen, which opens something when it begins.
final class EdgePan: UIScreenEdgePanGestureRecognizer {
  private let open: (UIGestureRecognizer) -> Void

  init(open: @escaping (UIGestureRecognizer) -> Void) {
    self.open = open
    super.init(target: nil, action: nil)
    #if canImport(ObjectiveC)
      addTarget(self, action: #selector(changed))
    #else
      addHeadlessTarget { [weak self] _ in self?.changed() }
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func changed() {
    if state == .began { open(self) }
  }
}
