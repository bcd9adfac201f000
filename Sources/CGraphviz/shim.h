// All calls of Graphviz's C libraries in this package, for versions 2.42 to 14.
//
// Names, constness, integer widths and macros differ between those versions; the signatures here do
// not. The first part needs libcgraph, the second libgvc. A program that calls nothing of the second
// part does not have to link libgvc, as an unused inline function leaves no symbol.

#ifndef COORDINATORGRAPH_CGRAPHVIZ_SHIM_H
#define COORDINATORGRAPH_CGRAPHVIZ_SHIM_H

#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

#include "fonts.h"
#include "memory.h"
#include "operations.h"

// pkg-config gives the folder itself; the prefixed form does not compile in 11.0 to 14.1.1.
#if __has_include(<gvc.h>)
#include <cgraph.h>
#include <graphviz_version.h>
#include <gvc.h>
#include <gvplugin_textlayout.h>
#else
#include <graphviz/cgraph.h>
#include <graphviz/graphviz_version.h>
#include <graphviz/gvc.h>
#include <graphviz/gvplugin_textlayout.h>
#endif

// MARK: - libcgraph

/// The version of the headers at compile time; libcgraph has no function for its own.
static inline const char *cg_header_version(void) { return PACKAGE_VERSION; }

#ifdef __linux__
/// The address of `agmemread` in the libcgraph that was loaded when first needed; NULL where it is not
/// installed. Only programs linked with Packaging/cgraph-on-demand.c have this function.
extern void *cg_on_demand(void) __attribute__((weak));
#endif

/// The address of `agmemread`, or NULL where libcgraph is not installed.
static inline void *cg_memory_reader(void) {
#ifdef __linux__
  if (cg_on_demand) return cg_on_demand();
#endif
  return (void *)agmemread;
}

/// The file that libcgraph was loaded from, or NULL where it is not known.
///
/// glibc declares dladdr and Dl_info for GNU code only. A module's header must not enable that, as
/// other modules use the same headers without it, so the function is looked up at run time, and the
/// structure is declared here.
static inline const char *cg_library_path(void) {
  struct {
    const char *path;
    void *base;
    const char *symbol;
    void *address;
  } info;
#ifdef RTLD_DEFAULT
  void *everywhere = RTLD_DEFAULT;
#else
  void *everywhere = NULL;
#endif
  int (*find)(const void *, void *) =
    (int (*)(const void *, void *))dlsym(everywhere, "dladdr");
  void *reader = cg_memory_reader();
  return find && reader && find(reader, &info) != 0 ? info.path : NULL;
}

/// Reads the first graph of a NUL-terminated DOT text; NULL where there is none.
static inline Agraph_t *cg_read(const char *dot) { return agmemread((char *)dot); }

static inline void cg_close(Agraph_t *graph) { agclose(graph); }

#ifdef GRAPHVIZ_VERSION_MAJOR
/// Reads the first graph of a NUL-terminated DOT text, with clusters laid out in the order in which
/// they are first named; NULL where there is none.
static inline Agraph_t *cg_read_in_order(const char *dot) { return cg_read(dot); }
#else
// Before 10.0.1, subgraphs are ordered by their identifiers, which are the addresses of their names and
// differ between processes. Here identifiers are the names' numbers instead.

/// The names in a graph by number, from 1, and the numbers by a hash of the names' addresses.
typedef struct {
  Agraph_t *graph;
  char **names;
  unsigned *places;
  unsigned count, size;
  IDTYPE anonymous;
} cg_names_t;

static inline unsigned *cg_place_of_name(cg_names_t *names, char *name) {
  unsigned place = (unsigned)(((uintptr_t)name >> 4) * 2654435761u) & (names->size - 1);
  while (names->places[place] && names->names[names->places[place]] != name) {
    place = (place + 1) & (names->size - 1);
  }
  return &names->places[place];
}

