import TransitionCatalog
import TransitionLab
import UIKit

/// The transition that is chosen on the page, with its parameters: as a value and as code.
@MainActor struct TransitionChoice {
  /// The view that was tapped, in code. Where there is none, screens cannot grow out of it.
  var origin: String?
  /// Whether screens grow out of it, unless somebody chooses otherwise.
  var growsOutOfOrigin = false
  var names: [String]
  var normal = "slide"

  static let presets = TransitionPreset.allCases.map(\.rawValue)
  static let more = ["fade", "cover", "push", "cube", "flip", "page", "reveal"]
  static let cards = ["sheet", "menu"]

  /// Returns the menu of transitions, and the parameters of the one that is chosen.
  func options(_ values: LabValues) -> [LabOption] {
    [.choice("transition", "Transition", names, normal: normal)]
      + parameters(of: name(values))
      + TransitionChoice.settings(of: name(values))
  }

  func name(_ values: LabValues) -> String { values.choice("transition") ?? normal }

  /// The preset that is chosen, or one that suits the screens as well.
  func preset(_ values: LabValues) -> TransitionPreset {
    TransitionPreset(rawValue: name(values)) ?? .slide
  }

  private func isFromOrigin(_ values: LabValues) -> Bool {
    values.isOn("from", normal: growsOutOfOrigin)
  }

  private func parameters(of name: String) -> [LabOption] {
    let edges = ["top", "bottom", "leading", "trailing"]
    func edge(_ normal: String, _ names: [String]? = nil) -> LabOption {
      .choice("edge", "Edge", names ?? edges, normal: normal)
    }
    let from: [LabOption] =
      origin == nil
      ? [] : [.flag("from", "Out of what was tapped", normal: growsOutOfOrigin)]
    let card: [LabOption] = [
      .number("width", "Width", in: 0.4...1, step: 0.05),
      .number("height", "Height", in: 0.3...1, step: 0.05),
      .number("cornerRadius", "Corner radius", in: 0...60, step: 1, normal: 28, unit: " pt"),
      .flag("outside", "A tap outside closes it"),
    ]
    let perspective = LabOption.number(
      "perspective", "Perspective", in: 1...8, step: 0.1, normal: 2.5)
    switch name {
    case "slide":
      return [
        edge("trailing"), .number("gap", "Gap", in: 0...60, step: 1, normal: 16, unit: " pt"),
        .number("minimumScale", "Smallest scale", in: 0.5...1, step: 0.01, normal: 0.92),
      ]
    case "overlay": return from + card
    case "fold": return [edge("leading"), perspective]
    case "hang": return card + [.number("tilt", "Tilt", in: 0...30, step: 0.5, unit: "°")]
    case "fall": return [.choice("over", "Over", edges, normal: "top")] + card + [perspective]
    case "full", "scale": return from
    case "spin":
      return [
        .choice(
          "turn", "Turn", ["automatic", "clockwise", "counterclockwise"], normal: "automatic")
      ]
    case "cover": return [edge("bottom")]
    case "push":
      return [
        edge("trailing"),
        .number("parallax", "Parallax", in: 0...1, step: 0.05, normal: 0.3),
      ]
    case "sheet":
      return [
        .number("share", "Height", in: 0.2...0.95, step: 0.05),
        .number("margins", "Margins", in: 0...40, step: 1, unit: " pt"),
        .flag("passes", "Touches pass to the screen behind"),
      ]
    case "menu":
      return [
        edge("leading", ["leading", "trailing"]),
        .number("points", "Width", in: 180...340, step: 5, normal: 300, unit: " pt"),
      ]
    default: return []
    }
  }

  func isCard(_ values: LabValues) -> Bool { TransitionChoice.isCard(name(values)) }

  private static func isCard(_ name: String) -> Bool {
    cards.contains(name) || ["overlay", "hang", "fall"].contains(name)
  }

