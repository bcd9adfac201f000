// The memory of the worker's process, and its limit where the system enforces none.

#ifndef COORDINATORGRAPH_CGRAPHVIZ_MEMORY_H
#define COORDINATORGRAPH_CGRAPHVIZ_MEMORY_H

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach/mach.h>
#endif

/// The exit statuses of a process that reached a limit.
enum { CG_OUT_OF_MEMORY = 75, CG_OUT_OF_STACK = 76 };

/// The memory that this process takes up, in bytes; 0 where that is not known.
static inline uint64_t cg_footprint(void) {
#ifdef __APPLE__
  task_vm_info_data_t info;
  mach_msg_type_number_t count = TASK_VM_INFO_COUNT;
  kern_return_t result =
    task_info(mach_task_self(), TASK_VM_INFO, (task_info_t)&info, &count);
  return result == KERN_SUCCESS ? info.phys_footprint : 0;
#else
  unsigned long long total = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  int count = fscanf(file, "%llu %llu", &total, &resident);
  fclose(file);
  return count == 2 ? resident * (uint64_t)sysconf(_SC_PAGESIZE) : 0;
#endif
}

/// Starts a thread that gets no signals. False where there is none.
static inline bool cg_start_watch(void *(*watch)(void *), void *argument) {
  pthread_attr_t attributes;
  pthread_t thread;
  sigset_t all, before;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setstacksize(&attributes, 64 << 10);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // Signals are for the thread that draws.
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  bool started = pthread_create(&thread, &attributes, watch, argument) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return started;
}

/// The footprint in bytes at which this process ends.
static inline uint64_t *cg_most_memory(void) {
  static uint64_t bytes = UINT64_MAX;
  return &bytes;
}

/// Exits when this process takes up more than `cg_most_memory`.
static inline void *cg_watch_memory(void *unused) {
  (void)unused;
  const struct timespec pause = {0, 20 * 1000 * 1000};
  while (cg_footprint() <= *cg_most_memory()) nanosleep(&pause, NULL);
  _exit(CG_OUT_OF_MEMORY);
}

/// From here on, this process exits soon after it takes up more than `bytes`. False where there is no
/// thread to watch that.
static inline bool cg_end_at_footprint(uint64_t bytes) {
  *cg_most_memory() = bytes;
  return cg_start_watch(cg_watch_memory, NULL);
}

/// Limits the address space to `bytes`, or the footprint where the system has no such limit, and
/// disables core dumps.
static inline void cg_limit_memory(rlim_t bytes) {
  struct rlimit memory = {bytes, bytes}, none = {0, 0};
#ifdef __APPLE__
  // RLIMIT_AS is accepted or refused there, and enforced in neither case.
  cg_end_at_footprint(bytes);
#endif
  setrlimit(RLIMIT_AS, &memory);
  setrlimit(RLIMIT_CORE, &none);
}

#endif
