import TransitionCatalog
import UIKit

final class StoriesInAStack: UIViewController {
  private let story = UIViewController()
  private let picture = UIImageView()

  func slide(in stack: UINavigationController) {
    // snippet: push-slide
    // Once, for all screens of the stack
    stack.setTransition(.slide)

    stack.pushViewController(story, animated: true)
    // end
  }

  func fold() {
    // snippet: push-fold
    navigationController?.push(story, using: .fold)
    // end
  }

  func scale() {
    // snippet: push-scale
    navigationController?.push(story, using: .scale(from: .view(picture)))
    // end
  }
}

final class PhotosInAStack: UIViewController {
  func open(_ photo: Photo) {
    // snippet: pop-gesture
    navigationController?.push(
      PhotoViewController(photo),
      using: .slide)
    // end

    // snippet: push-full, pop-gesture-full
    navigationController?.push(
      PhotoViewController(photo),
      using: .full)
    // end

    // snippet: take-along-push
    navigationController?.push(
      PhotoViewController(photo),
      using: .scale)
    // end
  }
}

final class ScreensInTabs: UIViewController {
  func fill(_ tabs: UITabBarController) {
    // snippet: tabs-slide
    tabs.setTransition(.slide, gesture: .pullLeftRight)
    // end
  }
}

@MainActor final class LoginFlow {
  private let window = UIWindow()
  private let (login, main) = (UIViewController(), UIViewController())

  func signIn() {
    // snippet: root
    window.replaceRoot(
      with: main,
      using: .slide)

    // And back
    window.replaceRoot(
      with: login,
      using: .slide(edge: .leading))
    // end
  }
}

final class SleeveViewController: UIViewController {
  private let front = UIViewController()
  private let back = UIViewController()

  func turnOver() {
    // snippet: children-spin
    replace(
      front, with: back,
      using: .spin.backdrop(
        .color(.systemBackground)),
      gesture: .pullLeftRight)

    // Later, to turn it back
    TransitionController.installed(on: back)?.dismiss()
    // end
  }
}
