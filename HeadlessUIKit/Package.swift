// swift-tools-version: 6.2
import PackageDescription

// For work on the stand-in alone. Clients depend on the package in the folder above, which names the
// same targets by their paths: a package that itself depends on a path cannot be depended on by
// version.
let package = Package(
  name: "HeadlessUIKit",
  products: [.library(name: "HeadlessUIKit", targets: ["UIKit", "_Testing_UIKit"])],
  targets: [
    .target(
      name: "UIKit", exclude: ["headless-api.txt"], swiftSettings: [.unsafeFlags(["-O"])]),
    // Swift Testing looks for a module of this name wherever a test imports UIKit.
    .target(name: "_Testing_UIKit"),
    .target(name: "Tape", dependencies: ["UIKit"], swiftSettings: [.unsafeFlags(["-O"])]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
