// swift-tools-version: 6.1
import PackageDescription

let standIn: [Target.Dependency] = [.product(name: "UIKit", package: "TransitionCatalog")]

let package = Package(
  name: "TransitionCatalogDemo",
  dependencies: [.package(name: "TransitionCatalog", path: "..")],
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
    .testTarget(
      name: "RendererTests", dependencies: ["Renderer", "CPango", "CWebP"] + standIn,
      path: "Tests/Renderer"),
  ],
  swiftLanguageModes: [.v6]
)
