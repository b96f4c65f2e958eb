import Foundation

/// A bitmap: PNG data, or the drawing calls that would have made it.
public final class CGImage: Sendable {
  enum Source: Equatable, Sendable {
    case png(Data)
    case drawing(HeadlessDrawing)
  }

  let source: Source
  /// In pixels.
  public let width: Int
  public let height: Int

  public init(headlessDrawing drawing: HeadlessDrawing) {
    source = .drawing(drawing)
    width = Int((drawing.size.width * drawing.scale - 1e-6).rounded(.up))
    height = Int((drawing.size.height * drawing.scale - 1e-6).rounded(.up))
  }

  /// Nil unless the data begins as a PNG file does.
  public init?(headlessPNG data: Data) {
    guard let size = PNGHeader.size(of: data) else { return nil }
    source = .png(data)
    (width, height) = size
  }

  public var headlessDrawing: HeadlessDrawing? {
    if case .drawing(let drawing) = source { drawing } else { nil }
  }

  public var headlessPNG: Data? { if case .png(let data) = source { data } else { nil } }

  /// The part of the image inside `rect`, in pixels, whole ones; nil where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let scale = headlessDrawing?.scale ?? 1
    let whole = CGRect(
      x: -part.minX / scale, y: -part.minY / scale, width: bounds.width / scale,
      height: bounds.height / scale)
    return CGImage(
      headlessDrawing: HeadlessDrawing(
        size: CGSize(width: part.width / scale, height: part.height / scale), scale: scale,
        commands: [.image(self, whole)]))
  }
}

/// Equal by content: the same PNG data, or equal drawings.
// Unverified: CoreGraphics' images are equal by `CFEqual`; no source tells whether that looks at pixels.
extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs
      || lhs.width == rhs.width && lhs.height == rhs.height && lhs.source == rhs.source
  }

  /// Takes the same short time for every image. A PNG file ends with the checksum of its pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    switch source {
    case .png(let data):
      hasher.combine(data.count)
      for byte in data.suffix(32) { hasher.combine(byte) }
    case .drawing(let drawing): hasher.combine(drawing)
    }
  }
}

private enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func size(of data: Data) -> (Int, Int)? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, Array(bytes.prefix(8)) == signature else { return nil }
    func number(at index: Int) -> Int {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }
}
