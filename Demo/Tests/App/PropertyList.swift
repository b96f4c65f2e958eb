/// A property list as Xcode writes its projects: dictionaries, arrays and strings, with comments.
enum PropertyList: Equatable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  enum Failure: Error, Equatable {
    case expected(Character, line: Int)
    case unended(line: Int)
    /// A later value would silently take the place of an earlier one.
    case repeated(key: String)
  }

  init(_ text: String) throws {
    var parser = Parser(text)
    self = try parser.value()
    parser.skip()
    guard parser.rest.isEmpty else { throw Failure.unended(line: parser.line) }
  }

  var string: String? { if case .string(let string) = self { string } else { nil } }

  var dictionary: [String: PropertyList] {
    if case .dictionary(let dictionary) = self { dictionary } else { [:] }
  }

  /// All strings of an array.
  var strings: [String] {
    if case .array(let array) = self { array.compactMap(\.string) } else { [] }
  }

  /// Every key and every string in it.
  var everything: [String] {
    switch self {
    case .string(let string): [string]
    case .array(let array): array.flatMap(\.everything)
    case .dictionary(let dictionary): dictionary.flatMap { [$0.key] + $0.value.everything }
    }
  }
}

extension PropertyList {
  private struct Parser {
    private(set) var rest: Substring
    private let text: String

    init(_ text: String) {
      self.text = text
      rest = text[...]
    }

    var line: Int { text[..<rest.startIndex].count { $0 == "\n" } + 1 }

    /// White space and comments; the first one of a project says how it is encoded.
    mutating func skip() {
      while true {
        rest = rest.drop(while: \.isWhitespace)
        if rest.hasPrefix("/*") {
          rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        } else if rest.hasPrefix("//") {
          rest = rest.drop { $0 != "\n" }
        } else {
          return
        }
      }
    }

    mutating func value() throws -> PropertyList {
      skip()
      switch rest.first {
      case "{":
        rest.removeFirst()
        var values: [String: PropertyList] = [:]
        while try !takes("}") {
          let key = try string()
          try take("=")
          guard values.updateValue(try value(), forKey: key) == nil else {
            throw Failure.repeated(key: key)
          }
          try take(";")
        }
        return .dictionary(values)
      case "(":
        rest.removeFirst()
        var values: [PropertyList] = []
        while try !takes(")") {
          values.append(try value())
          guard try !takes(")") else { break }
          try take(",")
        }
        return .array(values)
      default: return .string(try string())
      }
    }

    private mutating func string() throws -> String {
      skip()
      guard rest.first == "\"" else {
        let bare = rest.prefix { $0.isLetter || $0.isNumber || "_./$".contains($0) }
        guard !bare.isEmpty else { throw Failure.expected("\"", line: line) }
        rest = rest[bare.endIndex...]
        return String(bare)
      }
      rest.removeFirst()
      var string = ""
      while let next = rest.popFirst(), next != "\"" {
        string.append(next == "\\" ? rest.popFirst() ?? next : next)
      }
      return string
    }

    private mutating func takes(_ character: Character) throws -> Bool {
      skip()
      guard let first = rest.first else { throw Failure.unended(line: line) }
      if first == character { rest.removeFirst() }
      return first == character
    }

    private mutating func take(_ character: Character) throws {
      guard try takes(character) else { throw Failure.expected(character, line: line) }
    }
  }
}