/// False where there is no memory for it.
static inline bool cg_make_room_for_names(cg_names_t *names) {
  if (names->count * 2 + 2 < names->size) return true;
  unsigned size = names->size ? names->size * 2 : 1024;
  char **known = realloc(names->names, size * sizeof(char *));
  unsigned *places = calloc(size, sizeof(unsigned));
  if (!known || !places) return false;
  free(names->places);
  names->names = known;
  names->places = places;
  names->size = size;
  for (unsigned number = 1; number <= names->count; number++) {
    *cg_place_of_name(names, known[number]) = number;
  }
  return true;
}

static inline void *cg_open_names(Agraph_t *graph, Agdisc_t *discipline) {
  (void)discipline;
  cg_names_t *names = calloc(1, sizeof(cg_names_t));
  if (!names || !cg_make_room_for_names(names)) abort();
  names->graph = graph;
  names->anonymous = 1;
  return names;
}

/// Even identifiers are those of names; odd ones have no name.
static inline long cg_map_name(void *state, int kind, char *text, IDTYPE *id, int create) {
  (void)kind;
  cg_names_t *names = state;
  if (!text) {
    *id = names->anonymous;
    names->anonymous += 2;
    return 1;
  }
  char *name = create ? agstrdup(names->graph, text) : agstrbind(names->graph, text);
  unsigned *place = name ? cg_place_of_name(names, name) : NULL;
  if (create && place && !*place) {
    if (!cg_make_room_for_names(names)) abort();
    place = cg_place_of_name(names, name);
    *place = ++names->count;
    names->names[*place] = name;
  }
  *id = place ? (IDTYPE)*place * 2 : 0;
  return 1;
}

static inline long cg_reserve_name(void *state, int kind, IDTYPE id) {
  (void)state, (void)kind, (void)id;
  return 0;
}
/// A name keeps its number, so that no other name gets it.
static inline void cg_free_name(void *state, int kind, IDTYPE id) {
  (void)state, (void)kind, (void)id;
}
static inline char *cg_print_name(void *state, int kind, IDTYPE id) {
  (void)kind;
  return id && id % 2 == 0 ? ((cg_names_t *)state)->names[id / 2] : NULL;
}
static inline void cg_close_names(void *state) { (void)state; }
static inline void cg_register_name(void *state, int kind, void *object) {
  (void)state, (void)kind, (void)object;
}

/// Copies the next bytes of a text.
static inline int cg_next_bytes(void *rest, char *buffer, int size) {
  const char **text = rest;
  size_t count = strnlen(*text, size);
  memcpy(buffer, *text, count);
  *text += count;
  return (int)count;
}

/// Reads the first graph of a NUL-terminated DOT text, with clusters laid out in the order in which
/// they are first named; NULL where there is none.
static inline Agraph_t *cg_read_in_order(const char *dot) {
  static Agiddisc_t names = {
    cg_open_names, cg_map_name, cg_reserve_name, cg_free_name, cg_print_name, cg_close_names,
    cg_register_name};
  static Agiodisc_t text;
  text = *AgDefaultDisc.io;
  text.afread = cg_next_bytes;
  Agdisc_t disciplines = AgDefaultDisc;
  disciplines.id = &names;
  disciplines.io = &text;
  return agread(&dot, &disciplines);
}
#endif

/// Declares the attributes of edges that a diagram has, for all graphs read later, in the order of their
/// names. For edges within a rank dot makes a graph with the attributes in that order, and looks there
/// for arrow heads by the number that `arrowhead` has in the graph read: in 2.42 it took names of ports
/// for arrow heads.
static inline void cg_declare_edge_attributes(void) {
  static const char *const names[] = {
    "arrowhead", "arrowsize", "arrowtail", "color", "fontcolor", "fontname", "fontsize", "headport",
    "id", "label", "penwidth", "style", "tailport", "tooltip"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    agattr(NULL, AGEDGE, (char *)names[i], "");
  }
}

/// Keeps messages from stderr, so that `cg_last_message` can return them at any length.
/// (A message callback would get fragments, and in 2.42 garbage beyond 1,023 bytes.)
static inline void cg_keep_messages(void) { agseterr(AGMAX); }

