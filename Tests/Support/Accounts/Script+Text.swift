import UIKit

extension Script: CustomStringConvertible {
  var description: String {
    ([setting.description] + steps.map(\.description)).joined(separator: "; ")
  }

  /// Reads a text as `description` writes it.
  init?(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == ";" || $0 == "\n" }).map(String.init)
    guard let first = parts.first, let setting = Setting(first) else { return nil }
    let steps = parts.dropFirst().map { Step($0) }
    guard !steps.contains(where: { $0 == nil }) else { return nil }
    self.init(setting: setting, steps: steps.compactMap { $0 })
  }
}

extension Script.Setting: CustomStringConvertible {
  var description: String {
    ([root.rawValue, kind.rawValue, isForGood ? "forGood" : "once", "\(order)"]
      + habits.map(\.rawValue).sorted()).joined(separator: " ")
  }

  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 4, let root = Script.Root(rawValue: words[0]),
      let kind = ScriptKind(rawValue: words[1])
    else { return nil }
    let habits = words.dropFirst(4).map { Script.Habit(rawValue: $0) }
    guard !habits.contains(nil) else { return nil }
    self.init(
      root: root, kind: kind, isForGood: words[2] == "forGood",
      order: words[3] == "first" ? .first : .second, habits: Set(habits.compactMap { $0 }))
  }
}

extension Script.Step: CustomStringConvertible {
  var description: String {
    pause == .rest ? act.description : "\(act.description), \(pause.rawValue)"
  }

  init?(_ text: String) {
    let parts = text.split(separator: ",").map { $0.trimmingSpaces }
    guard let first = parts.first, let act = Script.Act(first) else { return nil }
    guard parts.count > 1 else {
      self.init(act: act)
      return
    }
    guard let pause = Script.Pause(rawValue: parts[1]) else { return nil }
    self.init(act: act, pause: pause)
  }
}

extension Script.Act: CustomStringConvertible {
  var description: String {
    let words =
      [verb.rawValue] + [number.map { "\($0)" }].compactMap { $0 }
      + options.map(\.rawValue).sorted()
    return moment.prefix + words.joined(separator: " ")
  }

  init?(_ text: String) {
    let parts = text.split(separator: ":").map { $0.trimmingSpaces }
    guard let last = parts.last else { return nil }
    let words = last.split(separator: " ").map(String.init)
    guard let verb = words.first.flatMap(Verb.init(rawValue:)) else { return nil }
    self.init(verb: verb)
    if parts.count > 1 {
      guard let moment = Script.Moment(parts[0]) else { return nil }
      self.moment = moment
    }
    for word in words.dropFirst() {
      if let number = Int(word) {
        self.number = number
      } else if let option = Option(rawValue: word) {
        options.insert(option)
      } else {
        return nil
      }
    }
  }
}

extension Script.Moment {
  fileprivate var prefix: String {
    switch self {
    case .now: ""
    case .inside(let callback): "\(callback.rawValue): "
    case .held(let commits): commits ? "held: " : "heldBack: "
    }
  }

  fileprivate init?(_ text: String) {
    switch text {
    case "held": self = .held(commits: true)
    case "heldBack": self = .held(commits: false)
    default:
      guard let callback = Callback(rawValue: text) else { return nil }
      self = .inside(callback)
    }
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
