extension DeviceChecklist {
  enum Failure: Error, Equatable {
    case noSection(line: Int)
    case wrongNumberOfCells(line: Int)
    case noIdentifier(line: Int)
    case repeatedIdentifier(String)
  }

  /// Reads the tables: each belongs to the heading above it, and each row begins with its id in bold.
  /// Everything else is for readers of the file.
  init(markdown: String) throws {
    sections = []
    var ids: Set<String> = []
    var isBelowHead = false
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("## ") {
        sections.append(Section(title: plain(line.dropFirst(3)), rows: []))
      }
      guard line.hasPrefix("|") else {
        isBelowHead = false
        continue
      }
      if line.allSatisfy({ "|-: ".contains($0) }) {
        isBelowHead = true
      } else if isBelowHead {
        let row = try Row(line, number: index + 1)
        guard !sections.isEmpty else { throw Failure.noSection(line: index + 1) }
        guard ids.insert(row.id).inserted else { throw Failure.repeatedIdentifier(row.id) }
        sections[sections.count - 1].rows.append(row)
      }
    }
    sections.removeAll(where: \.rows.isEmpty)
  }
}

extension DeviceChecklist.Row {
  fileprivate init(_ line: Substring, number: Int) throws {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map(trimmed)
    guard cells.count == 4 else {
      throw DeviceChecklist.Failure.wrongNumberOfCells(line: number)
    }
    let id = cells[0].dropFirst(2).dropLast(2)
    guard cells[0] == "**\(id)**", let letter = id.first, letter.isUppercase, letter.isASCII,
      Int(id.dropFirst()) != nil
    else { throw DeviceChecklist.Failure.noIdentifier(line: number) }
    self.init(
      id: String(id), task: plain(cells[1]), expectation: plain(cells[2]), remedy: plain(cells[3]))
  }
}

/// As a label shows it.
private func plain(_ markdown: Substring) -> String {
  String(trimmed(markdown).filter { $0 != "`" })
}

private func trimmed(_ text: Substring) -> Substring {
  let start = text.drop(while: \.isWhitespace)
  guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return start[...last]
}
