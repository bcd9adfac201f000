// The blocks that a program has queues do at once, seen where they are enqueued and, on other queues than
// the main one, where they end. All that Swift's `DispatchQueue.async` enqueues comes by here.
#define _GNU_SOURCE
#include "blocks.h"

#if defined(__linux__)
#include "override.h"
#include <stdbool.h>
#include <stdlib.h>

extern void dispatch_async_f(void *, void *, void (*)(void *)) LIBRARY;
extern void dispatch_barrier_async_f(void *, void *, void (*)(void *)) LIBRARY;
extern void dispatch_group_async_f(void *, void *, void *, void (*)(void *)) LIBRARY;
extern void *dispatch_block_create(unsigned long, void *) LIBRARY;
extern struct block _dispatch_main_q LIBRARY;
extern void *_NSConcreteGlobalBlock[] LIBRARY;

static struct block_observer observer;
static atomic_bool is_observed;

/// What the block of a `DispatchWorkItem` holds first, which Dispatch's headers do not show.
struct work_item {
  struct block block;
  unsigned long magic;
  unsigned long flags;
};

/// `DISPATCH_BLOCK_BARRIER` (<dispatch/block.h>).
static const unsigned long barrier = 1;

/// A work item, by which others are known.
static struct work_item *sample_item;

/// Whether a block is a work item that is to be alone on its queue.
static bool is_barrier(struct block *block) {
  return block->invoke == sample_item->block.invoke && ((struct work_item *)block)->flags & barrier;
}

/// A block on its way, and its number.
struct watched_block {
  struct block *block;
  uint64_t number;
};

static void run(void *context) {
  struct watched_block watched = *(struct watched_block *)context;
  free(context);
  watched.block->invoke(watched.block);
  _Block_release(watched.block);
  observer.ended(watched.number);
}

/// Returns a block for `run`; null where it is not watched.
static struct watched_block *watch(const void *queue, struct block *block) {
  if (!atomic_load(&is_observed)) return 0;
  if (queue == &_dispatch_main_q) {
    observer.enqueued_on_main();
    return 0;
  }
  uint64_t number = observer.begins();
  if (!number) return 0;
  struct watched_block *watched = malloc(sizeof *watched);
  if (!watched) abort();
  *watched = (struct watched_block){_Block_copy(block), number};
  return watched;
}

OVERRIDE void dispatch_async(void *queue, void *block) {
  struct watched_block *watched = watch(queue, block);
  if (!watched) return LIBRARYS(dispatch_async)(queue, block);
  (is_barrier(block) ? dispatch_barrier_async_f : dispatch_async_f)(queue, watched, run);
}

OVERRIDE void dispatch_barrier_async(void *queue, void *block) {
  struct watched_block *watched = watch(queue, block);
  if (!watched) return LIBRARYS(dispatch_barrier_async)(queue, block);
  dispatch_barrier_async_f(queue, watched, run);
}

OVERRIDE void dispatch_group_async(void *group, void *queue, void *block) {
  struct watched_block *watched = watch(queue, block);
  if (!watched) return LIBRARYS(dispatch_group_async)(group, queue, block);
  dispatch_group_async_f(group, queue, watched, run);
}

void blocks_run_on_main(void *context, void (*work)(void *)) {
  dispatch_async_f(&_dispatch_main_q, context, work);
}

static void do_nothing(void *block) { (void)block; }

void blocks_observe(struct block_observer it) {
  if (dlsym(RTLD_DEFAULT, "dispatch_async") != (void *)&dispatch_async) return;
  if (!LIBRARYS(dispatch_async)) return;
  static const struct {
    unsigned long reserved, size;
  } descriptor = {0, sizeof(struct block)};
  static struct block sample = {0, 1 << 28, 0, do_nothing, &descriptor};
  sample.isa = _NSConcreteGlobalBlock;
  struct work_item *item = dispatch_block_create(barrier, &sample);
  if (!item) return;
  if (item->flags != barrier) return _Block_release(item);
  sample_item = item;
  observer = it;
  atomic_store(&is_observed, true);
}
#endif
