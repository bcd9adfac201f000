// A render engine of Graphviz that writes what is to be drawn as records, for a process that makes a
// picture of them. Numbers are as in memory: writer and reader are on one machine.

#ifndef COORDINATORGRAPH_CGRAPHVIZ_OPERATIONS_H
#define COORDINATORGRAPH_CGRAPHVIZ_OPERATIONS_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#if __has_include(<gvc.h>)
#include <gvc.h>
#include <gvplugin_device.h>
#include <gvplugin_render.h>
#else
#include <graphviz/gvc.h>
#include <graphviz/gvplugin_device.h>
#include <graphviz/gvplugin_render.h>
#endif

/// The kinds of operations.
enum {
  /// Begins the drawing. Points: the size of the paper, the scale, and where the origin is.
  CG_PAGE = 1,
  /// Begin a part of the graph. Text: the name, and of an edge the `id`.
  CG_CLUSTER,
  CG_NODE,
  CG_EDGE,
  /// Ends a part of the graph.
  CG_PART_END,
  /// Points: the corners.
  CG_POLYGON,
  /// Points: 3 *n* + 1 Bézier points.
  CG_CURVE,
  /// Points: the corners.
  CG_POLYLINE,
  /// Points: the centre, and the upper right corner of the box around it.
  CG_ELLIPSE,
  /// Point: the place on the baseline. Texts: the font and the line.
  CG_TEXT,
  /// Ends the drawing.
  CG_PAGE_END
};

/// The lines of a shape.
enum { CG_SOLID, CG_DASHED, CG_DOTTED };
/// The end or the middle of a text that is at its place.
enum { CG_START, CG_MIDDLE, CG_END };

/// An operation, which is followed by its points (`pointf`), then by its font, then by its text.
typedef struct {
  uint32_t kind;
  /// Colours as `0xRRGGBBAA`: what a shape is filled with, and its lines or the text.
  uint32_t fill, color;
  /// `CG_SOLID` …, or, of a text, `CG_START` ….
  uint32_t style;
  /// Of a text, Graphviz's `HTML_BF` ….
  uint32_t flags;
  /// The number of points, and the bytes of the font and of the text.
  uint32_t points, font, text;
  /// The width of lines, or the size of a text, in points.
  double size;
} cg_operation_t;

static inline void cg_put(
  GVJ_t *job, cg_operation_t operation, const pointf *points, const char *font, const char *text
) {
  operation.font = font ? strlen(font) : 0;
  operation.text = text ? strlen(text) : 0;
  fwrite(&operation, sizeof operation, 1, job->output_file);
  fwrite(points, sizeof *points, operation.points, job->output_file);
  fwrite(font, 1, operation.font, job->output_file);
  fwrite(text, 1, operation.text, job->output_file);
}

static inline uint32_t cg_color(gvcolor_t color) {
  const unsigned char *part = color.u.rgba;
  return (uint32_t)part[0] << 24 | (uint32_t)part[1] << 16 | (uint32_t)part[2] << 8 | part[3];
}

static inline void cg_put_shape(
  GVJ_t *job, uint32_t kind, const pointf *points, size_t count, int filled
) {
  const obj_state_t *look = job->obj;
  cg_operation_t operation = {
    .kind = kind, .fill = filled ? cg_color(look->fillcolor) : 0,
    .color = cg_color(look->pencolor),
    .style = look->pen == PEN_DASHED ? CG_DASHED : look->pen == PEN_DOTTED ? CG_DOTTED : CG_SOLID,
    .points = (uint32_t)count, .size = look->penwidth};
  cg_put(job, operation, points, NULL, NULL);
}

static inline void cg_begin_page(GVJ_t *job) {
  pointf points[] = {job->canvasBox.UR, job->scale, job->translation};
  cg_put(job, (cg_operation_t){.kind = CG_PAGE, .points = 3}, points, NULL, NULL);
}
static inline void cg_end_page(GVJ_t *job) {
  cg_put(job, (cg_operation_t){.kind = CG_PAGE_END}, NULL, NULL, NULL);
}
static inline void cg_begin_cluster(GVJ_t *job) {
  cg_put(job, (cg_operation_t){.kind = CG_CLUSTER}, NULL, NULL, agnameof(job->obj->u.sg));
}
static inline void cg_begin_node(GVJ_t *job) {
  cg_put(job, (cg_operation_t){.kind = CG_NODE}, NULL, NULL, agnameof(job->obj->u.n));
}
static inline void cg_begin_edge(GVJ_t *job) {
  char *id = agget(job->obj->u.e, (char *)"id");
  cg_put(job, (cg_operation_t){.kind = CG_EDGE}, NULL, NULL, id);
}
static inline void cg_end_part(GVJ_t *job) {
  cg_put(job, (cg_operation_t){.kind = CG_PART_END}, NULL, NULL, NULL);
}