/// Prints messages to stderr, as is done at first.
static inline void cg_print_messages(void) { agseterr(AGWARN); }

/// The last message, which the caller frees, or NULL.
static inline char *cg_last_message(void) { return aglasterr(); }

/// Whether an error was reported since the last call.
static inline bool cg_take_errors(void) { return agreseterrors() >= AGERR; }

static inline const char *cg_graph_name(Agraph_t *graph) { return agnameof(graph); }
static inline const char *cg_node_name(Agnode_t *node) { return agnameof(node); }

static inline const char *cg_graph_value(Agraph_t *graph, const char *name) {
  return agget(graph, (char *)name);
}
static inline const char *cg_node_value(Agnode_t *node, const char *name) {
  return agget(node, (char *)name);
}
static inline const char *cg_edge_value(Agedge_t *edge, const char *name) {
  return agget(edge, (char *)name);
}

/// Whether an attribute's value was written `<…>`, which is markup.
static inline bool cg_is_html(const char *value) { return value && aghtmlstr((char *)value) != 0; }

/// Sets a value of the whole graph, and of its subgraphs without a value of their own.
static inline void cg_set_graph_value(Agraph_t *root, const char *name, const char *value) {
  agattr(root, AGRAPH, (char *)name, (char *)value);
  agset(root, (char *)name, (char *)value);
}
static inline void cg_set_node_value(Agnode_t *node, const char *name, const char *value) {
  agsafeset(node, (char *)name, (char *)value, (char *)"");
}
static inline void cg_set_edge_value(Agedge_t *edge, const char *name, const char *value) {
  agsafeset(edge, (char *)name, (char *)value, (char *)"");
}

/// The graph that a subgraph is in; NULL for the whole graph.
static inline Agraph_t *cg_parent(Agraph_t *graph) { return agparent(graph); }
static inline Agraph_t *cg_first_subgraph(Agraph_t *graph) { return agfstsubg(graph); }
static inline Agraph_t *cg_next_subgraph(Agraph_t *graph) { return agnxtsubg(graph); }
static inline Agnode_t *cg_first_node(Agraph_t *graph) { return agfstnode(graph); }
static inline Agnode_t *cg_next_node(Agraph_t *graph, Agnode_t *node) {
  return agnxtnode(graph, node);
}
static inline Agedge_t *cg_first_edge_out(Agraph_t *graph, Agnode_t *node) {
  return agfstout(graph, node);
}
static inline Agedge_t *cg_next_edge_out(Agraph_t *graph, Agedge_t *edge) {
  return agnxtout(graph, edge);
}
static inline Agnode_t *cg_tail(Agedge_t *edge) { return agtail(edge); }
static inline Agnode_t *cg_head(Agedge_t *edge) { return aghead(edge); }

/// Adds a node without a name.
static inline Agnode_t *cg_add_node(Agraph_t *graph) { return agnode(graph, NULL, 1); }

// MARK: - libgvc

/// A context with text measured by the machine's fonts.
static inline GVC_t *cg_context(void) { return gvContext(); }

/// Returns the width in points of a text in a font, which is a list of names, and may be marked as bold.
typedef double (*cg_text_width_t)(const char *text, const char *font, double size, bool bold);

/// The function that measures texts.
static inline cg_text_width_t *cg_text_width(void) {
  static cg_text_width_t width = NULL;
  return &width;
}

/// Measures a line of a label as Graphviz's pango plugin does, in whole points. Height and baseline are
/// the same for every font. (The type of the result differs between versions.)
static inline __typeof__(((gvtextlayout_engine_t *)NULL)->textlayout(NULL, NULL)) cg_measure_line(
  textspan_t *line, char **font_path
) {
  (void)font_path;
  double size = line->font->size;
  bool bold = line->font->flags & HTML_BF;
  line->size.x = ceil((*cg_text_width())(line->str, line->font->name, size, bold));
  line->size.y = round(size * 1.1);
  line->yoffset_layout = size;
  line->yoffset_centerline = size * 0.2;
  line->layout = NULL;
  line->free_layout = NULL;
  return true;
}

