import UIKit

/// An app's own container: all children are attached, each in its frame.
final class ContainerController: UIViewController {
  private let place: (_ index: Int, _ bounds: CGRect) -> CGRect

  init(_ screens: [UIViewController], at place: @escaping (Int, CGRect) -> CGRect = { $1 }) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
    for screen in screens { addChild(screen) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in children {
      child.view.backgroundColor = .clear
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, child) in children.enumerated() { child.view.frame = place(index, view.bounds) }
  }
}
