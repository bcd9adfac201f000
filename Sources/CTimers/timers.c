// The timers of a process, seen where they are set.
//
// `Task.sleep`, `asyncAfter`, `DispatchSource` and `Timer` all come by here. What is to be done once can be
// held, and done when the observer says so.
#define _GNU_SOURCE
#include "timers.h"

#if defined(__linux__)
#include "override.h"
#include <stdlib.h>

typedef uint64_t dispatch_time_t;

extern dispatch_time_t dispatch_time(dispatch_time_t, int64_t) LIBRARY;
extern dispatch_time_t dispatch_walltime(const void *, int64_t) LIBRARY;
extern void dispatch_retain(void *) LIBRARY;
extern void dispatch_release(void *) LIBRARY;
extern void *dispatch_get_context(void *) LIBRARY;
extern void *_NSConcreteStackBlock[] LIBRARY;
extern void *CFRetain(void *) LIBRARY;
extern void CFRelease(void *) LIBRARY;
extern double CFAbsoluteTimeGetCurrent(void) LIBRARY;
extern void *CFRunLoopGetCurrent(void) LIBRARY;
extern void CFRunLoopRemoveTimer(void *, void *, void *) LIBRARY;
extern unsigned char CFRunLoopTimerIsValid(void *) LIBRARY;
extern void CFRunLoopTimerInvalidate(void *) LIBRARY;
extern double CFRunLoopTimerGetNextFireDate(void *) LIBRARY;
extern void CFRunLoopTimerSetNextFireDate(void *, double) LIBRARY;
extern double CFRunLoopTimerGetInterval(void *) LIBRARY;

static struct timer_observer observer;
static atomic_bool is_observed;

/// `DISPATCH_TIME_FOREVER` (<dispatch/time.h>), for moments and intervals.
static const dispatch_time_t never = ~0ull;

/// The nanoseconds until a moment of Dispatch, whose two highest bits are its clock (<dispatch/time.h>).
static int64_t delay_until(dispatch_time_t when) {
  if (when == 0) return 0;
  if (when == never) return INT64_MAX;
  switch (when >> 62) {
  case 2: return (int64_t)(when - dispatch_time(1ull << 63, 0));
  case 3: return (int64_t)(dispatch_walltime(0, 0) - when);
  default: return (int64_t)(when - dispatch_time(0, 0));
  }
}

/// A call that was to be made after a delay, with what it retains.
struct timer_call {
  void *queue;
  void (*work)(void *);
  void *context;
  /// The context where it is a block; null otherwise.
  void *block;
  bool is_awaited;
};

static __thread bool is_calling;

static void run(void *context) {
  struct timer_call *call = context;
  bool is_awaited = call->is_awaited;
  is_calling = true;
  call->work(call->context);
  is_calling = false;
  if (call->block) _Block_release(call->block);
  dispatch_release(call->queue);
  free(call);
  if (is_awaited) observer.called();
}

/// Hands a call to the observer, and returns false where it is not the observer's.
static bool hold(
    dispatch_time_t when, void *queue, void (*work)(void *), void *context, void *block) {
  if (!atomic_load(&is_observed) || !observer.holds()) return false;
  struct timer_call *call = malloc(sizeof *call);
  if (!call) return false;
  if (block) {
    block = context = _Block_copy(block);
    work = ((struct block *)block)->invoke;
  }
  dispatch_retain(queue);
  *call = (struct timer_call){queue, work, context, block, false};
  observer.hold(delay_until(when), call);
  return true;
}

OVERRIDE void dispatch_after_f(
    dispatch_time_t when, void *queue, void *context, void (*work)(void *)) {
  if (!hold(when, queue, work, context, 0)) LIBRARYS(dispatch_after_f)(when, queue, context, work);
}

OVERRIDE void dispatch_after(dispatch_time_t when, void *queue, void *block) {
  if (!hold(when, queue, 0, 0, block)) LIBRARYS(dispatch_after)(when, queue, block);
}

void timers_call(struct timer_call *call, int64_t delay) {
  call->is_awaited = delay <= 0;
  LIBRARYS(dispatch_after_f)(dispatch_time(0, delay), call->queue, call, run);
}

