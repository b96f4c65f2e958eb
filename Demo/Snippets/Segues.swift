import TransitionCatalog
import UIKit

// The same transitions, where a storyboard has segues.

final class SegueToHang: UIViewController {
  // segue: hang
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Nothing is kept: the screen retains it.
    TransitionController(
      presenting: segue.destination,
      preset: .hang)
  }
  // end
}

final class SegueToFold: UIViewController {
  // segue: fold
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Nothing is kept: the screen retains it.
    TransitionController(
      presenting: segue.destination,
      preset: .fold)
  }
  // end
}

final class SegueToFull: UIViewController {
  // segue: full
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Nothing is kept: the screen retains it.
    TransitionController(
      presenting: segue.destination,
      preset: .full)
  }
  // end
}

final class SegueToOverlay: UIViewController {
  // segue: overlay
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Nothing is kept: the screen retains it.
    TransitionController(
      presenting: segue.destination,
      preset: .overlay)
  }
  // end
}

final class SegueToSlide: UIViewController {
  // segue: slide
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Nothing is kept: the screen retains it.
    TransitionController(
      presenting: segue.destination,
      preset: .slide)
  }
  // end
}

final class SegueToFall: UIViewController {
  // segue: fall
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Nothing is kept: the screen retains it.
    TransitionController(
      presenting: segue.destination,
      preset: .fall)
  }
  // end
}

final class SegueToScale: UIViewController {
  // segue: scale
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Nothing is kept: the screen retains it.
    TransitionController(
      presenting: segue.destination,
      preset: .scale)
  }
  // end
}

final class SegueToSpin: UIViewController {
  // segue: spin
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Nothing is kept: the screen retains it.
    TransitionController(
      presenting: segue.destination,
      preset: .spin)
  }
  // end
}

final class SeguePushingFold: UIViewController {
  // segue: push-fold
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Nothing is kept: the screen retains it.
    TransitionController(
      pushing: segue.destination,
      in: navigationController,
      preset: .fold)
  }
  // end
}

final class SeguePushingScale: UIViewController {
  // segue: push-scale
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? StoryCell else { return }
    // Nothing is kept: the screen retains it.
    TransitionController(
      pushing: segue.destination,
      in: navigationController,
      transition: .scale(from: .view(cell.thumbnail)))
  }
  // end
}
