#ifndef WALLCLOCK_H
#define WALLCLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Sets the time of day of the process, in nanoseconds since 1970; it goes on from there. Returns false where
/// the system's clock can't be overridden.
bool wallclock_set(int64_t nanoseconds);

/// Restores the system's time of day.
void wallclock_release(void);

#endif
