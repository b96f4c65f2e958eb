import CPango
import Tape

extension Canvas {
  /// Draws another canvas on this one.
  func compose(_ group: Canvas, alpha: Double = 1, mask: Canvas? = nil) {
    cairo_set_source_surface(context, group.surface, 0, 0)
    if let mask {
      saved {
        cairo_rectangle(
          context, Double(group.area.x), Double(group.area.y), Double(group.area.width),
          Double(group.area.height))
        cairo_clip(context)
        if alpha < 1 {
          cairo_push_group(context)
          cairo_set_source_surface(context, group.surface, 0, 0)
          cairo_mask_surface(context, mask.surface, 0, 0)
          cairo_pop_group_to_source(context)
          cairo_paint_with_alpha(context, alpha)
        } else {
          cairo_mask_surface(context, mask.surface, 0, 0)
        }
      }
    } else {
      paint(alpha: alpha)
    }
    forgetSource()
  }

  /// Draws another canvas on this one, inside an outline.
  func compose(_ group: Canvas, through outline: Outline, at place: Homography, alpha: Double) {
    add(outline, at: place)
    cairo_set_source_surface(context, group.surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    if alpha < 1 {
      saved {
        cairo_clip(context)
        paint(alpha: alpha)
      }
    } else {
      cairo_fill(context)
    }
    forgetSource()
  }

  func clip(_ outline: Outline, at place: Homography, evenOdd: Bool = false) {
    add(outline, at: place)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func paint(alpha: Double) {
    if alpha < 1 {
      cairo_paint_with_alpha(context, alpha)
    } else {
      cairo_paint(context)
    }
  }

  /// Releases the source. A context retains it, and the group's pixels would live as long.
  private func forgetSource() {
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }
}
