import UIKit

/// Screens that can be touched in the browser.
@MainActor public struct LabStage {
  let title: String
  /// The name in the page's address.
  let id: String
  let options: (LabValues) -> [LabOption]
  let code: (LabValues) -> String
  let opened: (UIViewController, LabValues) -> Void
  let makeRoot: (LabValues) -> UIViewController

  /// - Parameters:
  ///   - title: What the page calls it. Two stages must have different titles.
  ///   - options: The controls of the page. They may depend on what is chosen: values of options that are not among
  ///     them are forgotten. By default none.
  ///   - code: The code that the page shows for what is chosen. By default none.
  ///   - opened: Called once for each screen that is presented or pushed, as soon as it is.
  ///   - makeRoot: Makes the first screen. Called again whenever something else is chosen.
  public init(
    _ title: String, options: @escaping (LabValues) -> [LabOption] = { _ in [] },
    code: @escaping (LabValues) -> String = { _ in "" },
    opened: @escaping (UIViewController, LabValues) -> Void = { _, _ in },
    makeRoot: @escaping (LabValues) -> UIViewController
  ) {
    self.title = title
    id = title.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    (self.options, self.code, self.opened, self.makeRoot) = (options, code, opened, makeRoot)
  }

  /// Returns the options that belong to some values, and those values that belong to them. A menu may decide which
  /// options there are.
  func settle(_ values: LabValues) -> (options: [LabOption], values: LabValues) {
    let kept = values.kept(by: options(values))
    return (options(kept), kept.kept(by: options(kept)))
  }
}
