import Foundation
import Renderer
import UIKit

/// A picture that layers show, to be drawn.
struct PictureOrder: Sendable {
  /// The name of its file, the same for equal pictures of one scale.
  var name: String
  var image: CGImage
  /// Pixels per point.
  var scale: Int
}

/// The files of the pictures, drawn off the main actor, so that no frame waits for them.
actor PictureStore {
  /// In bytes. The oldest are forgotten: a browser keeps what it has loaded.
  private static let most = 96_000_000

  // With several painters, labels do not wait for a photo.
  private let painters = [ImagePainter(), ImagePainter()]
  private var files: [String: Task<Data?, Never>] = [:]
  private var drawn: [(name: String, bytes: Int)] = []
  private var size = 0
  private var count = 0

  func add(_ orders: [PictureOrder]) {
    for order in orders where files[order.name] == nil {
      count += 1
      let painter = painters[count % painters.count]
      files[order.name] = Task {
        let data = await painter.webP(of: order.image, scale: Double(order.scale))
        keep(order.name, data?.count ?? 0)
        return data
      }
    }
  }

  /// Returns a picture's file as soon as it is drawn, or nil if there is none.
  func file(_ name: String) async -> Data? { await files[name]?.value }

  private func keep(_ name: String, _ bytes: Int) {
    drawn.append((name, bytes))
    size += bytes
    while size > PictureStore.most, drawn.count > 1 {
      let oldest = drawn.removeFirst()
      size -= oldest.bytes
      files[oldest.name] = nil
    }
  }
}
