Pod::Spec.new do |spec|
  spec.name = 'TransitionCatalog'
  spec.version = '0.1.0'
  spec.summary = 'Named view controller transitions with gestures and shared elements, in one call.'
  spec.description = <<~TEXT
    Custom view controller transitions by name (slide, overlay, fold, hang, fall, full, scale, spin)
    for UIKit: interactive and interruptible under a gesture, with shared element transitions (hero,
    matched geometry) between the two screens. One initializer call in prepare(for:sender:).
  TEXT
  spec.homepage = 'https://github.com/TransitionCatalog/TransitionCatalog'
  spec.license = { type: 'MIT', file: 'LICENSE' }
  spec.author = 'The TransitionCatalog authors'
  spec.source = { git: "#{spec.homepage}.git", tag: spec.version.to_s }

  spec.ios.deployment_target = '15.0'
  # CocoaPods sets the build setting SWIFT_VERSION, which is the language mode; a podspec has nothing for the version of
  # the compiler, which is that of Xcode 26 (Swift 6.2) or later.
  spec.swift_versions = ['6.0']
  spec.source_files = 'Sources/**/*.swift'
  spec.resource_bundles = { 'TransitionCatalog' => ['Sources/PrivacyInfo.xcprivacy'] }
end
