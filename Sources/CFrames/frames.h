// What C can read of a thread's stack, and what it can call, and Swift cannot.

#pragma once

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

// Declared by the C library only where _GNU_SOURCE is defined, which would change other modules.
extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

/// Of the Swift runtime's ABI, which has no header. Declared here, it is found in a program, too, that the
/// runtime is linked into statically.
extern char *swift_demangle(const char *name, size_t count, char *buffer, size_t *size, uint32_t flags);

/// The address of the frame record of the function that asks: the caller's frame record's address,
/// and behind it the address to return to.
static inline __attribute__((always_inline)) uintptr_t frame_address(void) {
  return (uintptr_t)__builtin_frame_address(0);
}

/// The address behind the last byte of this thread's stack; 0 when it is not known.
static inline uintptr_t stack_end(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *start = 0;
  size_t size = 0;
  int failure = pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return failure != 0 ? 0 : (uintptr_t)start + size;
}
