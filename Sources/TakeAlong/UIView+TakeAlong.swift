import UIKit

extension UIView {
  /// The options with which the view flies if it is named by its `takeAlongKey`, by
  /// `takeAlongView(for:)` or in `TransitionController.takeAlong(to:from:)`, as in
  /// `cell.picture.takeAlong.level = .below`.
  ///
  /// A `TakeAlongElement` has options of its own, and these are not read.
  public var takeAlong: TakeAlongElement.Options {
    get { options[self]?.options ?? TakeAlongElement.Options() }
    set { options[self] = OptionsBox(newValue) }
  }
}

@MainActor private let options = Slot<OptionsBox>()

/// Options as an object, because a slot holds only objects.
@MainActor
private final class OptionsBox {
  let options: TakeAlongElement.Options
  init(_ options: TakeAlongElement.Options) { self.options = options }
}
