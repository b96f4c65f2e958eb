/// A property of a layer, or a part of one: "position.x", "transform.rotation.z".
struct LayerKeyPath {
  let property: LayerProperty
  private let part: Part

  var isWhole: Bool { if case .whole = part { true } else { false } }

  private enum Part {
    case whole
    case x, y, width, height
    case origin, size
    case rotation(WritableKeyPath<Vector3, CGFloat>)
    case scale(WritableKeyPath<Vector3, CGFloat>)
    case translation(WritableKeyPath<Vector3, CGFloat>)
    case uniformScale, offset
  }

  nonisolated(unsafe) private static var known: [String: LayerKeyPath] = [:]

  /// A key path is taken apart once: UIKit knows those of its own.
  init?(_ keyPath: String) {
    if let known = Self.known[keyPath] {
      self = known
      return
    }
    guard let made = Self(parsing: keyPath) else { return nil }
    Self.known[keyPath] = made
    self = made
  }

  private init?(parsing keyPath: String) {
    guard keyPath.utf8.contains(UInt8(ascii: ".")) else {
      guard let property = LayerProperty(key: keyPath[...]) else { return nil }
      self.property = property
      part = .whole
      return
    }
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = keys.first, let property = LayerProperty(key: first) else { return nil }
    self.property = property
    let rest = keys.dropFirst().joined(separator: ".")
    guard let part = Self.part(rest, of: LayerState()[property], property) else { return nil }
    self.part = part
  }

  private static func part(
    _ rest: String, of value: AnimatableValue, _ property: LayerProperty
  ) -> Part? {
    switch (value, rest) {
    case (_, ""): .whole
    case (.point, "x"), (.rect, "origin.x"): .x
    case (.point, "y"), (.rect, "origin.y"): .y
    case (.size, "width"), (.rect, "size.width"): .width
    case (.size, "height"), (.rect, "size.height"): .height
    case (.rect, "origin"): .origin
    case (.rect, "size"): .size
    case (.transform, "rotation"), (.transform, "rotation.z"): .rotation(\.z)
    case (.transform, "rotation.x"): .rotation(\.x)
    case (.transform, "rotation.y"): .rotation(\.y)
    case (.transform, "scale"): .uniformScale
    case (.transform, "scale.x"): .scale(\.x)
    case (.transform, "scale.y"): .scale(\.y)
    case (.transform, "scale.z"): .scale(\.z)
    case (.transform, "translation"): .offset
    case (.transform, "translation.x"): .translation(\.x)
    case (.transform, "translation.y"): .translation(\.y)
    case (.transform, "translation.z"): .translation(\.z)
    default: nil
    }
  }

  func read(_ state: LayerState) -> AnimatableValue { read(from: state[property]) }

  func write(_ value: AnimatableValue, to state: inout LayerState) {
    if case .whole = part {
      state[property] = value
    } else {
      state[property] = replacing(in: state[property], value)
    }
  }

  private func read(from whole: AnimatableValue) -> AnimatableValue {
    switch (whole, part) {
    case (_, .whole): return whole
    case (.point(let point), .x): return .number(point.x)
    case (.point(let point), .y): return .number(point.y)
    case (.size(let size), .width): return .number(size.width)
    case (.size(let size), .height): return .number(size.height)
    case (.rect(let rect), .x): return .number(rect.origin.x)
    case (.rect(let rect), .y): return .number(rect.origin.y)
    case (.rect(let rect), .width): return .number(rect.size.width)
    case (.rect(let rect), .height): return .number(rect.size.height)
    case (.rect(let rect), .origin): return .point(rect.origin)
    case (.rect(let rect), .size): return .size(rect.size)
    case (.transform(let transform), _):
      guard let parts = TransformComponents(transform) else { return .nothing }
      switch part {
      case .rotation(let axis): return .number(parts.rotation[keyPath: axis])
      case .scale(let axis): return .number(parts.scale[keyPath: axis])
      case .translation(let axis): return .number(parts.translation[keyPath: axis])
      // Unverified: what a scale that differs from axis to axis reads as.
      case .uniformScale:
        return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
      case .offset:
        return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
      default: return .nothing
      }
    default: return .nothing
    }
  }

  private func replacing(in whole: AnimatableValue, _ value: AnimatableValue) -> AnimatableValue {
    switch (whole, part, value) {
    case (.point(let point), .x, .number(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.point(let point), .y, .number(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.size(let size), .width, .number(let width)):
      return .size(CGSize(width: width, height: size.height))
    case (.size(let size), .height, .number(let height)):
      return .size(CGSize(width: size.width, height: height))
    case (.rect(var rect), _, _):
      switch (part, value) {
      case (.x, .number(let x)): rect.origin.x = x
      case (.y, .number(let y)): rect.origin.y = y
      case (.width, .number(let width)): rect.size.width = width
      case (.height, .number(let height)): rect.size.height = height
      case (.origin, .point(let origin)): rect.origin = origin
      case (.size, .size(let size)): rect.size = size
      default: break
      }
      return .rect(rect)
    case (.transform(let transform), _, _):
      guard var parts = TransformComponents(transform) else { return whole }
      switch (part, value) {
      case (.rotation(let axis), .number(let angle)): parts.rotation[keyPath: axis] = angle
      case (.scale(let axis), .number(let factor)): parts.scale[keyPath: axis] = factor
      case (.translation(let axis), .number(let way)): parts.translation[keyPath: axis] = way
      case (.uniformScale, .number(let factor)): parts.scale = Vector3(factor, factor, factor)
      case (.offset, .size(let way)):
        (parts.translation.x, parts.translation.y) = (way.width, way.height)
      case (.offset, .point(let way)):
        (parts.translation.x, parts.translation.y) = (way.x, way.y)
      default: break
      }
      return .transform(parts.matrix)
    default: return whole
    }
  }
}

extension CAAnimation {
  /// Core Animation takes any key path; one that leads nowhere is a slip all the same, unless the
  /// program has stored a value of its own under it.
  func reportUnknownKeyPaths(on layer: CALayer) {
    guard let property = self as? CAPropertyAnimation, property.target == nil,
      let keyPath = property.keyPath, layer.values[keyPath] == nil
    else { return }
    HeadlessMisuse.record(
      .unknownAnimationKeyPath, "\(keyPath) is nothing that a \(type(of: layer)) can animate")
  }
}
