import Foundation
import Testing

struct XcodeProjectTests {
  private let project: XcodeProject

  init() throws { project = try XcodeProject(contentsOf: Places.project) }

  @Test func everyIdentifierNamesAnObject() throws {
    try #require(project.objects[project.root]?["isa"] == .string("PBXProject"))
    for (id, object) in project.objects {
      let missing = project.references(in: object).filter { project.objects[$0] == nil }
      #expect(missing.isEmpty, "\(id) names \(missing.sorted()), which are no objects.")
    }
  }

  @Test func everyObjectIsUsed() {
    let lost = Set(project.objects.keys).subtracting(project.reachable)
    #expect(lost.isEmpty, "Nothing names \(lost.sorted()).")
  }

  /// A file is listed once, so that no other is meant by its id.
  @Test func theSourcesAreThoseOfTheAppAndOfTheScreens() throws {
    let members = project.files(in: "PBXSourcesBuildPhase")
    let sources = try Places.sources(in: Places.app).union(Places.sources(in: Places.screens))
    for file in sources.subtracting(members).sorted() {
      Issue.record("\(file) is not in the app. Add it to project.pbxproj:\n\(lines(for: file))")
    }
    for file in Set(members).subtracting(sources).sorted() {
      Issue.record("There is no \(file): remove its four lines from project.pbxproj.")
    }
    #expect(members.count == Set(members).count)
    let files = project.objects(of: "PBXFileReference")
      .filter { $0["lastKnownFileType"]?.string == "sourcecode.swift" }
    #expect(files.count == members.count)
  }

  /// Swift tells the files of a module apart by their names alone, and these are one module.
  @Test func noTwoSourcesHaveTheSameName() {
    let names = project.files(in: "PBXSourcesBuildPhase").map { ($0 as NSString).lastPathComponent }
    let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  @Test func theChecklistAndTheStoryboardAreResources() {
    #expect(
      project.files(in: "PBXResourcesBuildPhase")
        == [Places.checklist.path, Places.storyboard.path])
  }

  @Test func theLibraryIsThePackageAround() throws {
    let packages = project.objects(of: "XCLocalSwiftPackageReference")
    let path = try #require(packages.first?["relativePath"]?.string)
    let package = project.folder.appendingPathComponent(path).standardizedFileURL
    #expect(package.path == Places.repository.standardizedFileURL.path)
    #expect(packages.count == 1)
    let manifest = try String(
      contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let products = project.objects(of: "XCSwiftPackageProductDependency")
    let product = try #require(products.first?["productName"]?.string)
    #expect(manifest.contains(".library(name: \"\(product)\""))
    #expect(
      project.objects(of: "PBXFrameworksBuildPhase").flatMap { $0["files"]?.strings ?? [] }
        .compactMap { project.objects[$0]?["productRef"]?.string }
        .compactMap { project.objects[$0]?["productName"]?.string } == [product])
  }

  /// The scheme builds the app, and plays the tests one after the other.
  @Test func schemeNamesTheTargets() throws {
    let scheme = try String(contentsOf: Places.scheme, encoding: .utf8)
    func values(_ attribute: Substring) -> [String] {
      scheme.matches(of: /(\w+) = "([^"]*)"/).filter { $0.1 == attribute }.map { String($0.2) }
    }
    let named = zip(values("BlueprintIdentifier"), values("BlueprintName"))
    for (id, name) in named { #expect(project.objects[id]?["name"]?.string == name) }
    let products = zip(values("BlueprintIdentifier"), values("BuildableName"))
    for (id, name) in products {
      let product = project.objects[id]?["productReference"]?.string
      #expect(product.flatMap { project.objects[$0]?["path"]?.string } == name)
    }
    #expect(Set(values("BlueprintName")) == ["TransitionCatalogDemo", "Windows", "Facts"])
    #expect(Set(values("ReferencedContainer")) == ["container:App.xcodeproj"])
    #expect(values("parallelizable") == ["NO", "NO"])
  }

