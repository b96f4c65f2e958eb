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

  /// Choosing a team is enough: nobody else has registered these identifiers. They are sound
  /// without a team, too, as in a simulator.
  @Test(
    arguments: [
      ("TransitionCatalogDemo", "TransitionCatalogDemo"),
      ("Windows", "TransitionCatalogDemo.Windows"),
      ("Facts", "TransitionCatalogDemo.Facts"),
    ], ["", "A1B2C3D4E5"])
  func theTeamIsAPartOfEachBundleIdentifier(_ bundle: (target: String, name: String), team: String)
    throws
  {
    for var settings in try settings(of: bundle.target) {
      settings["DEVELOPMENT_TEAM"] = team
      let identifier = value("PRODUCT_BUNDLE_IDENTIFIER", in: settings)
      #expect(identifier == "com.example.team\(team).\(bundle.name)")
      #expect(identifier.wholeMatch(of: /[\w\-]+(\.[\w\-]+)+/) != nil)
    }
  }

  /// Xcode makes the icons of all sizes from one picture, and refuses one with an alpha channel.
  @Test func theIconIsOnePictureOfTheCatalogue() throws {
    let catalogue = try #require(objects.first { $0.value["path"] as? String == "Assets.xcassets" })
    let target = try target("TransitionCatalogDemo")
    let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
    let resources = try #require(phases.first { $0["isa"] as? String == "PBXResourcesBuildPhase" })
    let files = (resources["files"] as? [String] ?? []).compactMap { objects[$0]?["fileRef"] }
    #expect(files.contains { $0 as? String == catalogue.key })

    for settings in try settings(of: "TransitionCatalogDemo") {
      let name = value("ASSETCATALOG_COMPILER_APPICON_NAME", in: settings)
      let set = folder.appendingPathComponent("Assets.xcassets/\(name).appiconset")
      let contents = try JSONSerialization.jsonObject(
        with: Data(contentsOf: set.appendingPathComponent("Contents.json")))
      let images = try #require((contents as? Object)?["images"] as? [[String: String]])
      #expect(images.count == 1)
      let image = try #require(images.first)
      #expect(
        [image["idiom"], image["platform"], image["size"]] == ["universal", "ios", "1024x1024"])
      let file = try Data(contentsOf: set.appendingPathComponent(image["filename"] ?? ""))
      #expect(file.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      // Width, height, bits of a channel, and the color type: red, green and blue.
      #expect(file[16..<26].elementsEqual([0, 0, 4, 0, 0, 0, 4, 0, 8, 2]))
      #expect(file.count < 60_000)
    }
  }

  /// Xcode writes the team of whoever runs the app into the project.
  @Test func nobodysTeamSignsTheApp() {
    for object in objects.values {
      #expect((object["buildSettings"] as? Object)?["DEVELOPMENT_TEAM"] == nil)
    }
  }

  private func target(_ name: String) throws -> Object {
    try #require(
      objects.values.first {
        $0["isa"] as? String == "PBXNativeTarget" && $0["name"] as? String == name
      })
  }

  /// Returns the settings of a target in each configuration, with those of the project.
  private func settings(of name: String) throws -> [Object] {
    let project = try #require(objects[root])
    let inherited = try configurations(of: project)
    let own = try configurations(of: target(name))
    #expect(Set(own.keys) == ["Debug", "Release"])
    return own.map { inherited[$0.key, default: [:]].merging($0.value) { $1 } }
  }

  private func configurations(of object: Object) throws -> [String: Object] {
    let list = try #require((object["buildConfigurationList"] as? String).flatMap { objects[$0] })
    var settings: [String: Object] = [:]
    for id in list["buildConfigurations"] as? [String] ?? [] {
      let name = try #require(objects[id]?["name"] as? String)
      settings[name] = objects[id]?["buildSettings"] as? Object
    }
    return settings
  }

  /// Returns a setting with the settings that it names in place of their names.
  private func value(_ key: String, in settings: Object) -> String {
    (settings[key] as? String ?? "").replacing(#/\$[({](\w+)[)}]/#) {
      value(String($0.1), in: settings)
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
