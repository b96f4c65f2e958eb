import Foundation

/// The objects of an Xcode project, by their ids.
struct XcodeProject {
  typealias Object = [String: PropertyList]

  let objects: [String: Object]
  let root: String
  /// Where paths begin.
  let folder: URL

  init(contentsOf file: URL) throws {
    let list = try PropertyList(String(contentsOf: file, encoding: .utf8)).dictionary
    objects = (list["objects"]?.dictionary ?? [:]).mapValues(\.dictionary)
    root = list["rootObject"]?.string ?? ""
    folder = file.deletingLastPathComponent().deletingLastPathComponent()
  }

  func objects(of isa: String) -> [Object] {
    objects.values.filter { $0["isa"]?.string == isa }
  }

  /// The ids that an object names.
  func references(in object: Object) -> Set<String> {
    Set(PropertyList.dictionary(object).everything.filter(Self.isIdentifier))
  }

  /// All that can be reached from the project itself.
  var reachable: Set<String> {
    var found: Set<String> = []
    var waiting: Set<String> = [root]
    while let id = waiting.popFirst() {
      found.insert(id)
      if let object = objects[id] { waiting.formUnion(references(in: object).subtracting(found)) }
    }
    return found
  }

  /// The files in the target's only phase of this kind.
  func files(in phase: String) -> [String] {
    objects(of: phase).flatMap { $0["files"]?.strings ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.string }.compactMap { paths[$0] }
  }

  /// Where the files lie, by their ids: a path continues that of the groups around it.
  var paths: [String: String] {
    var paths: [String: String] = [:]
    func walk(_ id: String, _ folder: URL) {
      guard let object = objects[id], object["sourceTree"]?.string == "<group>" else { return }
      let place = object["path"]?.string.map { folder.appendingPathComponent($0) } ?? folder
      if object["isa"]?.string == "PBXFileReference" {
        paths[id] = place.standardizedFileURL.path
      }
      for child in object["children"]?.strings ?? [] { walk(child, place) }
    }
    walk(objects[root]?["mainGroup"]?.string ?? "", folder)
    return paths
  }

  private static func isIdentifier(_ string: String) -> Bool {
    string.count == 24 && string.allSatisfy { $0.isHexDigit && !$0.isLowercase }
  }
}
