// SPDX-License-Identifier: MIT
// Shim: a guard process that restores the terminal if the program can't.

// The program can't restore the terminal after SIGKILL, _exit, the kernel's out-of-memory killer,
// or a stack overflow in a thread without an alternate signal stack. The guard sleeps in read(2) on
// a pipe that nobody writes to. End of file means that the program is gone. Shared memory holds
// everything that the guard then needs.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "include/CNcurses.h"
#include "restore.h"

/// The memory shared by the program and the guard.
struct page {
  atomic_int owned;
  struct cnc_record record;
  struct cnc_leaves leaves;
  /// The process groups that may be in the foreground after the program has died: its own, and the
  /// shell's, which is its parent or leads the session.
  pid_t groups[3];
};

static struct page *page;
static int pipe_end = -1;
static pid_t guard = -1;

// The guard's only descriptors.
enum { terminal_at = 0, pipe_at = 1, output_at = 2 };

static void close_others(void) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, 3u, ~0u, 0u) == 0) return;
#endif
  struct rlimit limit;
  int count = 65536;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < (rlim_t)count)
    count = (int)limit.rlim_cur;
  for (int number = 3; number < count; number++) close(number);
}

/// Returns 1 if the terminal is still in the session's raw mode. Shells with line editing keep
/// output processing on. Once a shell has set its own modes, leave them alone.
static int is_raw(void) {
  struct termios now;
  return tcgetattr(terminal_at, &now) == 0 && !(now.c_oflag & OPOST) &&
         !(now.c_lflag & (ICANON | ECHO | ISIG));
}

/// Returns 1 if no other program is using the screen. One may be, if ours was stopped by SIGSTOP
/// and killed later.
static int is_free(void) {
  pid_t group = tcgetpgrp(terminal_at);
  int result = group < 0;
  for (int place = 0; place < 3; place++) result |= group == page->groups[place];
  return result;
}

/// Restores the terminal. All calls are async-signal-safe. Writing from the background is allowed
/// because TTOU is blocked.
static void put_right(void) {
  if (!is_free()) return;
  cnc_record = page->record;
  cnc_record.descriptor = terminal_at;
  // Check the modes first, because the shell can set its own at any moment.
  int raw = is_raw();
  if (raw) tcsetattr(terminal_at, TCSANOW, &cnc_record.shell_modes);
  // The last frame may have been cut anywhere.
  cnc_set_partial(1);
  if (cnc_write_leave(CNC_ALL) && raw) cnc_show_output(output_at);
}

/// The main function of the guard, which runs with all signals blocked.
static void watch(int end, int output) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_NAME, "screen-guard");
#endif
  // Close everything else: an open copy of a pipe would keep its reader waiting for end of file.
  dup2(cnc_record.descriptor, terminal_at);
  dup2(end, pipe_at);
  if (output < 0 || dup2(output, output_at) < 0) close(output_at);
  close_others();
  char byte;
  while (read(pipe_at, &byte, 1) < 0 && errno == EINTR) {
  }
  if (atomic_load(&page->owned)) put_right();
  _exit(0);
}

/// Returns the guard's process ID, 0 on systems where it can't be waited for, or -1 on failure. The
/// program's own wait(2) doesn't return the guard.
static pid_t spawn(int end, int output) {
#ifdef __linux__
  // Like fork, but without a signal at the child's end, so only waits with __WCLONE report it.
  pid_t child = (pid_t)syscall(SYS_clone, 0ul, 0ul, 0ul, 0ul, 0ul);
  if (child == 0) watch(end, output);
  // Set by parent and child, whichever runs first, so that signals to the job don't reach the
  // guard.
  if (child > 0) setpgid(child, child);
  return child;
#else
  pid_t middle = fork();
  if (middle == 0) {
    if (fork() == 0) watch(end, output);
    _exit(0);
  }
  int status;
  while (middle > 0 && waitpid(middle, &status, 0) < 0 && errno == EINTR) {
  }
  return middle < 0 ? -1 : 0;
#endif
}

/// Waits for the guard, which ends by itself unless it is stopped.
static void reap(void) {
#ifdef __linux__
  if (guard > 0 && waitpid(guard, NULL, WNOHANG | __WCLONE) == 0) {
    kill(guard, SIGKILL);
    while (waitpid(guard, NULL, __WCLONE) < 0 && errno == EINTR) {
    }
  }
#endif
  guard = -1;
}

void cnc_start_guard(void) {
  int ends[2];
  if (pipe(ends) != 0) return;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  void *memory =
      mmap(NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
  pipe_end = ends[1];
  page = memory == MAP_FAILED ? NULL : memory;
  if (page) {
    cnc_keep_leave_in(&page->leaves);
    page->groups[0] = getpgrp();
    page->groups[1] = getpgid(getppid());
    page->groups[2] = getpgid(getsid(0));
    int output = cnc_held_output();
    // The guard starts with all signals blocked.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    guard = spawn(ends[0], output);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  if (guard < 0) cnc_end_guard();
  close(ends[0]);
}

void cnc_tell_guard(int owned) {
  if (page == NULL) return;
  if (owned) page->record = cnc_record;
  atomic_store(&page->owned, owned);
}

void cnc_end_guard(void) {
  struct page *old = page;
  cnc_keep_leave_in(NULL);
  page = NULL;
  if (old) munmap(old, sizeof *old);
  if (pipe_end >= 0) close(pipe_end);
  pipe_end = -1;
  reap();
}
