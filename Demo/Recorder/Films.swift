import ArgumentParser
import Foundation
import TransitionCatalog
import UIKit

/// Draws films. What README shows goes to Images, everything else to Demo/Films.
struct Films: ParsableCommand {
  enum Failure: Error, CustomStringConvertible {
    case breaches([String])
    case tooLarge(Int, limit: Int)

    var description: String {
      switch self {
      case .breaches(let breaches): breaches.joined(separator: " ")
      case .tooLarge(let size, let limit): "\(size / 1000) KB, more than \(limit / 1000)"
      }
    }
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(abstract: "Draws README's films, or others by name.")
  }

  @Argument(help: "Names of the catalogue, with -dark for dark mode. (default: README's pictures)")
  var names: [String] = []

  @Option(help: "Where all pictures go, instead of Images and Demo/Films.", completion: .directory)
  var output: String?

  @Option(help: "The screen, in points. (default: \(ScreenSize.phone), or the film's)")
  var size: ScreenSize?

  @Option(help: "The width of the films, in pixels. (default: 300, or the film's)")
  var width: Int?

  @Flag(help: "Film right to left; the files' names end in -rtl.")
  var rightToLeft = false

  @Flag(help: "Also draw a sheet of ten instants of each.")
  var sheets = false

  @Option(help: "Also write every frame as a PNG file into this folder.", completion: .directory)
  var frames: String?

  @Flag(help: .hidden)
  var worker = false

  func validate() throws {
    guard width.map((16...4096).contains) ?? true else {
      throw ValidationError("The width must be between 16 and 4096 pixels.")
    }
    for name in names where Variant.named(name) == nil {
      throw ValidationError("No film is called \(name).")
    }
  }

  func run() throws {
    let readme = try Readme(contentsOf: Places.readme)
    if worker {
      MainActor.assumeIsolated { Workers.serve { try record($0, readme) } }
      return
    }
    let pictures = readme.pictures.map { String($0.dropLast(".webp".count)) }.sorted()
    try Workers.play(
      names.isEmpty ? pictures : names, title: "Films",
      arguments: CommandLine.arguments.dropFirst().filter { !names.contains($0) } + ["--worker"])
  }

  @MainActor private func record(_ file: String, _ readme: Readme) throws {
    guard let (variant, isDark) = Variant.named(file) else { return }
    let name = file + (rightToLeft ? "-rtl" : "")
    let film = try variant.film(
      width: width, size: size?.cgSize, isDark: isDark, rightToLeft)
    if let frames {
      try film.write(frames: URL(fileURLWithPath: frames, isDirectory: true), prefix: name)
    }
    guard film.breaches.isEmpty else { throw Failure.breaches(film.breaches) }
    if sheets { try Sheet(of: film)?.write(to: place("\(name)-sheet.png", readme)) }
    let isInReadme = readme.pictures.contains("\(name).webp")
    guard let movie = (isInReadme ? film.halved : film).movie else {
      throw Film.Failure.cannotEncode
    }
    let limit = isInReadme ? variant.limit : Variant.pageLimit
    let size = try FilmFile(movie: movie, url: place("\(name).webp", readme), limit: limit).write()
    if size > limit { throw Failure.tooLarge(size, limit: limit) }
  }

  private func place(_ file: String, _ readme: Readme) throws -> URL {
    let folder =
      output.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? readme.folder(of: file)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(file)
  }
}