static inline void cg_put_text(GVJ_t *job, pointf place, textspan_t *line) {
  place.y += line->yoffset_centerline;
  cg_operation_t operation = {
    .kind = CG_TEXT, .color = cg_color(job->obj->pencolor), .flags = line->font->flags,
    .style = line->just == 'l' ? CG_START : line->just == 'r' ? CG_END : CG_MIDDLE, .points = 1,
    .size = line->font->size};
  const PostscriptAlias *alias = line->font->postscript_alias;
  if (!alias) {
    cg_put(job, operation, &place, line->font->name, line->str);
    return;
  }
  // The name of a font of PostScript's, `Helvetica-Bold`, is no family in SVG.
  char family[128];
  const char *generic = alias->svg_font_family;
  snprintf(
    family, sizeof family, "%s%s%s", alias->family, generic ? "," : "", generic ? generic : "");
  if (alias->svg_font_weight) operation.flags |= HTML_BF;
  if (alias->svg_font_style) operation.flags |= HTML_IF;
  cg_put(job, operation, &place, family, line->str);
}
static inline void cg_put_ellipse(GVJ_t *job, pointf *points, int filled) {
  cg_put_shape(job, CG_ELLIPSE, points, 2, filled);
}

// The types of these functions differ between versions: in 2.42 numbers of points are int, and curves
// may have arrows; later numbers of points are size_t.
static inline void cg_put_polygon(GVJ_t *job, pointf *points, int count, int filled) {
  cg_put_shape(job, CG_POLYGON, points, count, filled);
}
static inline void cg_put_polygon_of_size(GVJ_t *job, pointf *points, size_t count, int filled) {
  cg_put_shape(job, CG_POLYGON, points, count, filled);
}
static inline void cg_put_polyline(GVJ_t *job, pointf *points, int count) {
  cg_put_shape(job, CG_POLYLINE, points, count, 0);
}
static inline void cg_put_polyline_of_size(GVJ_t *job, pointf *points, size_t count) {
  cg_put_shape(job, CG_POLYLINE, points, count, 0);
}
static inline void cg_put_curve(GVJ_t *job, pointf *points, int count, int filled) {
  cg_put_shape(job, CG_CURVE, points, count, filled);
}
static inline void cg_put_curve_of_size(GVJ_t *job, pointf *points, size_t count, int filled) {
  cg_put_shape(job, CG_CURVE, points, count, filled);
}
static inline void cg_put_curve_with_arrows(
  GVJ_t *job, pointf *points, int count, int start, int end, int filled
) {
  (void)start, (void)end;
  cg_put_shape(job, CG_CURVE, points, count, filled);
}

#define CG_ENGINE ((gvrender_engine_t *)NULL)

/// The engine, for the output format `operations`.
static inline gvplugin_installed_t *cg_operations_renderer(void) {
  static gvrender_engine_t engine = {
    .begin_page = cg_begin_page,
    .end_page = cg_end_page,
    .begin_cluster = cg_begin_cluster,
    .end_cluster = cg_end_part,
    .begin_node = cg_begin_node,
    .end_node = cg_end_part,
    .begin_edge = cg_begin_edge,
    .end_edge = cg_end_part,
    .textspan = cg_put_text,
    .ellipse = cg_put_ellipse,
    .polygon = _Generic(CG_ENGINE->polygon,
      void (*)(GVJ_t *, pointf *, int, int): cg_put_polygon,
      default: cg_put_polygon_of_size),
    .polyline = _Generic(CG_ENGINE->polyline,
      void (*)(GVJ_t *, pointf *, int): cg_put_polyline,
      default: cg_put_polyline_of_size),
    .beziercurve = _Generic(CG_ENGINE->beziercurve,
      void (*)(GVJ_t *, pointf *, int, int, int, int): cg_put_curve_with_arrows,
      void (*)(GVJ_t *, pointf *, int, int): cg_put_curve,
      default: cg_put_curve_of_size)};
  static gvrender_features_t features = {
    .flags = GVRENDER_Y_GOES_DOWN | GVRENDER_DOES_TRANSFORM | GVRENDER_DOES_LABELS,
    .default_pad = 4, .color_type = RGBA_BYTE};
  static gvplugin_installed_t types[] = {
    {0, "operations", 1, &engine, &features}, {0, NULL, 0, NULL, NULL}};
  return types;
}

/// The device of the engine.
static inline gvplugin_installed_t *cg_operations_device(void) {
  static gvdevice_features_t features = {
    .flags = GVDEVICE_DOES_TRUECOLOR, .default_dpi = {72, 72}};
  static gvplugin_installed_t types[] = {
    {0, "operations:operations", 1, NULL, &features}, {0, NULL, 0, NULL, NULL}};
  return types;
}

#undef CG_ENGINE

#endif
