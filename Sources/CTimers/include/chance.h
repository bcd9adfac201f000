#ifndef CHANCE_H
#define CHANCE_H

#include <stdbool.h>
#include <stdint.h>

/// Has the random numbers of Swift's generator follow from a seed, and Foundation's identifiers from another one,
/// from now on, where `is_drawn_by_app` returns true on the thread that draws one. Returns false where they
/// cannot, and stay as they are.
bool chance_repeat(uint64_t seed, uint64_t uuid_seed, bool (*is_drawn_by_app)(void));

/// Has the numbers come from the system again.
void chance_release(void);

/// Whether a number was drawn since they follow from a seed. Identifiers do not count.
bool chance_was_drawn(void);

#endif
