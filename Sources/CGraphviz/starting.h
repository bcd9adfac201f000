// Starts the process that lays out.

#ifndef CG_STARTING_H
#define CG_STARTING_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/types.h>
#include <unistd.h>

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
// Declared by the C library only where _GNU_SOURCE is defined, which would change other modules.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
#define CG_CLOSES_OTHERS
#endif

/// Starts a program with `channel` as its standard input and output and `messages` as its standard error.
/// It inherits no other descriptor and no handling of signals. Returns its process, or the negative error.
static inline pid_t cg_start(const char *path, char *const *arguments, char *const *environment, int channel,
                             int messages) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t none, all;
  pid_t process = 0;
  short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef __APPLE__
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  if (posix_spawn_file_actions_init(&files) != 0) return -ENOMEM;
  if (posix_spawnattr_init(&attributes) != 0) {
    posix_spawn_file_actions_destroy(&files);
    return -ENOMEM;
  }
  sigemptyset(&none);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, flags);
  posix_spawn_file_actions_adddup2(&files, channel, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, channel, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, messages, STDERR_FILENO);
#ifdef CG_CLOSES_OTHERS
  posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
#endif
  int error = posix_spawn(&process, path, &files, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error == 0 ? process : -error;
}

#endif
