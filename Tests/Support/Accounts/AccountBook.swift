import Foundation
import UIKit

/// The book into which all objects of an app write what they hear.
@MainActor
final class AccountBook {
  private(set) var chapters: [[Line]] = [[]]
  /// Called after a line that a script may answer with a call.
  var heard: (Callback) -> Void = { _ in }
  /// The objects of the app that have not been freed.
  let living = Living()
  private var numbers: [String: Int] = [:]

  func note(_ who: Line.Who, _ what: String, _ facts: [Line.Fact] = []) {
    chapters[chapters.count - 1].append(Line(who: who, what: what, facts: facts))
  }

  /// Notes a callback, and then lets the script call something inside it.
  func note(_ who: Line.Who, _ callback: Callback, _ facts: [Line.Fact] = []) {
    note(who, callback.rawValue, facts)
    heard(callback)
  }

  func beginChapter() { chapters.append([]) }

  /// Forgets all that was heard while the screens were set up.
  func beginBook() { chapters = [[]] }

  /// Returns the name of a new object.
  func name(_ kind: String) -> Line.Who {
    defer { numbers[kind, default: 0] += 1 }
    return Line.Who(kind: kind, number: numbers[kind, default: 0])
  }
}

/// A callback in which a script may make a call.
enum Callback: String, CaseIterable {
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, viewWillTransition
  case willShow, didShow, didSelect, didDismiss, completion

  /// True if it comes while a finger may hold the screen.
  var isEarly: Bool {
    switch self {
    case .viewWillAppear, .viewWillDisappear, .viewWillTransition, .willShow: true
    default: false
    }
  }
}

/// The names of the objects that live. An object holds its `Life`, which ends with it, on whatever
/// thread that is.
final class Living: @unchecked Sendable {
  private var names: [String: Int] = [:]

  var all: [String] { names.keys.sorted() }

  func begin(_ who: Line.Who) -> Life {
    names["\(who)", default: 0] += 1
    return Life(name: "\(who)", living: self)
  }

  fileprivate func end(_ name: String) { names[name] = nil }
}

final class Life: Sendable {
  private let name: String
  private let living: Living

  fileprivate init(name: String, living: Living) { (self.name, self.living) = (name, living) }

  deinit { living.end(name) }
}

/// An object of the app, by the name in its account.
@MainActor
protocol Named: AnyObject {
  var who: Line.Who { get }
}

extension Line.Fact {
  @MainActor init(_ name: Name, of object: AnyObject?) { self.init(name, called(object)) }

  @MainActor init(_ name: Name, of objects: [UIViewController]) {
    self.init(name, objects.map { called($0) }.joined(separator: ", "))
  }
}

/// The name of an object in the account; another object than the app's by its type.
@MainActor func called(_ object: AnyObject?) -> String {
  guard let object else { return "nil" }
  return (object as? any Named)?.who.description ?? "\(type(of: object))"
}

/// A screen that may have been presented or pushed with a transition of its own.
@MainActor
protocol Wishing: UIViewController {
  var hasOwnTransition: Bool { get set }
  /// True if the system has presented it smaller than the window.
  var isInSheet: Bool { get set }
}
