import Foundation

/// The films that README shows. Only they are kept in the repository.
struct Readme {
  /// The names of files in `Images`.
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

  /// Returns the folder of a film or a sheet.
  func folder(of file: String) -> URL {
    pictures.contains(file) ? Places.images : Places.films
  }
}