  /// The modifiers of all transitions, and `mirrored()` for those with a side.
  private static func settings(of name: String) -> [LabOption] {
    var settings: [LabOption] = [
      .number("duration", "Duration", in: 0.1...3, step: 0.05, unit: " s"),
      .choice(
        "timing", "Timing", ["automatic"] + timings.map(\.name), normal: "automatic"),
      // A blur is visible behind cards only.
      .choice(
        "backdrop", "Backdrop",
        ["automatic"] + backdrops.map(\.name).filter { $0 != "blur" || isCard(name) },
        normal: "automatic"),
    ]
    if ["cube", "flip", "page"].contains(name) { settings.append(.flag("mirrored", "Mirrored")) }
    if name == "cover" { settings.append(.flag("back", "The old screen steps back")) }
    return settings
  }

  private struct Setting<Value: Sendable>: Sendable {
    var name: String
    var code: String
    var value: Value
  }

  private static let timings: [Setting<TransitionTiming>] = [
    Setting(name: "linear", code: ".linear", value: .linear),
    Setting(name: "easeIn", code: ".easeIn", value: .easeIn),
    Setting(name: "easeOut", code: ".easeOut", value: .easeOut),
    Setting(name: "easeInOut", code: ".easeInOut", value: .easeInOut),
    Setting(
      name: "spring", code: ".spring(dampingRatio: 1)", value: .spring(dampingRatio: 1)),
    Setting(
      name: "bouncing spring", code: ".spring(dampingRatio: 0.6)",
      value: .spring(dampingRatio: 0.6)),
  ]

  private static let backdrops: [Setting<TransitionBackdrop>] = [
    Setting(name: "black", code: ".black(opacity: 0.6)", value: .black(opacity: 0.6)),
    Setting(name: "gray", code: ".color(.systemGray4)", value: .color(.systemGray4)),
    Setting(
      name: "blur", code: ".blur(.systemUltraThinMaterial)",
      value: .blur(.systemUltraThinMaterial)),
  ]

  /// Returns the transition.
  ///
  /// - Parameter view: The view that was tapped.
  func transition(_ values: LabValues, from view: UIView? = nil) -> ViewControllerTransition {
    var transition = plain(values, from: view)
    if let seconds = values.number("duration") { transition = transition.duration(seconds) }
    if let timing = TransitionChoice.timings.first(where: { $0.name == values.choice("timing") }) {
      transition = transition.timing(timing.value)
    }
    if let backdrop = TransitionChoice.backdrops.first(where: {
      $0.name == values.choice("backdrop")
    }) {
      transition = transition.backdrop(backdrop.value)
    }
    if values.isOn("back") { transition = transition.pushesBack() }
    return values.isOn("mirrored") ? transition.mirrored() : transition
  }

  private func plain(_ values: LabValues, from view: UIView?) -> ViewControllerTransition {
    func points(_ id: String, _ normal: CGFloat) -> CGFloat {
      values.number(id).map { CGFloat($0) } ?? normal
    }
    let place: TransitionPlace? = isFromOrigin(values) && view != nil ? .view(view) : nil
    let edge = values.choice("edge").flatMap(TransitionChoice.edge)
    switch name(values) {
    case "slide":
      return .slide(
        edge: edge ?? .trailing, gap: points("gap", 16), minimumScale: points("minimumScale", 0.92))
    case "overlay":
      return card(.overlay(from: place), values)
    case "fold":
      return .fold(edge: edge ?? .leading, perspective: points("perspective", 2.5))
    case "hang":
      return card(.hang(tilt: values.number("tilt").map { CGFloat($0) }), values)
    case "fall":
      let place = values.choice("over").flatMap(TransitionChoice.place)
      return card(.fall(over: place, perspective: points("perspective", 2.5)), values)
    case "full": return .full(from: place)
    case "scale": return .scale(from: place)
    case "spin": return .spin(clockwise: values.choice("turn").map { $0 == "clockwise" })
    case "fade": return .fade
    case "cover": return .cover(edge: edge ?? .bottom)
    case "push": return .push(edge: edge ?? .trailing, parallax: points("parallax", 0.3))
    case "cube": return .cube
    case "flip": return .flip
    case "page": return .page
    case "reveal": return .reveal(from: view.map { .view($0) } ?? .bottom)
    case "sheet":
      return .sheet(
        height: values.number("share").map { .fraction($0) } ?? .fitting,
        margins: values.number("margins").map { CGFloat($0) },
        passesTouches: values.isOn("passes"))
    case "menu":
      return .menu(edge: edge ?? .leading, width: .points(points("points", 300)))
    default: return .slide
    }
  }

