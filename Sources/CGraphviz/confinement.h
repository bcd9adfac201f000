// What a process that draws may do: read files, use memory and processor time, and write to files that
// are open already.

#ifndef COORDINATORGRAPH_CGRAPHVIZ_CONFINEMENT_H
#define COORDINATORGRAPH_CGRAPHVIZ_CONFINEMENT_H

#include <sys/resource.h>

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__APPLE__)
#include <sandbox.h>
#endif

/// The parts of a confinement, as bits.
enum {
  /// No program that is started would have more rights.
  CG_NO_PRIVILEGES = 1,
  /// Network, other processes and other files are refused by the kernel.
  CG_NO_CALLS = 2,
  /// No file can grow beyond the limit, and few can be open.
  CG_SMALL_FILES = 4
};

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#ifdef __x86_64__
#define CG_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define CG_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// The calls that are refused whatever their arguments.
static const int cg_refused[] = {
  // The network, and other processes by sockets.
  SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4,
  SYS_sendto, SYS_sendmsg, SYS_sendmmsg,
  // Other programs and processes.
  SYS_execve, SYS_execveat, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_tkill,
  SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_setns, SYS_unshare, SYS_kcmp,
#ifdef SYS_pidfd_open
  SYS_pidfd_open,
#endif
#ifdef SYS_pidfd_getfd
  SYS_pidfd_getfd,
#endif
#ifdef SYS_pidfd_send_signal
  SYS_pidfd_send_signal,
#endif
  // Files by their names.
  SYS_unlinkat, SYS_renameat2, SYS_linkat, SYS_symlinkat, SYS_mkdirat, SYS_mknodat, SYS_fchmodat,
  SYS_fchownat, SYS_truncate, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_removexattr,
  SYS_lremovexattr, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot,
#ifdef SYS_renameat
  SYS_renameat,
#endif
#ifdef __x86_64__
  SYS_fork, SYS_vfork, SYS_creat, SYS_unlink, SYS_rename, SYS_link, SYS_symlink, SYS_mkdir,
  SYS_rmdir, SYS_mknod, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
  // Files that are open.
  SYS_fchmod, SYS_fchown, SYS_fsetxattr, SYS_fremovexattr, SYS_fallocate,
  // What does all of this by other means, or reaches deep into the kernel.
  SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key,
  SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon,
  SYS_swapoff, SYS_open_by_handle_at, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open,
#ifdef SYS_io_uring_setup
  SYS_io_uring_setup,
#endif
};

/// The low half of an argument.
#define CG_ARGUMENT(number) offsetof(struct seccomp_data, args[number])
#define CG_LOAD(place) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (place))
#define CG_RETURN(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define CG_REFUSE(error) CG_RETURN(SECCOMP_RET_ERRNO | (error))
/// Of a call, refuses those whose argument passes a test, and allows the others.
#define CG_REFUSE_WHERE(call, argument, test, value, ifSo, ifNot, error) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 4), CG_LOAD(CG_ARGUMENT(argument)), \
    BPF_JUMP(BPF_JMP | (test) | BPF_K, (value), (ifSo), (ifNot)), CG_REFUSE(error), \
    CG_RETURN(SECCOMP_RET_ALLOW)

/// Has the kernel refuse all but reading, for all threads. False where it can't.
static inline int cg_refuse_calls(void) {
  enum { count = sizeof cg_refused / sizeof *cg_refused };
  const unsigned written = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;
  const unsigned own = (unsigned)getpid();
  const struct sock_filter head[] = {
    CG_LOAD(offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CG_ARCHITECTURE, 1, 0),
    CG_REFUSE(EPERM),
    CG_LOAD(offsetof(struct seccomp_data, nr)),
    // On x86-64, numbers from here on are calls of another ABI.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    CG_REFUSE(EPERM),
  };
  const struct sock_filter tail[] = {
    // What glibc tries first, and does without.
#ifdef SYS_clone3
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1), CG_REFUSE(ENOSYS),
#endif
#ifdef SYS_openat2
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat2, 0, 1), CG_REFUSE(ENOSYS),
#endif
#ifdef SYS_open
    CG_REFUSE_WHERE(SYS_open, 1, BPF_JSET, written, 0, 1, EACCES),
#endif
    CG_REFUSE_WHERE(SYS_openat, 2, BPF_JSET, written, 0, 1, EACCES),
    CG_REFUSE_WHERE(SYS_clone, 0, BPF_JSET, CLONE_THREAD, 1, 0, EPERM),
    CG_REFUSE_WHERE(SYS_kill, 0, BPF_JEQ, own, 1, 0, EPERM),
    CG_REFUSE_WHERE(SYS_tgkill, 0, BPF_JEQ, own, 1, 0, EPERM),
    // Typing on a terminal: TIOCSTI.
    CG_REFUSE_WHERE(SYS_ioctl, 1, BPF_JEQ, 0x5412, 0, 1, EPERM),
    CG_RETURN(SECCOMP_RET_ALLOW),
  };
  struct sock_filter filter[count * 2 + sizeof head / sizeof *head + sizeof tail / sizeof *tail];
  unsigned short length = 0;
  for (size_t index = 0; index < sizeof head / sizeof *head; index++) filter[length++] = head[index];
  for (size_t index = 0; index < count; index++) {
    const struct sock_filter pair[] = {
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)cg_refused[index], 0, 1), CG_REFUSE(EPERM)};
    filter[length++] = pair[0];
    filter[length++] = pair[1];
  }
  for (size_t index = 0; index < sizeof tail / sizeof *tail; index++) filter[length++] = tail[index];
  struct sock_fprog program = {length, filter};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

#endif

/// Takes everything from this process that a drawing does not need, for good.
///
/// - Parameter bytes: the most that a file may grow to.
/// - Returns: the parts that this system has.
static inline int cg_confine(rlim_t bytes) {
  int parts = 0;
  struct rlimit size = {bytes, bytes}, files = {256, 256};
  if (setrlimit(RLIMIT_FSIZE, &size) == 0 && setrlimit(RLIMIT_NOFILE, &files) == 0) {
    parts |= CG_SMALL_FILES;
  }
#ifdef __linux__
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) parts |= CG_NO_PRIVILEGES;
#if defined(__x86_64__) || defined(__aarch64__)
  if (parts & CG_NO_PRIVILEGES && cg_refuse_calls()) parts |= CG_NO_CALLS;
#endif
#elif defined(__APPLE__)
  // Not verified: written from Apple's headers and the sandboxes of other programs.
  static const char profile[] =
    "(version 1)(allow default)(deny network*)(deny file-write*)(deny process-exec*)"
    "(deny process-fork)(deny mach-lookup (global-name \"com.apple.pasteboard.1\"))";
  char *message = NULL;
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  if (sandbox_init(profile, 0, &message) == 0) {
    parts |= CG_NO_CALLS;
  } else {
    sandbox_free_error(message);
  }
#pragma clang diagnostic pop
#endif
  return parts;
}

#endif
