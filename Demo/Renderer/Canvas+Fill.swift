import CPango
import Tape

extension Canvas {
  /// Fills an outline with the current source.
  func fill(_ outline: Outline, at place: Homography, evenOdd: Bool = false) {
    add(outline, at: place)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Clears the area that the outline covers.
  func erase(_ outline: Outline, at place: Homography) {
    add(outline, at: place)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_fill(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}
