// The random numbers of a process. `Int.random(in:)`, `shuffled()` and whatever else draws on Swift's
// `SystemRandomNumberGenerator` comes by here, and the bytes of Foundation's `UUID`.
#define _GNU_SOURCE
#include "chance.h"

#if defined(__linux__)
#include "override.h"
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_bool is_repeated, is_drawn;
static _Atomic uint64_t number_state, uuid_state;
static bool (*_Atomic is_of_app)(void);

/// The next number of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
static uint64_t next(_Atomic uint64_t *state) {
  const uint64_t golden_gamma = 0x9E3779B97F4A7C15;
  uint64_t number = atomic_fetch_add(state, golden_gamma) + golden_gamma;
  number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9;
  number = (number ^ (number >> 27)) * 0x94D049BB133111EB;
  return number ^ (number >> 31);
}

static void fill(char *place, size_t size, _Atomic uint64_t *state) {
  while (size > 0) {
    uint64_t number = next(state);
    size_t count = size < sizeof number ? size : sizeof number;
    memcpy(place, &number, count);
    place += count;
    size -= count;
  }
}

/// Swift's library has its random bytes from this function (swift/stdlib/public/stubs/Random.cpp). Any other
/// call is passed on, with as many words as a system call takes.
OVERRIDE long syscall(long number, ...) {
  long words[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && atomic_load(&is_repeated) && atomic_load(&is_of_app)()) {
    atomic_store(&is_drawn, true);
    fill((char *)words[0], (size_t)words[1], &number_state);
    return words[1];
  }
  return LIBRARYS(syscall)(
      number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

/// Foundation has the bytes of a new `UUID` from this function (swift-foundation, uuid.c).
OVERRIDE void _foundation_uuid_generate_random(unsigned char *bytes) {
  if (!atomic_load(&is_repeated) || !atomic_load(&is_of_app)()) {
    LIBRARYS(_foundation_uuid_generate_random)(bytes);
    return;
  }
  fill((char *)bytes, 16, &uuid_state);
  // Version 4, and the variant of RFC 9562.
  bytes[6] = (bytes[6] & 0x0F) | 0x40;
  bytes[8] = (bytes[8] & 0x3F) | 0x80;
}

bool chance_repeat(uint64_t seed, uint64_t uuid_seed, bool (*is_drawn_by_app)(void)) {
  if (dlsym(RTLD_DEFAULT, "syscall") != (void *)&syscall || !LIBRARYS(syscall)) return false;
  atomic_store(&number_state, seed);
  atomic_store(&uuid_state, uuid_seed);
  atomic_store(&is_of_app, is_drawn_by_app);
  atomic_store(&is_drawn, false);
  atomic_store(&is_repeated, true);
  return true;
}

void chance_release(void) { atomic_store(&is_repeated, false); }

bool chance_was_drawn(void) { return atomic_load(&is_drawn); }
#endif
