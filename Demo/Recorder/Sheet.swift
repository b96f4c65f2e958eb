import Foundation
import Renderer

/// Five instants of an opening above five of the closing, in one picture.
struct Sheet {
  /// The approximate number of pixels of a picture in the sheet.
  static var area: Double { 44_000 }

  var picture: Bitmap

  /// Returns nil for a film that opens or closes nothing.
  init?(of film: Film) {
    let rows = [Take.Phase.opening, .closing].compactMap { phase -> Bitmap? in
      let pictures = film.pictures(of: phase)
      guard !pictures.isEmpty else { return nil }
      let places = Still.places(among: pictures.count)
      return Bitmap.contactSheet(of: places.map { Sheet.small(pictures[$0]) }, gap: 8)
    }
    guard !rows.isEmpty else { return nil }
    picture = Bitmap(
      width: rows[0].width, height: rows.reduce(0) { $0 + $1.height },
      pixels: rows.flatMap(\.pixels).map(Sheet.coarse))
  }

  func write(to url: URL) throws { try picture.write(png: url) }

  private static func small(_ picture: Bitmap) -> Bitmap {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let scale = min(1, (area / (width * height)).squareRoot())
    return picture.scaled(
      toWidth: Int((width * scale).rounded()), height: Int((height * scale).rounded()))
  }

  /// Keeps six bits of eight, which takes a third less space and is hardly visible.
  private static func coarse(_ channel: UInt8) -> UInt8 { channel & 0xFC | channel >> 6 }
}
