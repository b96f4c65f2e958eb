extension UIView {
  func layOut() {
    updateTraits()
    updateSafeArea()
    traitCollection.performAsCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }
}
