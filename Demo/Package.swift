// swift-tools-version: 6.1
import PackageDescription

let standIn: [Target.Dependency] = [
  .product(name: "HeadlessUIKit", package: "TransitionCatalog")
]
let library: [Target.Dependency] = [
  .product(name: "TransitionCatalog", package: "TransitionCatalog")
]

// Packages are told apart by the names of their folders, in small letters: a clone that is called as
// this folder goes by the name of a link.
let isNamesake =
  Set(Context.packageDirectory.lowercased().split(separator: "/").suffix(2)).count == 1

let package = Package(
  name: "TransitionCatalogDemo",
  dependencies: [
    .package(name: "TransitionCatalog", path: isNamesake ? ".parent" : ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CPango", path: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(
      name: "CWebP", path: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    // A debug build draws ten times slower.
    .target(
      name: "Renderer", dependencies: ["CPango", "CWebP"] + standIn, path: "Renderer",
      swiftSettings: [.unsafeFlags(["-O"])]),
    .target(name: "Screens", dependencies: library + standIn, path: "Screens"),
    .executableTarget(
      name: "Recorder",
      dependencies: [
        "Renderer", "Screens", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + library + standIn,
      path: "Recorder"),
    .testTarget(
      name: "RecorderTests", dependencies: ["Recorder", "Renderer", "Screens"] + library + standIn,
      path: "Tests/Recorder"),
    .testTarget(
      name: "AppTests", dependencies: ["Screens"] + library + standIn, path: "Tests/App"),
    .testTarget(
      name: "RendererTests", dependencies: ["Renderer", "CPango", "CWebP"] + standIn,
      path: "Tests/Renderer"),
  ],
  swiftLanguageModes: [.v6]
)