/// A context with text measured by a function, so that no font is looked for, and with the format
/// `operations`. It is for formats that cairo does not draw, as cairo needs pango's layout.
static inline GVC_t *cg_context_measuring(cg_text_width_t width) {
  // The quality is above that of Graphviz's own plugins.
  static gvtextlayout_engine_t engine = {cg_measure_line};
  static gvplugin_installed_t types[] = {
    {0, "textlayout", 100, &engine, NULL}, {0, NULL, 0, NULL, NULL}};
  gvplugin_api_t all[] = {
    {API_textlayout, types}, {API_render, cg_operations_renderer()},
    {API_device, cg_operations_device()}, {API_render, NULL}};
  static gvplugin_api_t apis[sizeof all / sizeof *all];
  memcpy(apis, all, sizeof all);
  static gvplugin_library_t library = {"coordgraph", apis};
  static lt_symlist_t plugins[] = {{"gvplugin_coordgraph_LTX_library", &library}, {NULL, NULL}};
  *cg_text_width() = width;
  // 1: other plugins are those of Graphviz's configuration, loaded on demand.
  return gvContextPlugins(plugins, 1);
}

/// The version that the loaded libraries report.
static inline const char *cg_version(GVC_t *context) { return gvcVersion(context); }

/// Lays out. False where the engine is unknown; true does not mean that it succeeded.
static inline bool cg_layout(GVC_t *context, Agraph_t *graph, const char *engine) {
  return gvLayout(context, graph, engine) == 0;
}

/// Renders into memory that the caller frees. False, with nothing to free, where it failed.
/// (Through a FILE, as the type of gvRenderData differs between versions.)
static inline bool cg_render(
  GVC_t *context, Agraph_t *graph, const char *format, char **bytes, size_t *count
) {
  FILE *file = open_memstream(bytes, count);
  if (!file) return false;
  bool rendered = gvRender(context, graph, format, file) == 0;
  bool closed = fclose(file) == 0;
  if (rendered && closed) return true;
  free(*bytes);
  *bytes = NULL;
  return false;
}

/// The size of a laid out graph, in points.
static inline double cg_width(Agraph_t *graph) { return GD_bb(graph).UR.x - GD_bb(graph).LL.x; }
static inline double cg_height(Agraph_t *graph) { return GD_bb(graph).UR.y - GD_bb(graph).LL.y; }

/// Whether the layout has a place for a node.
static inline bool cg_node_is_placed(Agraph_t *graph, Agnode_t *node) {
  boxf paper = GD_bb(graph);
  pointf at = ND_coord(node);
  return paper.UR.x > paper.LL.x && at.x >= paper.LL.x && at.x <= paper.UR.x
    && at.y >= paper.LL.y && at.y <= paper.UR.y;
}

static inline bool cg_edge_has_spline(Agedge_t *edge) {
  return ED_spl(edge) && ED_spl(edge)->size > 0;
}

/// Whether every label of an edge has a place; true for an edge without labels.
static inline bool cg_edge_labels_are_placed(Agedge_t *edge) {
  return (!ED_label(edge) || ED_label(edge)->set) && (!ED_xlabel(edge) || ED_xlabel(edge)->set);
}

/// Whether a cluster's label has a place; true for a cluster without a label.
static inline bool cg_graph_label_is_placed(Agraph_t *graph) {
  return !GD_label(graph) || GD_label(graph)->set;
}

/// The label of a cluster, or NULL.
static inline textlabel_t *cg_graph_label(Agraph_t *graph) { return GD_label(graph); }

/// A place in the drawing and a size, in points.
typedef struct {
  double x, y, width, height;
} cg_box_t;

