import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A walk of a child that takes the place of another one.
final class ChildrenWalkStage: WalkStage {
  private let parent: UIViewController

  init(_ preset: PresetUnderTest, _ gesture: TransitionGesture?, isRightToLeft: Bool) {
    let parent = UIViewController()
    self.parent = parent
    super.init(preset, gesture, isRightToLeft: isRightToLeft) { child in
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }
  }

  override func begin() {
    swap(animated: true)
    Headless.turn()
  }

  override var isOpen: Bool { screen.parent === parent && controller?.run == nil }

  override func makeController() -> TransitionController? { nil }

  override func takeHere(_ event: WalkEvent) {
    switch event {
    case .present(let animated): swap(animated: animated)
    case .dismiss: controller?.dismiss()
    case .uikitDismiss(let animated):
      guard isOpen else { return }
      goBack(animated: animated)
    default: break
    }
  }

  private func swap(animated: Bool) {
    guard screen.parent == nil, parent.children.count == 1 else { return }
    newScreen()
    let preset = TransitionPreset(rawValue: preset.rawValue) ?? .slide
    func swap() {
      parent.replace(presenter, with: screen, using: .preset(preset), gesture: gesture)
    }
    if animated { swap() } else { UIView.performWithoutAnimation(swap) }
  }

  private func goBack(animated: Bool) {
    parent.replace(
      screen, with: presenter,
      using: animated ? TransitionPreset(rawValue: preset.rawValue).map { .preset($0) } : nil)
  }

  override func closeScreen() {
    goBack(animated: true)
    Headless.advance(by: 3)
    expect(parent.children == [presenter], "a child is left")
  }
}
