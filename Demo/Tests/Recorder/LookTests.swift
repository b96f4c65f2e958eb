import Renderer
import Screens
import Testing
import UIKit

@testable import Recorder
@testable import TransitionCatalog

extension StillsTests {
  /// What an eye refuses at once, as properties of each frame of a film.
  @MainActor @Suite
  struct LookTests {
    /// Two texts at one place may only dissolve into each other. Only a fade of whole screens shows both.
    @Test(arguments: [
      "push-full", "push-slide", "push-scale", "pop-gesture-full", "tabs-slide", "overlay", "full",
      "scale", "overlay-blur", "take-along-push", "take-along-player", "take-along-full",
    ])
    func noTextIsReadOnAnother(name: String) throws {
      var found: Set<String> = []
      try film(name) { frame in
        let texts = SeenText.all(in: frame.window)
        for (index, below) in texts.enumerated() {
          for above in texts[(index + 1)...] where above.isReadOn(below) {
            found.insert("\(below.text) | \(above.text), \(frame.phase) \(frame.index)")
          }
        }
      }
      #expect(found.isEmpty)
    }

    /// The ground of a tab bar stays as it is, whatever passes below.
    @Test func noBarFlipsFromOneFrameToTheNext() throws {
      let camera = try Camera(filming: take("tabs-slide"), width: 39)
      var last: [Double] = []
      try film("tabs-slide") { frame in
        let now = ground(of: camera.picture(of: frame.window))
        for (now, before) in zip(now, last) { #expect(abs(now - before) < 6, "of 255 levels") }
        last = now
      }
      #expect(!last.isEmpty)
    }

    /// A screen that grows out of a view shows that view in the quarter of its way next to the view only.
    @Test func noPictureIsWashedOut() throws {
      var count = 0
      try film("overlay-blur") { frame in
        guard
          let screen = frame.window.rootViewController?.presentedViewController,
          let run = TransitionController.installed(on: screen)?.run,
          let playback = run.playback
        else { return }
        let open = run.direction == .opening ? playback.fraction : 1 - playback.fraction
        let wrapper = run.stage.views[.front] as? WrapperView
        let covers = wrapper?.contentContainer.subviews.filter { $0 !== screen.view } ?? []
        for cover in covers where open > 0.26 {
          count += 1
          let opacity = cover.layer.presentation()?.opacity ?? 0
          #expect(opacity < 0.02, "\(frame.phase) \(frame.index)")
        }
      }
      #expect(count > 20)
    }

    private func take(_ name: String) throws -> Take { try #require(Variant.named(name)?.0).take() }

    /// Plays what moves in a film.
    private func film(_ name: String, _ look: (Take.Frame) -> Void) throws {
      try take(name).play { frame in
        if frame.isMoving, frame.phase == .opening || frame.phase == .closing { look(frame) }
      }
    }

    /// The mean brightness of the rows within the tab bar, in tens of points.
    private func ground(of picture: Bitmap) -> [Double] {
      (picture.height - 7..<picture.height - 4).map { y in
        let row = (0..<picture.width).map { x in
          let pixel = picture.pixel(x, y)
          return Double(pixel.red) + Double(pixel.green) + Double(pixel.blue)
        }
        return row.reduce(0, +) / Double(row.count) / 3
      }
    }
  }
}

/// A text of a label as it is seen: where, how much, and what has been painted before it.
@MainActor
private struct SeenText {
  let text: String
  let frame: CGRect
  let opacity: CGFloat
  /// The opaque layers that are painted above it.
  var covers: [CGRect] = []

  func isReadOn(_ below: SeenText) -> Bool {
    let shared = frame.intersection(below.frame)
    guard text != below.text, !shared.isNull, opacity + below.opacity > 1.25,
      min(opacity, below.opacity) > 0.2
    else { return false }
    let area = { (rect: CGRect) in rect.width * rect.height }
    guard area(shared) > 0.25 * min(area(frame), area(below.frame)) else { return false }
    // What covers the text below, but not this one, was painted between them.
    let between = below.covers.dropLast(covers.count)
    return !between.contains { $0.insetBy(dx: -0.5, dy: -0.5).contains(shared) }
  }

  /// The texts in a window, from the bottom up.
  static func all(in window: UIWindow) -> [SeenText] {
    var texts: [SeenText] = []
    let root = window.layer.presentation() ?? window.layer
    collect(root, in: root, opacity: 1, clip: root.bounds, into: &texts)
    return texts
  }

  private static func collect(
    _ layer: CALayer, in root: CALayer, opacity: CGFloat, clip: CGRect, into texts: inout [SeenText]
  ) {
    let opacity = opacity * CGFloat(layer.opacity)
    guard !layer.isHidden, opacity > 0.02 else { return }
    let bounds = layer.convert(layer.bounds, to: root)
    let seen = clip.intersection(bounds)
    if (layer.backgroundColor?.alpha ?? 0) * opacity > 0.98, !seen.isNull {
      for index in texts.indices { texts[index].covers.append(seen) }
    }
    if let label = layer.model().delegate as? UILabel, let text = label.text, !text.isEmpty,
      !seen.isNull
    {
      let size = label.sizeThatFits(label.bounds.size)
      let free = max(label.bounds.width - size.width, 0)
      let left =
        switch label.textAlignment {
        case .center: free / 2
        case .right: free
        default: CGFloat(0)
        }
      let inside = CGRect(
        x: left, y: max(label.bounds.height - size.height, 0) / 2,
        width: min(size.width, label.bounds.width), height: min(size.height, label.bounds.height))
      let frame = clip.intersection(layer.convert(inside, to: root))
      if !frame.isNull { texts.append(SeenText(text: text, frame: frame, opacity: opacity)) }
    }
    let inner = layer.masksToBounds ? seen : clip
    guard !inner.isNull else { return }
    for sublayer in (layer.sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }) {
      collect(sublayer, in: root, opacity: opacity, clip: inner, into: &texts)
    }
  }
}
