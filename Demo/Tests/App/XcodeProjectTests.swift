import Foundation
import Testing

/// The app's project, as far as Linux can tell that Xcode opens and builds it.
struct XcodeProjectTests {
  private typealias Object = [String: Any]

  private let objects: [String: Object]
  private let root: String
  private let folder = Places.app

  init() throws {
    let data = try Data(contentsOf: Places.project)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? Object
    objects = try #require(list?["objects"] as? [String: Object])
    root = try #require(list?["rootObject"] as? String)
  }

  @Test func everyIdentifierNamesAnObject() {
    #expect(objects[root]?["isa"] as? String == "PBXProject")
    for (id, object) in objects {
      let missing = strings(in: object).filter {
        $0.contains(#/^[0-9A-F]{24}$/#) && objects[$0] == nil
      }
      #expect(missing.isEmpty, "\(id) names \(missing), which are no objects.")
    }
  }

  /// Of files, of the folders whose sources are a target's, of the package and of the property list.
  @Test func everyPathExists() {
    var paths: [URL] = []
    func walk(_ id: String, _ folder: URL) {
      guard let object = objects[id], object["sourceTree"] as? String == "<group>" else { return }
      let place = (object["path"] as? String).map { folder.appendingPathComponent($0) } ?? folder
      paths.append(place)
      for child in object["children"] as? [String] ?? [] { walk(child, place) }
    }
    walk(objects[root]?["mainGroup"] as? String ?? "", folder)
    for object in objects.values {
      let settings = object["buildSettings"] as? Object
      for path in [settings?["INFOPLIST_FILE"], object["relativePath"]] {
        if let path = path as? String { paths.append(folder.appendingPathComponent(path)) }
      }
    }
    #expect(paths.count > 10)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: path.standardizedFileURL.path), "\(path)")
    }
  }

  /// Swift tells the files of a module apart by their names alone, and these are one module.
  @Test func noTwoSourcesOfTheAppHaveTheSameName() throws {
    let sources = try Places.sources(in: Places.app).union(Places.sources(in: Places.screens))
    let names = sources.map { ($0 as NSString).lastPathComponent }
    let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  /// What Xcode does not find in a scheme is neither built nor played.
  @Test func theSchemeNamesTargetsOfTheProject() throws {
    let scheme = try String(contentsOf: Places.scheme, encoding: .utf8)
    let named = scheme.matches(
      of: /BlueprintIdentifier = "(\w+)"\s+BuildableName = "([\w.]+)"\s+BlueprintName = "(\w+)"/)
    #expect(Set(named.map { $0.3 }) == ["TransitionCatalogDemo", "Windows", "Facts"])
    for target in named {
      #expect(objects[String(target.1)]?["name"] as? String == String(target.3))
    }
  }

  /// Xcode writes the team of whoever runs the app into the project.
  @Test func nobodysTeamSignsTheApp() {
    for object in objects.values {
      #expect((object["buildSettings"] as? Object)?["DEVELOPMENT_TEAM"] == nil)
    }
  }

  private func strings(in value: Any) -> [String] {
    switch value {
    case let string as String: [string]
    case let array as [Any]: array.flatMap(strings)
    case let object as Object: object.values.flatMap(strings)
    default: []
    }
  }
}
