import UIKit

extension UILabel {
  /// Shows as many whole sentences of a text as there is room for, and returns the height that they
  /// take, in whole points: 0 if there is room for none. Nothing ends in an ellipsis.
  func show(sentencesOf text: String, in room: CGSize) -> CGFloat {
    var ends = text.indices.filter { index in
      let next = text.index(after: index)
      return ".!?".contains(text[index]) && (next == text.endIndex || text[next] == " ")
    }
    while let end = ends.popLast() {
      let part = String(text[...end])
      if self.text != part { self.text = part }
      let height = height(in: room.width)
      if height <= room.height { return height }
    }
    return 0
  }
}
