import TransitionCatalog
import UIKit

// The examples of README, of the pages and of the documentation comments, as they stand there: GuideTests looks for
// each block in the files of this folder.

/// The screen in which the examples stand, with all that they name.
class GuideScreen: UIViewController {
  let list = UIViewController()
  let map = UIViewController()
  let card = CardScreen()
  let photo = GuideDetail()
  let note = UIViewController()
  let terms = UIViewController()
  let form = UIViewController()
  let filter = UIViewController()
  let menu = UIViewController()
  let inbox = UIViewController()
  let player = UIViewController()
  let settings = UIViewController()
  let about = UIViewController()
  let story = UIViewController()
  let step = UIViewController()
  let chapter = UIViewController()
  let first = UIViewController()
  let last = UIViewController()
  let cell = PhotoCell()
  let cover = UIImageView()
  let clip = UIView()
  let row = UIView()
  let bar = UIView()
  let button = UIButton()
  let edgePan = UIScreenEdgePanGestureRecognizer()
  let setting = "fold"
  var observer: (any NSObjectProtocol)?

  func cell(showing item: Int?) -> UIView? { nil }
}

final class CardScreen: UIViewController {
  func reload() {}
}

final class PhotoCell: UICollectionViewCell {
  let picture = UIImageView()
  let badge = UILabel()
}

final class ClipView: UIView {}

struct Photo: Identifiable {
  let id: Int
}

class GuideDetail: UIViewController {
  let item = 1
  let photo = Photo(id: 1)
  let toolbar = UIView()
}

class GuideGrid: UIViewController {
  var tappedCell: UIView?
  func scroll(to photo: Photo) {}
}

class PhotoGrid: UIViewController {
  func cell(showing id: Photo.ID?) -> PhotoCell? { nil }
}
