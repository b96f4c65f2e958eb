import Foundation
import TransitionCatalog
import UIKit

/// Records films one after another.
@MainActor
final class Shoot {
  enum Failure: Error, CustomStringConvertible {
    case breaches([String])

    var description: String {
      switch self {
      case .breaches(let films): "Not written:\n" + films.joined(separator: "\n")
      }
    }
  }

  /// The size, instead of a phone's or the variant's.
  var size: CGSize?
  /// The width of the moving pictures in pixels, instead of the variant's.
  var width: Int?
  var isDark = false
  var isRightToLeft = false
  /// The folder for all pictures, instead of their own ones.
  var folder: URL?
  /// The folder for every single frame.
  var frames: URL?

  private let readme: Readme
  private let workers = OperationQueue()
  private var files: [FilmFile] = []
  private var refusals: [String] = []

  init() throws {
    readme = try Readme(contentsOf: Places.readme)
    workers.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
  }

  func record(_ variants: [Variant]) throws {
    let start = Date()
    for variant in variants {
      try record(variant, isDark: isDark)
      // README shows some films in both appearances.
      if !isDark, readme.pictures.contains("\(variant.name)-dark.webp") {
        try record(variant, isDark: true)
      }
    }
    workers.waitUntilAllOperationsAreFinished()
    for file in files {
      guard let size = file.size else { throw Film.Failure.cannotEncode }
      Progress.wrote(file.url.lastPathComponent, bytes: size, limit: file.limit)
    }
    Progress.sum(films: files.count, seconds: Date().timeIntervalSince(start))
    if !refusals.isEmpty { throw Failure.breaches(refusals) }
  }

  private func record(_ variant: Variant, isDark: Bool) throws {
    let start = Date()
    let name = variant.name + (isDark ? "-dark" : "") + (isRightToLeft ? "-rtl" : "")
    let progress = Progress(name: name)
    let film = try variant.film(width: width, size: size, isDark: isDark, isRightToLeft) {
      progress.show(frames: $0)
    }
    progress.end(frames: film.shots.count, seconds: Date().timeIntervalSince(start))
    if let frames { try film.write(frames: frames, prefix: name) }
    let breaches = film.breaches
    guard breaches.isEmpty else {
      refusals.append("\(name): " + breaches.joined(separator: " "))
      return
    }
    if let sheet = Sheet(of: film) { try sheet.write(to: place("\(name)-sheet.png")) }
    guard let movie = film.movie else { throw Film.Failure.cannotEncode }
    let limit = readme.pictures.contains("\(name).webp") ? variant.limit : Variant.pageLimit
    let file = FilmFile(movie, url: try place("\(name).webp"), limit: limit)
    files.append(file)
    // Films that wait for a free core are kept in memory, so there are few.
    while workers.operationCount > workers.maxConcurrentOperationCount {
      Thread.sleep(forTimeInterval: 0.05)
    }
    workers.addOperation(file)
  }

  private func place(_ file: String) throws -> URL {
    let folder = folder ?? readme.folder(of: file)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(file)
  }
}
