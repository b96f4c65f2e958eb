import Foundation
import UIKit

/// Writes what layers show, message after message: of each layer only what has changed since the last one.
///
/// A layer keeps its identifier as long as it is shown. An identifier is never given to another layer.
package struct LayerTape {
  private struct Entry {
    /// Retained, because another layer could get its address.
    let layer: CALayer
    let id: Int
    var image: LayerImage
    var message: Int
  }

  /// A layer is shown more than once where something copies it.
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let occurrence: Int
  }

  /// All pictures so far.
  package private(set) var pictures: PictureTable
  /// What layers show that a message cannot say.
  package private(set) var omissions: Set<String> = []

  private var entries: [Key: Entry] = [:]
  private var lastID = 0
  private var message = 0
  private var roots: [Int] = []

  // The message that is being written.
  private var occurrences: [ObjectIdentifier: Int] = [:]
  private var updates: [String] = []

  /// - Parameter pictures: Pictures of other tapes, which keep their numbers.
  package init(pictures: PictureTable = PictureTable()) { self.pictures = pictures }

  /// Returns a message as the members of a JSON object, or nil if nothing has changed: `r`, the identifiers of the
  /// uppermost layers from back to front; `u`, an identifier and values for each layer that is new or has changed;
  /// `d`, the identifiers of layers that are gone.
  ///
  /// - Parameter layers: Layers of presentations, from back to front.
  package mutating func message(showing layers: [CALayer]) -> String? {
    message += 1
    (occurrences, updates) = ([:], [])
    let ids = layers.compactMap { visit($0, in: nil, at: .identity, Placement(of: $0, in: nil)) }
    var parts: [String] = []
    if ids != roots { parts.append("\"r\":" + JSONText.array(ids.map(String.init))) }
    roots = ids
    if !updates.isEmpty { parts.append("\"u\":" + JSONText.array(updates)) }
    let gone = entries.filter { $0.value.message != message }
    for key in gone.keys { entries[key] = nil }
    if !gone.isEmpty {
      parts.append("\"d\":" + JSONText.array(gone.values.map(\.id).sorted().map(String.init)))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ",")
  }

  /// Takes up pictures that another tape has added to those of this one.
  package mutating func adopt(_ pictures: PictureTable) { self.pictures = pictures }

  /// Returns the values of every layer that is shown, by identifier.
  package var images: [Int: LayerImage] {
    Dictionary(uniqueKeysWithValues: entries.values.map { ($0.id, $0.image) })
  }

  /// - Parameter place: The map from the superlayer's bounds to the screen.
  /// - Returns: The identifier, or nil if nothing of the layer is seen.
  private mutating func visit(
    _ layer: CALayer, in superlayer: CALayer?, at place: Homography, _ placement: Placement
  ) -> Int? {
    guard !layer.isHidden, layer.opacity > 0 else { return nil }
    let seen = place * placement.homography
    guard seen.isFinite, seen.inverse != nil else { return nil }
    guard layer.isDoubleSided || Quad(layer.bounds, at: seen).turn >= 0 else { return nil }
    let sublayers = DepthOrder.siblings(of: layer).compactMap {
      visit($0.layer, in: layer, at: seen, $0.placement)
    }
    if layer.mask != nil, layer.outlineMask == nil { omissions.insert("a mask that is no shape") }
    if layer.headlessDissolve != nil { omissions.insert("a dissolve") }

    let picture = layer.image.flatMap { image in
      ContentsFrame(of: layer).map { frame in
        let scale = seen.magnification(Double(layer.bounds.midX), Double(layer.bounds.midY))
        return pictures.number(of: image, in: frame, scale: scale)
      }
    }
    let origin = superlayer?.bounds.origin ?? .zero
    let matrix =
      .translation(-Double(origin.x), -Double(origin.y)) * placement.homography
      * .translation(Double(layer.bounds.minX), Double(layer.bounds.minY))
    let image = LayerImage(layer, matrix: matrix, picture: picture, sublayers: sublayers)
    return note(layer.model(), image)
  }

  private mutating func note(_ layer: CALayer, _ image: LayerImage) -> Int {
    let identity = ObjectIdentifier(layer)
    let occurrence = occurrences[identity, default: 0]
    occurrences[identity] = occurrence + 1
    let key = Key(layer: identity, occurrence: occurrence)
    guard let entry = entries[key] else {
      lastID += 1
      entries[key] = Entry(layer: layer, id: lastID, image: image, message: message)
      updates.append("[\(lastID),\(image.json)]")
      return lastID
    }
    if let difference = image.difference(from: entry.image) {
      updates.append("[\(entry.id),\(difference)]")
      entries[key]?.image = image
    }
    entries[key]?.message = message
    return entry.id
  }
}
