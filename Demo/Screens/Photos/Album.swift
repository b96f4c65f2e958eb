import UIKit

/// All photos, each drawn when it is first seen.
@MainActor final class Album {
  let photos = Album.entries.enumerated().map { index, entry in
    Photo(
      id: index, title: entry.title, place: entry.place, landscape: entry.landscape,
      palette: entry.palette, badge: entry.badge)
  }
  private var images: [Photo.ID: UIImage] = [:]

  func image(of photo: Photo) -> UIImage {
    if let image = images[photo.id] { return image }
    let image = photo.makeImage()
    images[photo.id] = image
    return image
  }

  private typealias Entry = (
    title: String, place: String, landscape: Scene.Landscape, palette: Palette,
    badge: Photo.Badge?
  )

  private static let entries: [Entry] = [
    ("First Light", "Arven Valley", .lake, .rose, .new),
    ("Seven Ridges", "Holm Range", .ridges, .mint, nil),
    ("Sand Sea", "Erg Tamar", .dunes, .amber, .likes(214)),
    ("Salt Coast", "Cape Lumen", .sea, .morning, nil),
    ("Blue Hour", "Lake Arven", .lake, .dusk, .likes(87)),
    ("Copper Hills", "Karst County", .ridges, .amber, nil),
    ("Winter Star", "North Fell", .lake, .night, .likes(342)),
    ("High Meadow", "Sonnalp", .ridges, .noon, nil),
    ("Pink Tide", "Sula Bay", .sea, .rose, .new),
    ("Quiet Water", "Mirror Tarn", .lake, .mint, nil),
    ("Storm Front", "Outer Isles", .sea, .storm, .likes(51)),
    ("Long Shadow", "Erg Tamar", .dunes, .desert, nil),
    ("Night Ferry", "Sula Bay", .sea, .violet, nil),
    ("Ember Ridge", "Holm Range", .ridges, .dusk, .likes(163)),
    ("Glass Lake", "Arven Valley", .lake, .noon, nil),
    ("Last Sun", "Cape Lumen", .sea, .amber, .likes(428)),
    ("Old Pines", "Fern Hollow", .ridges, .violet, nil),
    ("Rain Shadow", "North Fell", .lake, .storm, .new),
    ("White Dune", "Erg Tamar", .dunes, .rose, nil),
    ("Moonrise", "Holm Range", .ridges, .night, .likes(96)),
    ("Harbor Dawn", "Sula Bay", .lake, .morning, .likes(120)),
    ("Open Water", "Outer Isles", .sea, .noon, nil),
    ("Violet Pass", "Sonnalp", .lake, .violet, .new),
    ("Mist Valley", "Fern Hollow", .ridges, .storm, nil),
    ("Green Shore", "Cape Lumen", .sea, .mint, .likes(75)),
    ("Red Desert", "Karst County", .dunes, .dusk, nil),
    ("Amber Lake", "Mirror Tarn", .lake, .amber, .likes(257)),
    ("Far Hills", "Arven Valley", .ridges, .rose, nil),
    ("North Star", "Outer Isles", .sea, .night, nil),
    ("Clear Day", "Sonnalp", .ridges, .morning, .likes(33)),
  ]
}
