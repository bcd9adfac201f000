#ifndef CTIMERS_BLOCKS_H
#define CTIMERS_BLOCKS_H

#include <stdint.h>

/// What is called with the blocks that are enqueued on queues other than the main one, on any thread.
struct block_observer {
  /// A block is enqueued. Returns a number for `ended`, or 0 for one that is of no concern.
  uint64_t (*begins)(void);
  /// A block has returned.
  void (*ended)(uint64_t number);
};

/// Sets the observer, once. Nothing is observed where Dispatch is linked statically.
void blocks_observe(struct block_observer observer);

#endif
