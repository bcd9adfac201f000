#ifndef CHANCE_H
#define CHANCE_H

#include <stdbool.h>
#include <stdint.h>

/// Has the random numbers of Swift's generator follow from a seed, from now on. Returns false where they
/// cannot, and stay as they are.
bool chance_repeat(uint64_t seed);

/// Has the numbers come from the system again.
void chance_release(void);

/// Whether a number was drawn since they follow from a seed.
bool chance_was_drawn(void);

#endif