static inline cg_box_t cg_label_box(textlabel_t *label) {
  return (cg_box_t){label->pos.x, label->pos.y, label->dimen.x, label->dimen.y};
}
static inline void cg_move_label(textlabel_t *label, double x, double y) {
  label->pos.x = x;
  label->pos.y = y;
}
static inline cg_box_t cg_paper(Agraph_t *graph) {
  boxf paper = GD_bb(graph);
  return (cg_box_t){
    (paper.LL.x + paper.UR.x) / 2, (paper.LL.y + paper.UR.y) / 2, paper.UR.x - paper.LL.x,
    paper.UR.y - paper.LL.y};
}
static inline cg_box_t cg_node_box(Agnode_t *node) {
  return (cg_box_t){
    ND_coord(node).x, ND_coord(node).y, ND_lw(node) + ND_rw(node), ND_ht(node)};
}

/// The box of a cluster that was laid out.
static inline cg_box_t cg_cluster_box(Agraph_t *cluster) { return cg_paper(cluster); }
static inline void cg_set_cluster_box(Agraph_t *cluster, cg_box_t box) {
  GD_bb(cluster).LL = (pointf){box.x - box.width / 2, box.y - box.height / 2};
  GD_bb(cluster).UR = (pointf){box.x + box.width / 2, box.y + box.height / 2};
}

static inline int cg_edge_spline_count(Agedge_t *edge) {
  return ED_spl(edge) ? (int)ED_spl(edge)->size : 0;
}
/// The Bézier points of an edge's first spline: 3 *n* + 1.
static inline int cg_spline_count(Agedge_t *edge) {
  return cg_edge_has_spline(edge) ? (int)ED_spl(edge)->list[0].size : 0;
}
static inline pointf cg_spline_point(Agedge_t *edge, int index) {
  return ED_spl(edge)->list[0].list[index];
}
/// Replaces an edge's only spline by parts of it, each of 3 *n* + 1 Bézier points; `counts` are the
/// numbers of points of the parts. Arrow heads stay as they are. False where there is no memory for it.
static inline bool cg_set_spline_parts(
  Agedge_t *edge, const pointf *points, const int *counts, int count
) {
  splines *line = ED_spl(edge);
  bezier whole = line->list[0];
  bezier *parts = calloc(count, sizeof(bezier));
  if (!parts) return false;
  for (int part = 0; part < count; points += counts[part], part++) {
    parts[part].list = malloc(counts[part] * sizeof(pointf));
    if (!parts[part].list) return false;
    memcpy(parts[part].list, points, counts[part] * sizeof(pointf));
    parts[part].size = counts[part];
  }
  parts[0].sflag = whole.sflag;
  parts[0].sp = whole.sp;
  parts[count - 1].eflag = whole.eflag;
  parts[count - 1].ep = whole.ep;
  line->list = parts;
  line->size = count;
  return true;
}

/// The number of child clusters that the layout has a box for; they are numbered from 1.
static inline int cg_box_count(Agraph_t *graph) { return GD_n_cluster(graph); }
static inline Agraph_t *cg_box(Agraph_t *graph, int index) { return GD_clust(graph)[index]; }

// MARK: - The worker's process

/// The size in bytes of the guard below the stack of `cg_run_on_stack`.
enum { CG_GUARD_SIZE = 1 << 20 };

/// The address of the guard.
static inline char **cg_guard(void) {
  static char *guard = NULL;
  return &guard;
}

