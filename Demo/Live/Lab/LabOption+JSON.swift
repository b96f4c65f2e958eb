import Tape

extension LabOption {
  /// As a JSON object, with what is chosen; nil stands for the normal value.
  func json(_ chosen: LabValues.Value?) -> String {
    var members = ["\"id\":\(JSONText.string(id))", "\"title\":\(JSONText.string(title))"]
    switch kind {
    case .number(let range, let step, let normal, let unit):
      members += [
        "\"kind\":\"number\"", "\"min\":\(JSONText.number(range.lowerBound))",
        "\"max\":\(JSONText.number(range.upperBound))", "\"step\":\(JSONText.number(step))",
        "\"unit\":\(JSONText.string(unit))",
        "\"normal\":\(normal.map { JSONText.number($0) } ?? "null")",
      ]
    case .choice(let names, let normal):
      members += [
        "\"kind\":\"choice\"", "\"names\":\(JSONText.array(names.map(JSONText.string)))",
        "\"normal\":\(JSONText.string(normal))",
      ]
    case .flag(let normal): members += ["\"kind\":\"flag\"", "\"normal\":\(normal)"]
    }
    members.append("\"value\":\(chosen?.json ?? "null")")
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension LabValues.Value {
  fileprivate var json: String {
    switch self {
    case .number(let number): JSONText.number(number)
    case .choice(let name): JSONText.string(name)
    case .flag(let isOn): "\(isOn)"
    }
  }
}
