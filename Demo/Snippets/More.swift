import TransitionCatalog
import UIKit

final class FormViewController: UIViewController {}
final class AboutViewController: UIViewController {}
final class StepViewController: UIViewController {}

// snippet: fade
extension GuideViewController {
  func openAbout() {
    present(AboutViewController(), using: .fade)
  }
}
// end

// snippet: cover
extension GuideViewController {
  func openForm() {
    present(FormViewController(), using: .cover)
  }
}
// end

// snippet: push
extension GuideViewController {
  func openStep() {
    present(StepViewController(), using: .push)
  }
}
// end

// snippet: cube
extension GuideViewController {
  func open(_ photo: Photo) {
    present(PhotoViewController(photo), using: .cube)
  }
}
// end

// snippet: flip
extension GuideViewController {
  func open(_ card: Card) {
    present(CardViewController(card), using: .flip)
  }
}
// end

// snippet: page
extension GuideViewController {
  func open(_ chapter: Chapter) {
    present(ChapterViewController(chapter), using: .page)
  }
}
// end

// snippet: reveal
extension GuideViewController {
  func open(_ story: Story, from cell: UICollectionViewCell) {
    present(StoryViewController(story), using: .reveal(from: .view(cell)))
  }
}
// end
