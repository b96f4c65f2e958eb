import UIKit

/// Screens that can be touched in the browser.
@MainActor public struct LabStage {
  let title: String
  let note: String
  /// The name in the page's address.
  let id: String
  let options: (LabValues) -> [LabOption]
  let code: (LabValues) -> String
  let configure: ((UIViewController, LabValues) -> Void)?
  let openings: @MainActor (UIViewController) -> [@MainActor () -> Void]
  let makeRoot: (LabValues) -> UIViewController

  /// - Parameters:
  ///   - title: What the page calls it. Two stages must have different titles.
  ///   - note: What there is to see and to do, as a sentence. By default none.
  ///   - options: The controls of the page. They may depend on what is chosen: values of options that are not among
  ///     them are forgotten. By default none.
  ///   - code: The code that the page shows for what is chosen. By default none.
  ///   - configure: Called for the first screen and for each screen that is presented or pushed, as soon as it is there,
  ///     and for all of them again whenever something else is chosen. Without it, the first screen is made anew then, and
  ///     the open screens are gone.
  ///   - openings: What taps on the first screen may do, without animation. While the phone rests, each is done once on a
  ///     first screen that nobody sees: what it opens is drawn before somebody taps. By default none.
  ///   - makeRoot: Makes the first screen.
  public init(
    _ title: String, note: String = "", options: @escaping (LabValues) -> [LabOption] = { _ in [] },
    code: @escaping (LabValues) -> String = { _ in "" },
    configure: ((UIViewController, LabValues) -> Void)? = nil,
    openings: @escaping @MainActor (UIViewController) -> [@MainActor () -> Void] = { _ in [] },
    makeRoot: @escaping (LabValues) -> UIViewController
  ) {
    (self.title, self.note) = (title, note)
    id = title.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    (self.options, self.code, self.configure) = (options, code, configure)
    (self.openings, self.makeRoot) = (openings, makeRoot)
  }

  /// Returns the options that belong to some values, and those values that belong to them. A menu may decide which
  /// options there are.
  func settle(_ values: LabValues) -> (options: [LabOption], values: LabValues) {
    let kept = values.kept(by: options(values))
    return (options(kept), kept.kept(by: options(kept)))
  }
}
