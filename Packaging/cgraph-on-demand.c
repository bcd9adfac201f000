// The functions of libcgraph that coordgraph calls, loaded when one is first called, so that a
// downloaded coordgraph starts on a machine without Graphviz. scripts/build-dist links this in place of
// libcgraph; a function that is missing here is then an undefined symbol.

#include <dlfcn.h>
#include <stdlib.h>

#if __has_include(<cgraph.h>)
#include <cgraph.h>
#else
#include <graphviz/cgraph.h>
#endif

// The signatures are those of Graphviz 2.42, which Debian 12 and 13 and Ubuntu 22.04 and 24.04 have; the
// compiler refuses others.
#ifndef CGRAPH_LIBRARY
#error "Pass -DCGRAPH_LIBRARY='\"libcgraph.so.6\"', the soname of the libcgraph of these headers."
#endif

/// Returns a function of libcgraph, or NULL where it is not installed.
static void *found(const char *name) {
  void *library = dlopen(CGRAPH_LIBRARY, RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, name) : NULL;
}

void *cg_on_demand(void) {
  static void *reader = NULL;
  if (!reader) reader = found("agmemread");
  return reader;
}

// Threads that come here first at the same time find the same address.
#define FORWARD(Result, name, parameters, arguments)                                  \
  Result name parameters {                                                            \
    static __typeof__(name) *function = NULL;                                         \
    __typeof__(name) *known = __atomic_load_n(&function, __ATOMIC_RELAXED);           \
    if (!known) {                                                                     \
      known = (__typeof__(name) *)found(#name);                                       \
      if (!known) abort(); /* Callers ask cg_on_demand first. */                      \
      __atomic_store_n(&function, known, __ATOMIC_RELAXED);                           \
    }                                                                                 \
    return known arguments;                                                           \
  }

FORWARD(Agraph_t *, agmemread, (const char *text), (text))
FORWARD(int, agclose, (Agraph_t *graph), (graph))
FORWARD(Agnode_t *, agfstnode, (Agraph_t *graph), (graph))
FORWARD(Agnode_t *, agnxtnode, (Agraph_t *graph, Agnode_t *node), (graph, node))
FORWARD(Agedge_t *, agfstout, (Agraph_t *graph, Agnode_t *node), (graph, node))
FORWARD(Agedge_t *, agnxtout, (Agraph_t *graph, Agedge_t *edge), (graph, edge))
FORWARD(Agraph_t *, agfstsubg, (Agraph_t *graph), (graph))
FORWARD(Agraph_t *, agnxtsubg, (Agraph_t *graph), (graph))
FORWARD(char *, agget, (void *object, char *name), (object, name))
FORWARD(char *, agnameof, (void *object), (object))
FORWARD(int, aghtmlstr, (char *string), (string))
FORWARD(agerrlevel_t, agseterr, (agerrlevel_t level), (level))
FORWARD(char *, aglasterr, (void), ())
FORWARD(int, agreseterrors, (void), ())
