// swift-tools-version: 6.2
import Foundation
import PackageDescription

let package = Package(
  name: "TransitionCatalog",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "TransitionCatalog", targets: ["TransitionCatalog"]),
    // For the tests of an app that writes transitions of its own.
    .library(name: "TransitionCatalogTesting", targets: ["TransitionCatalogTesting"]),
  ],
  targets: [
    .target(
      name: "TransitionCatalog", path: "Sources", exclude: ["api.txt"],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(
      name: "TransitionCatalogTesting", dependencies: ["TransitionCatalog"], path: "Testing"),
    .target(
      name: "TestSupport", dependencies: ["TransitionCatalog", "TransitionCatalogTesting"],
      path: "Tests/Support"),
    .testTarget(
      name: "Unit",
      dependencies: ["TransitionCatalog", "TransitionCatalogTesting", "TestSupport"],
      path: "Tests/Unit"),
  ],
  swiftLanguageModes: [.v6]
)

// Only Linux sees the stand-in: on Apple's systems `import UIKit` finds the real one.
#if os(Linux)
  // A client that depends on a version must not see unsafe flags, which SwiftPM refuses in dependencies, nor our own
  // dependencies. SwiftPM tells a manifest by nothing but its place that it is one: a client has the package in its
  // build folder, as checkouts/NAME beside the repositories. A clone in a folder of that name has no such neighbor.
  let parent = URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent()
  let isCheckedOut =
    parent.lastPathComponent == "checkouts"
    && FileManager.default.fileExists(
      atPath: parent.deletingLastPathComponent().appendingPathComponent("repositories").path)
  func flags(_ flags: String...) -> [SwiftSetting] { isCheckedOut ? [] : [.unsafeFlags(flags)] }

  // Debug information makes the tests slower to compile. `SYMBOLS=1 swift build` has it.
  let symbols = Context.environment["SYMBOLS"] == nil ? flags("-Xfrontend", "-gnone") : []

  // The tests play some ten thousand runs frame by frame, which takes an eighth of the time like this.
  let optimized = flags("-O", "-whole-module-optimization", "-num-threads", "2")
  // UIKit itself checks no access to a property for exclusivity. The stand-in's own package, in which its tests
  // are, keeps these checks.
  let unchecked = optimized + flags("-enforce-exclusivity=unchecked")

  let standIn: [Target.Dependency] = ["UIKit", "_Testing_UIKit"]
  let library: [Target.Dependency] = ["TransitionCatalog"] + standIn
  package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit", "_Testing_UIKit"]))
  // The same targets as in HeadlessUIKit/Package.swift: what depends on a path has no dependents by version.
  package.targets += [
    .target(
      name: "UIKit", path: "HeadlessUIKit/Sources/UIKit", exclude: ["headless-api.txt"],
      swiftSettings: unchecked),
    // Swift Testing looks for a module of this name wherever a test imports UIKit.
    .target(name: "_Testing_UIKit", path: "HeadlessUIKit/Sources/_Testing_UIKit"),
    .target(
      name: "Tape", dependencies: ["UIKit"], path: "HeadlessUIKit/Sources/Tape",
      swiftSettings: optimized),
    .testTarget(
      name: "UIKitTests", dependencies: standIn, path: "HeadlessUIKit/Tests/UIKitTests"),
    // A simulator plays these two in the demo app, because a window needs a scene: Demo/App/App.xcodeproj.
    .testTarget(name: "Windows", dependencies: library + ["TestSupport"], path: "Tests/Windows"),
    .testTarget(name: "Facts", dependencies: standIn + ["TestSupport"], path: "Tests/Facts"),
    // These read files of the repository, which no simulator has.
    .testTarget(
      name: "Project", dependencies: library + ["TestSupport"], path: "Tests/Project"),
    .testTarget(
      name: "Integration",
      dependencies: library + ["Tape", "TestSupport", "TransitionCatalogTesting"],
      path: "Tests/Integration", exclude: ["Support/README.md"]),
  ]
  for target in package.targets {
    switch target.name {
    case "TransitionCatalog":
      target.dependencies += ["UIKit"]
      target.swiftSettings = optimized
    case "TransitionCatalogTesting":
      target.dependencies += ["UIKit"]
      target.swiftSettings = optimized
    case "TestSupport", "Unit": target.dependencies += standIn.map { $0 }
    default: break
    }
  }

  // The renderer, the demo and their tests.
  if !isCheckedOut {
    package.dependencies += [
      .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
      .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ]
    // For a package that depends on a clone by path, and opens its own screens in the browser. A client by version also
    // reads the manifest before there is a folder, and would take the dependencies of the product's target for its own.
    if FileManager.default.fileExists(atPath: Context.packageDirectory + "/Demo/Live") {
      package.products.append(.library(name: "TransitionLab", targets: ["TransitionLab"]))
    }
    package.targets += [
      .systemLibrary(
        name: "CPango", path: "Demo/CPango", pkgConfig: "pangocairo",
        providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
      .systemLibrary(
        name: "CWebP", path: "Demo/CWebP", pkgConfig: "libwebpmux",
        providers: [.apt(["libwebp-dev"])]),
      .systemLibrary(
        name: "CZlib", path: "Demo/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
      .target(
        name: "Renderer", dependencies: ["CPango", "CWebP", "Tape", "UIKit"],
        path: "Demo/Renderer", swiftSettings: optimized),
      .target(name: "Screens", dependencies: ["TransitionCatalog", "UIKit"], path: "Demo/Screens"),
      .executableTarget(
        name: "Recorder",
        dependencies: [
          "CZlib", "Renderer", "Screens", "Tape", "TransitionCatalog", "UIKit",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], path: "Demo/Recorder"),
      .target(
        name: "TransitionLab",
        dependencies: [
          "Renderer", "Tape", "TransitionCatalog", "UIKit",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
          .product(name: "FlyingFox", package: "FlyingFox"),
        ], path: "Demo/Live/Lab"),
      .executableTarget(
        name: "Live", dependencies: ["Screens", "TransitionCatalog", "TransitionLab", "UIKit"],
        path: "Demo/Live/Catalogue"),
      // The code that the catalogue shows.
      .target(
        name: "Snippets", dependencies: ["TransitionCatalog", "UIKit"], path: "Demo/Snippets"),
      .executableTarget(
        name: "Bench", dependencies: ["TransitionCatalog", "UIKit"], path: "Benchmarks"),
      .testTarget(
        name: "RecorderTests",
        dependencies: library + ["Recorder", "Renderer", "Screens", "Snippets", "Tape"],
        path: "Demo/Tests/Recorder"),
      .testTarget(
        name: "LiveTests",
        dependencies: library + [
          "Live", "Recorder", "Screens", "Tape", "TestSupport", "TransitionLab",
          .product(name: "FlyingFox", package: "FlyingFox"),
        ], path: "Demo/Tests/Live"),
      .testTarget(
        name: "AppTests", dependencies: library + ["Screens"], path: "Demo/Tests/App"),
      .testTarget(
        name: "RendererTests", dependencies: standIn + ["Renderer", "CPango", "CWebP"],
        path: "Demo/Tests/Renderer"),
    ]
  }
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + symbols
  }
#endif
