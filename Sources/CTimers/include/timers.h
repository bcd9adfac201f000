#ifndef CTIMERS_H
#define CTIMERS_H

#include <stdbool.h>
#include <stdint.h>

/// A call that was to be made after a delay: the end of a `Task.sleep`, or that of an `asyncAfter`.
struct timer_call;

/// What is called with the timers of the process, on the threads that set them. Delays and intervals are
/// in nanoseconds.
struct timer_observer {
  /// Whether a call that is to be made later on is held.
  bool (*holds)(void);
  /// Holds a call, which is passed to `timers_call` later.
  void (*hold)(int64_t delay, struct timer_call *call);
  /// A call that `timers_call` made without a delay has returned.
  void (*called)(void);
  /// A source is set to go off after a delay, and again after each interval; 0 for never again. What was
  /// set before no longer holds. Returns whether the source is held, and passed to `timers_go_off` later.
  bool (*set)(void *source, int64_t delay, uint64_t interval);
  /// A source has a handler that reports its calls.
  void (*gained_handler)(void *source);
  /// One of these is no more: it was replaced, or the source is cancelled or gone.
  void (*lost_handler)(void *source);
  /// Such a handler has returned.
  void (*went_off)(void *source);
  /// A timer is added to a mode of a run loop; all three are objects of Core Foundation.
  void (*add)(void *run_loop, void *timer, void *mode, int64_t delay, uint64_t interval);
};

/// Sets the observer, once, and returns whether it is called with the timers of the process: not where
/// Dispatch is linked statically.
bool timers_observe(struct timer_observer observer);

/// Makes a held call on its queue after a delay, and frees it.
void timers_call(struct timer_call *call, int64_t delay);

/// Has a held source go off after a delay.
void timers_go_off(void *source, int64_t delay);

/// Whether this thread is in a held call, or the handler of a source.
bool timers_is_calling(void);

/// Retains an object of Core Foundation.
void timers_retain(void *object);

/// Releases it.
void timers_release(void *object);

/// Moves a timer from one run loop to that of this thread. Returns false for one that is over.
bool timers_move(void *run_loop, void *timer, void *mode);

/// Whether a timer is not over.
bool timers_is_valid(void *timer);

/// Has a timer go off next in some seconds.
void timers_set_delay(void *timer, double seconds);

/// Ends a timer, which does not go off any more.
void timers_end(void *timer);

/// The run loop of this thread.
void *timers_run_loop(void);

#endif
