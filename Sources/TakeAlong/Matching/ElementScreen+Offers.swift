import UIKit

// The questions to a screen. Each costs the app something: Flight says when they are asked.
extension ElementScreen {
  /// A view that a screen offers under a key. An object, because it is large to copy.
  final class Offer {
    let key: TakeAlongKey
    let view: UIView
    let options: TakeAlongElement.Options
    /// True if the key comes from `UIView.takeAlongKey`.
    let isByProperty: Bool
    /// The controller that offers it.
    let owner: ObjectIdentifier

    init(
      key: TakeAlongKey, view: UIView, options: TakeAlongElement.Options,
      isByProperty: Bool = false, owner: ObjectIdentifier
    ) {
      self.key = key
      self.view = view
      self.options = options
      self.isByProperty = isByProperty
      self.owner = owner
    }

    @MainActor var identity: Identity { Identity(view, part: options.rect) }

    /// True if the view shows nothing but text. Nobody knows what a part of a view shows.
    @MainActor var isText: Bool { options.rect == nil && view.showsOnlyText }
  }

  /// A view, or a part of it.
  struct Identity: Hashable {
    private let view: ObjectIdentifier
    private let part: CGRect?

    init(_ view: UIView, part: CGRect?) {
      self.view = ObjectIdentifier(view)
      self.part = part
    }

    /// The view tells most of them apart.
    func hash(into hasher: inout Hasher) { hasher.combine(view) }
  }

  /// All that a screen names without being asked for a key.
  struct Answers {
    /// The elements that its controllers name.
    var elements: [Offer] = []
    /// The views with a key.
    var keyed: [Offer] = []

    var keys: [TakeAlongKey] { (elements + keyed).map(\.key) }
  }

  /// Asks the screen for its elements, and looks for views with keys, outer views before inner ones.
  func answers() -> Answers {
    let controllers = controllers
    let children = separateViews(of: controllers)
    var answers = Answers()
    for controller in controllers {
      let owner = ObjectIdentifier(controller)
      let screen = controller as? any TakeAlongScreen
      for element in screen?.takeAlongElements ?? [] where !element.key.name.isEmpty {
        guard let view = element.view else { continue }
        answers.elements.append(
          Offer(key: element.key, view: view, options: element.options, owner: owner))
      }
      controller.viewIfLoaded?.walk(around: children) { view in
        guard let key = view.takeAlongKey, !key.name.isEmpty else { return }
        answers.keyed.append(
          Offer(key: key, view: view, options: view.takeAlong, isByProperty: true, owner: owner))
      }
    }
    return answers
  }

  /// The views of children, which are not searched with those of their parents: a child that is in
  /// sight is searched by itself, and one that is not has no elements. Navigation and tab bar
  /// controllers have only attached what can be seen, in a transition the screen that leaves, too.
  private func separateViews(of controllers: [UIViewController]) -> Set<ObjectIdentifier> {
    let seen = Set(controllers.map(ObjectIdentifier.init))
    let children = controllers.flatMap { parent in
      parent is UINavigationController || parent is UITabBarController
        ? parent.children.filter { seen.contains(ObjectIdentifier($0)) } : parent.children
    }
    return Set(children.compactMap { $0.viewIfLoaded.map(ObjectIdentifier.init) })
  }

  /// True if a controller of the screen looks up views for keys of the other screen.
  var looksUp: Bool {
    controllers.contains {
      isFore ? $0 is any TakeAlongDestination : $0 is any TakeAlongSource
    }
  }

  /// Asks for the views that belong to the other screen's keys. What a controller names comes before
  /// the views with a key.
  func offers(_ answers: Answers, for others: [TakeAlongKey]) -> [Offer] {
    var offers = answers.elements
    var named = Set(offers.map(\.key))
    for controller in controllers {
      guard let look = look(in: controller) else { continue }
      for key in others where !named.contains(key) {
        guard let view = look(key) else { continue }
        named.insert(key)
        offers.append(
          Offer(
            key: key, view: view, options: view.takeAlong, owner: ObjectIdentifier(controller)))
      }
    }
    return offers + answers.keyed.filter { !named.contains($0.key) }
  }

  /// The views at this end of pairs that were named where the transition was made.
  ///
  /// - Parameter fore: The presented screen.
  func offers(_ links: [ElementLink], in fore: ElementScreen) -> [Offer] {
    let presented = links.isEmpty ? [] : fore.controllers
    return links.compactMap { link in
      guard let screen = presented.first(where: link.isFor), let view = link.view(screen, isFore)
      else { return nil }
      return Offer(
        key: link.key, view: view, options: view.takeAlong, owner: ObjectIdentifier(screen))
    }
  }

  /// The views that the screen offers now, by key.
  ///
  /// - Parameter fore: The presented screen.
  func views(for keys: [TakeAlongKey], links: [ElementLink], with fore: ElementScreen)
    -> [TakeAlongKey: [UIView]]
  {
    let offers = offers(links, in: fore) + offers(answers(), for: keys)
    return Dictionary(grouping: offers, by: \.key).mapValues { $0.map(\.view) }
  }

  private func look(in controller: UIViewController) -> ((TakeAlongKey) -> UIView?)? {
    isFore
      ? (controller as? any TakeAlongDestination)?.takeAlongView
      : (controller as? any TakeAlongSource)?.takeAlongView
  }
}

extension UIView {
  /// Visits this view and its descendants, parents before children, without these views and theirs.
  func walk(around others: Set<ObjectIdentifier> = [], _ visit: (UIView) -> Void) {
    visit(self)
    for view in subviews where others.isEmpty || !others.contains(ObjectIdentifier(view)) {
      view.walk(around: others, visit)
    }
  }
}
