#ifndef OVERRIDE_H
#define OVERRIDE_H

#include <dlfcn.h>
#include <stdatomic.h>

// A function of this library stands in front of one of the same name in Dispatch or Core Foundation: the
// dynamic linker takes a program's own definition before a library's (ld.so(8)). It is weak, so that a
// program into which the libraries are linked statically has the libraries' definitions.
#define OVERRIDE __attribute__((weak, visibility("default")))
#define LIBRARY __attribute__((weak))

/// The library's own definition of an overridden function.
#define LIBRARYS(name)                                                                             \
  ({                                                                                               \
    static _Atomic(void *) found;                                                                  \
    void *function = atomic_load(&found);                                                          \
    if (!function) atomic_store(&found, function = dlsym(RTLD_NEXT, #name));                       \
    (__typeof__(&name))function;                                                                   \
  })

/// How a block begins (Block-ABI-Apple, in clang's documentation).
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
  const void *descriptor;
};

extern void *_Block_copy(const void *) LIBRARY;
extern void _Block_release(const void *) LIBRARY;

#endif