  /// The tests' code is in folders beside the app. Their bundles have the library from the app that is their host: one
  /// that linked the package, too, would have every class twice.
  @Test func testsHaveTheirFolderAndTheLibraryOfTheApp() throws {
    let targets = project.objects(of: "PBXNativeTarget").filter {
      $0["fileSystemSynchronizedGroups"] != nil
    }
    #expect(Set(targets.compactMap { $0["name"]?.string }) == ["Windows", "Facts", "TestSupport"])
    for target in targets {
      #expect(target["packageProductDependencies"] == nil)
      let groups = target["fileSystemSynchronizedGroups"]?.strings ?? []
      for path in groups.compactMap({ project.objects[$0]?["path"]?.string }) {
        let folder = project.folder.appendingPathComponent(path)
        #expect(FileManager.default.fileExists(atPath: folder.path), "\(path)")
      }
      guard target["productType"]?.string?.hasSuffix("unit-test") == true else { continue }
      let list = try #require(target["buildConfigurationList"]?.string)
      for id in project.objects[list]?["buildConfigurations"]?.strings ?? [] {
        let settings = project.objects[id]?["buildSettings"]?.dictionary
        #expect(settings?["BUNDLE_LOADER"]?.string == "$(TEST_HOST)")
      }
    }
  }

  @Test func everyPhoneRunsItAndNobodysTeamSignsIt() {
    let settings = project.objects(of: "XCBuildConfiguration").map {
      $0["buildSettings"]?.dictionary ?? [:]
    }
    #expect(settings.count == 10)
    #expect(settings.allSatisfy { $0["DEVELOPMENT_TEAM"] == nil })
    let systems = settings.compactMap { $0["IPHONEOS_DEPLOYMENT_TARGET"]?.string }
    #expect(systems == ["15.0", "15.0"])
  }

  @Test func thePropertyListAsksForEveryFrame() throws {
    let files = project.objects(of: "XCBuildConfiguration").compactMap {
      $0["buildSettings"]?.dictionary["INFOPLIST_FILE"]?.string
    }
    try #require(files.count == 2 && Set(files).count == 1)
    let data = try Data(contentsOf: project.folder.appendingPathComponent(files[0]))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let info = try #require(list as? [String: Any])
    #expect(info["CADisableMinimumFrameDurationOnPhone"] as? Bool == true)
    // Without it the app would run in the size of an old phone.
    #expect(info["UILaunchScreen"] is [String: Any])
    #expect((info["UISupportedInterfaceOrientations"] as? [String])?.count == 4)
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: [[String: String]]]
    let scenes = try #require(roles?["UIWindowSceneSessionRoleApplication"])
    #expect(
      scenes.map { $0["UISceneDelegateClassName"] } == ["$(PRODUCT_MODULE_NAME).SceneDelegate"])
  }

  /// What a new file needs, with the next free number.
  private func lines(for file: String) -> String {
    let isApp = file.hasPrefix(Places.app.path)
    let numbers = project.objects.keys.filter { $0.hasPrefix("F") }
      .compactMap { Int($0.dropFirst()) }.filter { isApp ? $0 < 100 : (101..<900).contains($0) }
    let number = (numbers.max() ?? 0) + 1
    let digits = String(repeating: "0", count: 23 - "\(number)".count) + "\(number)"
    let name = (file as NSString).lastPathComponent
    let path = name.contains { "+-".contains($0) } ? "\"\(name)\"" : name
    return """
      PBXBuildFile: B\(digits) /* \(name) in Sources */ = {isa = PBXBuildFile; \
      fileRef = F\(digits) /* \(name) */; };
      PBXFileReference: F\(digits) /* \(name) */ = {isa = PBXFileReference; \
      lastKnownFileType = sourcecode.swift; path = \(path); sourceTree = "<group>"; };
      PBXGroup of its folder: F\(digits) /* \(name) */,
      PBXSourcesBuildPhase: B\(digits) /* \(name) in Sources */,
      """
  }
}