/// Whether the limit of the address space is reached.
static inline bool cg_memory_is_used_up(void) {
  const size_t little = 16 << 20;
  void *room = mmap(NULL, little, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (room == MAP_FAILED) return true;
  munmap(room, little);
  return false;
}

/// Exits with the status of a limit, where a crash is due to one.
static inline void cg_crashed(int number, siginfo_t *info, void *context) {
  (void)context;
  char *at = (char *)info->si_addr;
  bool isAccess = number == SIGSEGV || number == SIGBUS;
  if (isAccess && *cg_guard() && at >= *cg_guard() && at < *cg_guard() + CG_GUARD_SIZE) {
    _exit(CG_OUT_OF_STACK);
  }
  if (cg_memory_is_used_up()) _exit(CG_OUT_OF_MEMORY);
  signal(number, SIG_DFL);
  raise(number);
}

static inline void cg_exits(void) {
  if (cg_memory_is_used_up()) _exit(CG_OUT_OF_MEMORY);
}

/// From here on, a process that reaches a limit exits with the limit's status.
static inline void cg_report_limits(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = cg_crashed;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  const int numbers[] = {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    sigaction(numbers[index], &action, NULL);
  }
  atexit(cg_exits);
}

/// A function to run, and its argument.
typedef struct {
  void *(*function)(void *);
  void *argument;
} cg_body_t;

/// Runs a `cg_body_t` with a stack for signal handlers, which run when the thread's stack is full.
static inline void *cg_with_signal_stack(void *body) {
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_size = 64 << 10;
  stack.ss_sp = malloc(stack.ss_size);
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  return ((cg_body_t *)body)->function(((cg_body_t *)body)->argument);
}

/// Runs a function on a thread with a stack of `bytes`, and waits. False where there is no such thread.
static inline bool cg_run_on_stack(size_t bytes, void *(*function)(void *), void *argument) {
  cg_body_t body = {function, argument};
  size_t size = bytes + CG_GUARD_SIZE;
  char *stack = (char *)mmap(
    NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (stack == MAP_FAILED) return false;
  pthread_attr_t attributes;
  pthread_t thread;
  if (mprotect(stack, CG_GUARD_SIZE, PROT_NONE) != 0 || pthread_attr_init(&attributes) != 0) {
    return false;
  }
  *cg_guard() = stack;
  bool started = pthread_attr_setstack(&attributes, stack + CG_GUARD_SIZE, bytes) == 0
    && pthread_create(&thread, &attributes, cg_with_signal_stack, &body) == 0;
  pthread_attr_destroy(&attributes);
  return started && pthread_join(thread, NULL) == 0;
}

/// Ends this process by SIGPROF after it has used a number of seconds of processor time.
static inline void cg_end_after(double seconds) {
  struct itimerval timer = {{0, 0}, {(time_t)seconds, (suseconds_t)((seconds - (time_t)seconds) * 1e6)}};
  signal(SIGPROF, SIG_DFL);
  setitimer(ITIMER_PROF, &timer, NULL);
}

/// Forks this process, which must have one thread.
static inline pid_t cg_fork(void) { return fork(); }

/// Exits when the other end of one of two files, of which it gets an array, is closed.
static inline void *cg_watch(void *files) {
  struct pollfd ends[2] = {{((int *)files)[0], 0, 0}, {((int *)files)[1], 0, 0}};
  const short closed = POLLHUP | POLLERR | POLLNVAL;
  while (poll(ends, 2, -1) < 0 || !((ends[0].revents | ends[1].revents) & closed)) {}
  _exit(0);
}

/// From here on, this process ends when the other end of one of two files is closed. The array must
/// live as long as the process. False where there is no thread to watch them.
static inline bool cg_end_with(int *files) { return cg_start_watch(cg_watch, files); }

/// Waits for a child, and returns its exit status, or the negative number of the signal that ended it.
static inline int cg_wait(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return 71;
  }
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

/// Waits until a child has ended. Its status can still be waited for.
static inline void cg_wait_without_taking(pid_t child) {
  siginfo_t end;
  while (waitid(P_PID, (id_t)child, &end, WEXITED | WNOWAIT) < 0 && errno == EINTR) {}
}

/// An empty file without a name, or -1. (glibc declares memfd_create for GNU code only.)
static inline int cg_unnamed_file(void) {
#ifdef __linux__
  return (int)syscall(SYS_memfd_create, "coordgraph-layout", 0);
#else
  const char *folder = getenv("TMPDIR");
  char path[1024];
  int length = snprintf(
    path, sizeof path, "%s/coordgraph-layout-XXXXXX", folder && *folder ? folder : "/tmp");
  if (length < 0 || (size_t)length >= sizeof path) return -1;
  int file = mkstemp(path);
  if (file >= 0) unlink(path);
  return file;
#endif
}

#endif