bool timers_is_calling(void) { return is_calling; }

/// A block that calls the handler of a source, and says so.
struct watched_handler {
  struct block block;
  void *source;
  void (*work)(void *);
  /// The handler where it is a block; null otherwise.
  struct block *handler;
};

static void handle(void *context) {
  struct watched_handler *watched = context;
  void *source = watched->source;
  is_calling = true;
  if (watched->handler) {
    watched->handler->invoke(watched->handler);
  } else {
    watched->work(dispatch_get_context(source));
  }
  is_calling = false;
  observer.went_off(source);
}

static void copy_handler(void *copy, const void *original) {
  (void)original;
  struct watched_handler *watched = copy;
  if (watched->handler) watched->handler = _Block_copy(watched->handler);
  observer.gained_handler(watched->source);
}

static void dispose_handler(const void *context) {
  const struct watched_handler *watched = context;
  if (watched->handler) _Block_release(watched->handler);
  observer.lost_handler(watched->source);
}

/// Returns a handler that says when it was called; null where nobody watches.
static void *watch_handler(void *source, void (*work)(void *), void *handler) {
  static const struct {
    unsigned long reserved, size;
    void (*copy)(void *, const void *);
    void (*dispose)(const void *);
  } descriptor = {0, sizeof(struct watched_handler), copy_handler, dispose_handler};
  static const int has_copy_and_dispose = 1 << 25;
  if (!atomic_load(&is_observed) || !observer.holds() || (!work && !handler)) return 0;
  struct watched_handler watched = {
      {_NSConcreteStackBlock, has_copy_and_dispose, 0, handle, &descriptor}, source, work, handler};
  return _Block_copy(&watched);
}

OVERRIDE void dispatch_source_set_event_handler(void *source, void *handler) {
  void *watched = watch_handler(source, 0, handler);
  LIBRARYS(dispatch_source_set_event_handler)(source, watched ? watched : handler);
  if (watched) _Block_release(watched);
}

OVERRIDE void dispatch_source_set_event_handler_f(void *source, void (*work)(void *)) {
  void *watched = watch_handler(source, work, 0);
  if (!watched) return LIBRARYS(dispatch_source_set_event_handler_f)(source, work);
  LIBRARYS(dispatch_source_set_event_handler)(source, watched);
  _Block_release(watched);
}

OVERRIDE void dispatch_source_set_timer(
    void *source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  bool is_held = atomic_load(&is_observed) &&
      observer.set(source, delay_until(start), interval == never ? 0 : interval);
  LIBRARYS(dispatch_source_set_timer)(source, is_held ? never : start, interval, leeway);
}

void timers_go_off(void *source, int64_t delay) {
  LIBRARYS(dispatch_source_set_timer)(source, dispatch_time(0, delay), never, 0);
}

/// Adding a timer to the common modes adds it to each of them.
static __thread int additions;

OVERRIDE void CFRunLoopAddTimer(void *run_loop, void *timer, void *mode) {
  if (additions++ == 0 && atomic_load(&is_observed)) {
    double delay = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
    double interval = CFRunLoopTimerGetInterval(timer);
    observer.add(
        run_loop, timer, mode, delay < 1e9 ? (int64_t)(delay * 1e9) : INT64_MAX,
        (uint64_t)(interval * 1e9));
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

void timers_retain(void *object) { CFRetain(object); }

void timers_release(void *object) { CFRelease(object); }

bool timers_move(void *run_loop, void *timer, void *mode) {
  if (!CFRunLoopTimerIsValid(timer)) return false;
  void *current = CFRunLoopGetCurrent();
  if (current == run_loop) return true;
  CFRunLoopRemoveTimer(run_loop, timer, mode);
  LIBRARYS(CFRunLoopAddTimer)(current, timer, mode);
  return true;
}

bool timers_is_valid(void *timer) { return CFRunLoopTimerIsValid(timer); }

void timers_set_delay(void *timer, double seconds) {
  CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + seconds);
}

void timers_end(void *timer) { CFRunLoopTimerInvalidate(timer); }

void *timers_run_loop(void) { return CFRunLoopGetCurrent(); }
#endif
