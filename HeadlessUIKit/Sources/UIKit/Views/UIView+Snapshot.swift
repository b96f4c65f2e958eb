extension UIView {
  /// Documented: the rendered appearance; a view that is not rendered yet has no visible content.
  // Unverified: the view's own alpha shows, its own transform does not.
  func snapshot(
    of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets = .zero
  ) -> UIView? {
    HeadlessCounters.current.snapshots += 1
    MainLoop.main.spend(SnapshotCost.seconds)
    if capInsets != .zero {
      HeadlessMisuse.record(.notModelled, "The stand-in stretches all of a snapshot.")
    }
    let waits = afterScreenUpdates && !updateScreen()
    guard window != nil, waits || layer.committed != nil else {
      HeadlessMisuse.record(
        .snapshotNotRendered,
        "Snapshotting a view that has not been rendered results in an empty snapshot. Ensure your "
          + "view has been rendered at least once before snapshotting or snapshot after screen "
          + "updates.")
      return SnapshotView(nil, of: rect)
    }
    let capture = SnapshotCapture(keepsEffects: self is UIWindow, isCommitted: !waits)
    return SnapshotView(capture.picture(of: layer), of: rect)
  }

  /// False where changes have to wait: a transaction is open, or being committed.
  private func updateScreen() -> Bool {
    HeadlessCounters.current.snapshotsAfterScreenUpdates += 1
    _ = TransactionStack.current.top
    if TransactionStack.current.isFlushable {
      CATransaction.flush()
      return true
    }
    layer.layoutIfNeeded()
    return false
  }
}

/// Each snapshot waits for the render server.
@MainActor enum SnapshotCost {
  static var seconds: CFTimeInterval = 0
}

extension Headless {
  /// How long each snapshot of a view keeps the main thread busy; 0 after a reset.
  public static var snapshotCost: CFTimeInterval {
    get { SnapshotCost.seconds }
    set { SnapshotCost.seconds = newValue }
  }
}
