#ifndef CTIMERS_H
#define CTIMERS_H

#include <stdbool.h>
#include <stdint.h>

/// What is called with the timers of the process, on the threads that set them.
struct timer_observer {
  /// A timer is set: in how many nanoseconds it is due, and how many later again; 0 for never again.
  /// Returns a number for it where `fires`, with which `fired` is called; 0 for no call.
  uint64_t (*set)(int64_t delay, uint64_t interval, bool fires);
  /// A timer has gone off, and what it was set for has run.
  void (*fired)(uint64_t timer);
  /// A timer is added to a mode of a run loop; all three are objects of Core Foundation.
  void (*added)(void *run_loop, void *timer, void *mode);
};

/// Sets the observer, once, and returns whether it is called with the timers of the process: not where
/// Dispatch is linked statically.
bool timers_observe(struct timer_observer observer);

/// Retains what `added` was called with.
void timers_retain(void *run_loop, void *timer, void *mode);

/// Releases it.
void timers_release(void *run_loop, void *timer, void *mode);

/// Moves a timer from one run loop to that of this thread. Returns false for one that is over.
bool timers_move(void *run_loop, void *timer, void *mode);

/// Ends a timer, which does not go off any more.
void timers_end(void *timer);

/// The run loop of this thread.
void *timers_run_loop(void);

#endif
