/// Which pages a page view controller has, and the turn that is under way.
@MainActor struct PageState {
  /// The page before or after the one that is shown, as far as the data source was asked.
  enum Neighbor {
    case unknown, none
    case page(UIViewController)

    var page: UIViewController? { if case .page(let page) = self { page } else { nil } }
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
    var isNone: Bool { if case .none = self { true } else { false } }
  }

  /// The way from the current page to a neighbor.
  struct Turn {
    let page: UIViewController
    let isForward: Bool
    let isByFinger: Bool
    var completion: ((Bool) -> Void)?
  }

  var current: UIViewController?
  var before = Neighbor.unknown
  var after = Neighbor.unknown
  var turn: Turn?

  /// What `viewControllers` answers: by code the new page is the one at once.
  var shown: UIViewController? {
    guard let turn, !turn.isByFinger else { return current }
    return turn.page
  }

  subscript(isForward: Bool) -> Neighbor {
    get { isForward ? after : before }
    set { if isForward { after = newValue } else { before = newValue } }
  }
}
