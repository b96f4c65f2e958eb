import CPango
import Foundation
import Tape
import UIKit

/// Asks pango for the outlines of one line of text.
final class Typesetter {
  /// Enlarges outlines on their way through cairo's 24.8 fixed point, to keep them precise.
  private static let precision = 16.0

  private let fonts: UnsafeMutablePointer<PangoFontMap>
  private let pango: OpaquePointer
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init() {
    fonts = pango_cairo_font_map_new()
    pango = pango_font_map_create_context(fonts)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(pango, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pango, 0)
    // On a surface with a clip, pango's paths would be empty.
    surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    g_object_unref(UnsafeMutableRawPointer(pango))
    g_object_unref(fonts)
  }

  /// Returns the outline with its baseline's start at the origin, and pango's own width, in points.
  func outline(of text: HeadlessDrawing.Text) -> (outline: Outline, width: Double) {
    let layout = pango_layout_new(pango)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    describeFont(of: text, in: layout)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text.string, -1)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return (Outline(), 0) }
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    cairo_new_path(context)
    cairo_move_to(context, 0, 0)
    pango_cairo_layout_line_path(context, line)
    return (
      currentPath().scaled(SIMD2(repeating: 1 / Typesetter.precision)),
      Double(logical.width) / Double(PANGO_SCALE) / Typesetter.precision
    )
  }

  private func describeFont(of text: HeadlessDrawing.Text, in layout: OpaquePointer?) {
    let unit = Double(PANGO_SCALE) * Typesetter.precision
    let font = pango_font_description_new()
    pango_font_description_set_family(font, text.family)
    pango_font_description_set_weight(font, PangoWeight(UInt32(text.weight)))
    pango_font_description_set_style(font, text.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(font, Double(text.pointSize) * unit)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    guard text.kern != 0 else { return }
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(
      attributes, pango_attr_letter_spacing_new(Int32(Double(text.kern) * unit)))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func currentPath() -> Outline {
    guard let path = cairo_copy_path(context) else { return Outline() }
    defer { cairo_path_destroy(path) }
    var elements: [Outline.Element] = []
    var at = 0
    while at < Int(path.pointee.num_data) {
      let data = path.pointee.data + at
      func point(_ index: Int) -> SIMD2<Double> {
        SIMD2(data[index].point.x, data[index].point.y)
      }
      switch data.pointee.header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(1), point(2), point(3)))
      default: elements.append(.close)
      }
      at += Int(data.pointee.header.length)
    }
    return Outline(elements)
  }
}
