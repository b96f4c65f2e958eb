// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TransitionCatalog",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "TransitionCatalog", targets: ["TransitionCatalog"])
  ],
  targets: [
    .target(
      name: "TransitionCatalog", path: "Sources", resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(
      name: "TestSupport", dependencies: ["TransitionCatalog"], path: "Tests/Support"),
    .testTarget(
      name: "Unit", dependencies: ["TransitionCatalog", "TestSupport"], path: "Tests/Unit"),
  ],
  swiftLanguageModes: [.v6]
)

// Only Linux sees the stand-in: on Apple's systems `import UIKit` finds the real one.
#if os(Linux)
  // The tests play some ten thousand runs frame by frame: like this in an eighth of the time. What
  // others depend on may not have such flags.
  let isCheckedOut = Context.packageDirectory.contains("/checkouts/")
  let flags = ["-O", "-whole-module-optimization", "-num-threads", "2"]
  let optimized: [SwiftSetting] = isCheckedOut ? [] : [.unsafeFlags(flags)]
  // What UIKit itself is made of checks nothing at each access to a property. Its own package, in which its tests
  // are, keeps these checks.
  let unchecked: [SwiftSetting] =
    isCheckedOut ? [] : [.unsafeFlags(flags + ["-enforce-exclusivity=unchecked"])]
  package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit", "_Testing_UIKit"]))
  // The same targets as in HeadlessUIKit/Package.swift: what depends on a path has no dependents by version.
  package.targets += [
    .target(
      name: "UIKit", path: "HeadlessUIKit/Sources/UIKit", exclude: ["headless-api.txt"],
      swiftSettings: unchecked),
    // Swift Testing looks for a module of this name wherever a test imports UIKit.
    .target(name: "_Testing_UIKit", path: "HeadlessUIKit/Sources/_Testing_UIKit"),
    .executableTarget(
      name: "Bench", dependencies: ["TransitionCatalog", "UIKit"], path: "Benchmarks"),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"],
      path: "HeadlessUIKit/Tests/UIKitTests"),
    .testTarget(
      name: "Integration",
      dependencies: ["TransitionCatalog", "TestSupport", "UIKit", "_Testing_UIKit"],
      path: "Tests/Integration"),
  ]
  for target in package.targets
  where ["TransitionCatalog", "TestSupport", "Unit"].contains(target.name) {
    target.dependencies += [.target(name: "UIKit")]
    if target.name == "TransitionCatalog" { target.swiftSettings = optimized }
    if target.name != "TransitionCatalog" {
      target.dependencies += [.target(name: "_Testing_UIKit")]
    }
  }
#endif
