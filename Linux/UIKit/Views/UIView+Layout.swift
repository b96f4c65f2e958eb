extension UIView {
  func layOut() {
    updateTraits()
    updateSafeArea()
    traitCollection.performAsCurrent {
      controller?.deliverIsAppearing()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }
}
