import Foundation

/// Tells which films README shows: they alone are kept in the repository.
struct Readme {
  /// Names of files in `Images`.
  let pictures: Set<String>

  init(_ text: String) {
    pictures = Set(
      text.components(separatedBy: "Images/").dropFirst().map { rest in
        String(rest.prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) })
      })
  }

  init(contentsOf url: URL) throws {
    self.init(try String(contentsOf: url, encoding: .utf8))
  }

  /// Where a film or a sheet belongs.
  func folder(of file: String) -> URL {
    pictures.contains(file) ? Places.images : Places.films
  }
}
