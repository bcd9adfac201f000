#ifndef WALLCLOCK_H
#define WALLCLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Has it be so many nanoseconds after 1970 now, for whoever asks the time of day, and time go on from there.
/// Returns false where the system's own clock cannot be hidden.
bool wallclock_set(int64_t nanoseconds);

/// Has the time of day be the system's again.
void wallclock_release(void);

#endif
