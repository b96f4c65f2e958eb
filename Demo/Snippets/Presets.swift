import TransitionCatalog
import UIKit

final class ListForSlide: UIViewController {
  // snippet: slide, slide-gesture
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(presenting: segue.destination, preset: .slide)
  }
  // end
}

final class ListForOverlay: UIViewController {
  // snippet: overlay, overlay-gesture
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UICollectionViewCell else { return }
    TransitionController(
      presenting: segue.destination, transition: .overlay(from: .view(cell)),
      gesture: .panToEdge)
  }
  // end
}

final class ListForFold: UIViewController {
  // snippet: fold, fold-gesture, fold-ipad, fold-right-to-left
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(
      presenting: segue.destination, preset: .fold, gesture: .leadingEdge)
  }
  // end
}

final class ListForHang: UIViewController {
  // snippet: hang, hang-gesture, hang-landscape
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(
      presenting: segue.destination, preset: .hang, gesture: .pullUpDown)
  }
  // end
}

final class ListForFall: UIViewController {
  // snippet: fall, fall-gesture
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(
      presenting: segue.destination, preset: .fall, gesture: .panToEdge)
  }
  // end
}

final class ListForFull: UIViewController {
  // snippet: full-from-below
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(presenting: segue.destination, preset: .full)
  }
  // end
}

final class ListForScale: UIViewController {
  // snippet: scale, scale-gesture
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? StoryCell else { return }
    TransitionController(
      presenting: segue.destination, transition: .scale(from: .view(cell.thumbnail)),
      gesture: .pinch)
  }
  // end
}

final class ListForSpin: UIViewController {
  // snippet: spin, spin-gesture
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(
      presenting: segue.destination, preset: .spin, gesture: .pinch)
  }
  // end
}

final class ListForSpinPull: UIViewController {
  // snippet: spin-pull
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(
      presenting: segue.destination, preset: .spin, gesture: .pullLeftRight)
  }
  // end
}

final class ListForSlideFromBottom: UIViewController {
  // snippet: slide-from-bottom
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(
      presenting: segue.destination, transition: .slide(edge: .bottom))
  }
  // end
}

final class ListForOverlayBlur: UIViewController {
  // snippet: overlay-blur
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UICollectionViewCell else { return }
    TransitionController(
      presenting: segue.destination,
      transition: .overlay(
        from: .view(cell), size: .proportional(width: 0.8, height: 0.6)
      ).backdrop(.blur(.systemUltraThinMaterial)),
      gesture: .panToEdge)
  }
  // end
}

final class ListForOverlayFromNothing: UIViewController {
  // snippet: overlay-from-nothing
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(
      presenting: segue.destination, preset: .overlay, gesture: .panToEdge)
  }
  // end
}

final class ListForFallToTrailing: UIViewController {
  // snippet: fall-to-trailing
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    TransitionController(
      presenting: segue.destination, transition: .fall(over: .trailing), gesture: .panToEdge)
  }
  // end
}

final class ListForFullFromPoint: UIViewController {
  // snippet: full-from-point
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UICollectionViewCell else { return }
    let frame = cell.convert(cell.bounds, to: nil)
    let middle = TransitionPlace.point(CGPoint(x: frame.midX, y: frame.midY))
    TransitionController(
      presenting: segue.destination, transition: .full(from: middle),
      gesture: .panToEdge)
  }
  // end
}

final class ListForFullFromCell: UIViewController {
  // snippet: full, full-gesture
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UICollectionViewCell else { return }
    TransitionController(
      presenting: segue.destination, transition: .full(from: .view(cell)),
      gesture: .panToEdge)
  }
  // end
}
