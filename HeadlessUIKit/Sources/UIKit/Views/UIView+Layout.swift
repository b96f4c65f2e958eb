extension UIView {
  func layOut() {
    if traitCollection != announcedTraits { updateTraits() }
    updateSafeArea()
    traitCollection.performAsCurrent {
      controller?.deliverIsAppearing()
      controller?.viewWillLayoutSubviews()
      layer.tally.countLayout()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }
}
