#ifndef CTIMERS_BLOCKS_H
#define CTIMERS_BLOCKS_H

#include <stdint.h>

/// What is called with the blocks that are enqueued, on any thread.
struct block_observer {
  /// A block is enqueued on the main queue.
  void (*enqueued_on_main)(void);
  /// A block is enqueued on another queue. Returns a number for `ended`, or 0 for one that is of no concern.
  uint64_t (*begins)(void);
  /// A block has returned.
  void (*ended)(uint64_t number);
};

/// Sets the observer, once. Nothing is observed where Dispatch is linked statically.
void blocks_observe(struct block_observer observer);

/// Runs work at the end of the main queue. The observer is not told.
void blocks_run_on_main(void *context, void (*work)(void *context));

#endif
