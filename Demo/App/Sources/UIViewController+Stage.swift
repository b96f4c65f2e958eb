import UIKit

extension UIViewController {
  /// With the way back at the end of a navigation bar.
  func withBar() -> UIViewController {
    navigationItem.rightBarButtonItem = makeDoneItem()
    return UINavigationController(belowBackground: self)
  }

  /// With the way back in a toolbar: below a navigation bar the photos would be pushed.
  func withToolbar() -> UIViewController {
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      makeDoneItem(),
    ]
    let navigation = UINavigationController(rootViewController: self)
    navigation.isNavigationBarHidden = true
    navigation.isToolbarHidden = false
    return navigation
  }

  private func makeDoneItem() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leaveStage))
  }

  /// Dismisses the stage, whatever is shown in it by now, but not the list that has presented it. The storyboard's
  /// buttons close their scenes with it.
  @IBAction func leaveStage() { presentingViewController?.dismiss(animated: true) }
}
