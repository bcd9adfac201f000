// The timers of a process, seen where they are set.
//
// The functions below stand in front of those of the same names in Dispatch and Core Foundation: the
// dynamic linker takes a program's own definition before a library's (ld.so(8)). They are weak, so that
// a program into which the libraries are linked statically has the libraries' definitions, and no
// observer. `Task.sleep`, `asyncAfter`, `DispatchSource` and `Timer` all come by here.
#define _GNU_SOURCE
#include "timers.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

#define OVERRIDE __attribute__((weak, visibility("default")))
#define LIBRARY __attribute__((weak))

typedef uint64_t dispatch_time_t;

extern dispatch_time_t dispatch_time(dispatch_time_t, int64_t) LIBRARY;
extern dispatch_time_t dispatch_walltime(const void *, int64_t) LIBRARY;
extern void *CFRetain(void *) LIBRARY;
extern void CFRelease(void *) LIBRARY;
extern double CFAbsoluteTimeGetCurrent(void) LIBRARY;
extern void *CFRunLoopGetCurrent(void) LIBRARY;
extern void CFRunLoopRemoveTimer(void *, void *, void *) LIBRARY;
extern unsigned char CFRunLoopTimerIsValid(void *) LIBRARY;
extern void CFRunLoopTimerInvalidate(void *) LIBRARY;
extern double CFRunLoopTimerGetNextFireDate(void *) LIBRARY;
extern double CFRunLoopTimerGetInterval(void *) LIBRARY;

static struct timer_observer observer;
static atomic_bool is_observed;

/// The library's own definition of an overridden function.
#define LIBRARYS(name)                                                                             \
  ({                                                                                               \
    static _Atomic(void *) found;                                                                  \
    void *function = atomic_load(&found);                                                          \
    if (!function) atomic_store(&found, function = dlsym(RTLD_NEXT, #name));                       \
    (__typeof__(&name))function;                                                                   \
  })

/// The nanoseconds until a moment of Dispatch, whose two highest bits are its clock (<dispatch/time.h>).
static int64_t delay_until(dispatch_time_t when) {
  if (when == 0) return 0;
  if (when == ~0ull) return INT64_MAX;
  switch (when >> 62) {
  case 2: return (int64_t)(when - dispatch_time(1ull << 63, 0));
  case 3: return (int64_t)(dispatch_walltime(0, 0) - when);
  default: return (int64_t)(when - dispatch_time(0, 0));
  }
}

static uint64_t set(dispatch_time_t when, uint64_t interval, bool fires) {
  return atomic_load(&is_observed) ? observer.set(delay_until(when), interval, fires) : 0;
}

struct delayed_call {
  void (*work)(void *);
  void *context;
  uint64_t timer;
};

static void run(void *context) {
  struct delayed_call call = *(struct delayed_call *)context;
  free(context);
  call.work(call.context);
  observer.fired(call.timer);
}

OVERRIDE void dispatch_after_f(
    dispatch_time_t when, void *queue, void *context, void (*work)(void *)) {
  uint64_t timer = set(when, 0, true);
  struct delayed_call *call = timer ? malloc(sizeof *call) : 0;
  if (!call) {
    LIBRARYS(dispatch_after_f)(when, queue, context, work);
    return;
  }
  *call = (struct delayed_call){work, context, timer};
  LIBRARYS(dispatch_after_f)(when, queue, call, run);
}

OVERRIDE void dispatch_after(dispatch_time_t when, void *queue, void *block) {
  set(when, 0, false);
  LIBRARYS(dispatch_after)(when, queue, block);
}

OVERRIDE void dispatch_source_set_timer(
    void *source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  set(start, interval == ~0ull ? 0 : interval, false);
  LIBRARYS(dispatch_source_set_timer)(source, start, interval, leeway);
}

/// Adding a timer to the common modes adds it to each of them.
static __thread int additions;

OVERRIDE void CFRunLoopAddTimer(void *run_loop, void *timer, void *mode) {
  if (additions++ == 0 && atomic_load(&is_observed)) {
    double delay = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
    double interval = CFRunLoopTimerGetInterval(timer);
    observer.set(
        delay < 1e9 ? (int64_t)(delay * 1e9) : INT64_MAX, (uint64_t)(interval * 1e9), false);
    observer.added(run_loop, timer, mode);
  }
  LIBRARYS(CFRunLoopAddTimer)(run_loop, timer, mode);
  additions--;
}

bool timers_observe(struct timer_observer it) {
  if (dlsym(RTLD_DEFAULT, "dispatch_after") != (void *)&dispatch_after) return false;
  if (!LIBRARYS(dispatch_after)) return false;
  observer = it;
  atomic_store(&is_observed, true);
  return true;
}

void timers_retain(void *run_loop, void *timer, void *mode) {
  CFRetain(run_loop);
  CFRetain(timer);
  CFRetain(mode);
}

void timers_release(void *run_loop, void *timer, void *mode) {
  CFRelease(run_loop);
  CFRelease(timer);
  CFRelease(mode);
}

bool timers_move(void *run_loop, void *timer, void *mode) {
  if (!CFRunLoopTimerIsValid(timer)) return false;
  void *current = CFRunLoopGetCurrent();
  if (current == run_loop) return true;
  CFRunLoopRemoveTimer(run_loop, timer, mode);
  LIBRARYS(CFRunLoopAddTimer)(current, timer, mode);
  return true;
}

void timers_end(void *timer) { CFRunLoopTimerInvalidate(timer); }

void *timers_run_loop(void) { return CFRunLoopGetCurrent(); }
#endif