  private func card(
    _ transition: ViewControllerTransition, _ values: LabValues
  ) -> ViewControllerTransition {
    var card = transition
    if let size = size(values) { card = card.size(size) }
    if let radius = values.number("cornerRadius") { card = card.cornerRadius(CGFloat(radius)) }
    return values.isOn("outside") ? card.dismissesOnTapOutside() : card
  }

  private func size(_ values: LabValues) -> TransitionSize? {
    let (width, height) = (values.number("width"), values.number("height"))
    guard width != nil || height != nil else { return nil }
    return .fractions(width: width ?? 0.85, height: height ?? 0.6)
  }

  private static func edge(_ name: String) -> TransitionEdge? {
    ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing][name]
  }

  private static func place(_ name: String) -> TransitionPlace? {
    ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing][name]
  }

  // Code

  /// Returns the transition as an app writes it, without arguments at their defaults.
  func code(_ values: LabValues) -> Code.Expression {
    let name = name(values)
    var arguments: [Code.Argument] = []
    func add(_ label: String, _ code: String?) {
      if let code { arguments.append(Code.Argument(label: label, code: code)) }
    }
    func number(_ id: String) -> String? { values.number(id).map(Code.number) }
    if name == "reveal" { add("from", origin.map { ".view(\($0))" } ?? ".bottom") }
    if ["full", "overlay", "scale"].contains(name), isFromOrigin(values) {
      add("from", origin.map { ".view(\($0))" })
    }
    add("over", values.choice("over").map { ".\($0)" })
    add("edge", values.choice("edge").map { ".\($0)" })
    add("gap", number("gap"))
    add("minimumScale", number("minimumScale"))
    add("tilt", number("tilt"))
    add("perspective", number("perspective"))
    add("clockwise", values.choice("turn").map { $0 == "clockwise" ? "true" : "false" })
    add("parallax", number("parallax"))
    add("height", number("share").map { ".fraction(\($0))" })
    add("margins", number("margins"))
    add("passesTouches", values.isOn("passes") ? "true" : nil)
    add("width", number("points").map { ".points(\($0))" })

    var modifiers: [String] = []
    if size(values) != nil {
      let (width, height) = (number("width") ?? "0.85", number("height") ?? "0.6")
      modifiers.append(".size(.fractions(width: \(width), height: \(height)))")
    }
    if let radius = number("cornerRadius") { modifiers.append(".cornerRadius(\(radius))") }
    if values.isOn("outside") { modifiers.append(".dismissesOnTapOutside()") }
    if let seconds = number("duration") { modifiers.append(".duration(\(seconds))") }
    if let timing = TransitionChoice.timings.first(where: { $0.name == values.choice("timing") }) {
      modifiers.append(".timing(\(timing.code))")
    }
    if let backdrop = TransitionChoice.backdrops.first(where: {
      $0.name == values.choice("backdrop")
    }) {
      modifiers.append(".backdrop(\(backdrop.code))")
    }
    if values.isOn("back") { modifiers.append(".pushesBack()") }
    if values.isOn("mirrored") { modifiers.append(".mirrored()") }
    return Code.Expression(name: name, arguments: arguments, modifiers: modifiers)
  }
}
