// The time of day in a process. `Date()` and whatever else asks for it comes by here; clocks that only go
// on, such as `ContinuousClock`, pass.
#define _GNU_SOURCE
#include "wallclock.h"

#if defined(__linux__)
#include "override.h"
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static const int64_t second = 1000000000;

/// How much the time of day is ahead of the system's, in nanoseconds.
static _Atomic int64_t shift;

/// The system's time of day, in nanoseconds.
static int64_t now(void) {
  struct timespec time;
  LIBRARYS(clock_gettime)(CLOCK_REALTIME, &time);
  return (int64_t)time.tv_sec * second + time.tv_nsec;
}

/// A time whose nanoseconds, which may be off by a second either way, are carried.
static struct timespec carried(time_t seconds, long nanoseconds) {
  if (nanoseconds < 0) return (struct timespec){seconds - 1, nanoseconds + second};
  if (nanoseconds >= second) return (struct timespec){seconds + 1, nanoseconds - second};
  return (struct timespec){seconds, nanoseconds};
}

/// The seconds of a moment, and the nanoseconds after them.
static struct timespec parts(int64_t moment) { return carried(moment / second, moment % second); }

OVERRIDE int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = LIBRARYS(clock_gettime)(clock, time);
  int64_t ahead = atomic_load_explicit(&shift, memory_order_relaxed);
  if (result != 0 || ahead == 0 || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) {
    return result;
  }
  *time = parts((int64_t)time->tv_sec * second + time->tv_nsec + ahead);
  return 0;
}

OVERRIDE int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  int result = LIBRARYS(gettimeofday)(time, zone);
  int64_t ahead = atomic_load_explicit(&shift, memory_order_relaxed);
  if (result != 0 || ahead == 0) return result;
  struct timespec moment = parts((int64_t)time->tv_sec * second + time->tv_usec * 1000 + ahead);
  time->tv_sec = moment.tv_sec;
  time->tv_usec = moment.tv_nsec / 1000;
  return 0;
}

OVERRIDE time_t time(time_t *place) {
  time_t seconds = LIBRARYS(time)(NULL);
  int64_t ahead = atomic_load_explicit(&shift, memory_order_relaxed);
  if (ahead != 0) seconds = parts(now() + ahead).tv_sec;
  if (place) *place = seconds;
  return seconds;
}

/// A deadline by the shown time of day, by the system's. One by a clock that only goes on is far from it, and
/// stays as it is.
static struct timespec by_system(const struct timespec *deadline) {
  int64_t ahead = atomic_load_explicit(&shift, memory_order_relaxed);
  if (ahead == 0) return *deadline;
  struct timespec steady;
  LIBRARYS(clock_gettime)(CLOCK_MONOTONIC, &steady);
  int64_t shown = (now() + ahead) / second;
  if (llabs(deadline->tv_sec - steady.tv_sec) < llabs(deadline->tv_sec - shown)) return *deadline;
  return carried(deadline->tv_sec - ahead / second, deadline->tv_nsec - ahead % second);
}

/// `DispatchSemaphore.wait(timeout:)` waits by this function.
OVERRIDE int sem_timedwait(
    sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  struct timespec time = by_system(deadline);
  return LIBRARYS(sem_timedwait)(semaphore, &time);
}

/// `NSCondition.wait(until:)` waits by this function.
OVERRIDE int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict deadline) {
  struct timespec time = by_system(deadline);
  return LIBRARYS(pthread_cond_timedwait)(condition, mutex, &time);
}

bool wallclock_set(int64_t nanoseconds) {
  if (dlsym(RTLD_DEFAULT, "clock_gettime") != (void *)&clock_gettime || !LIBRARYS(clock_gettime)) {
    return false;
  }
  atomic_store(&shift, nanoseconds - now());
  return true;
}

void wallclock_release(void) { atomic_store(&shift, 0); }
#endif
