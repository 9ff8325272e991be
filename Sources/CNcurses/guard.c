// SPDX-License-Identifier: MIT
// Shim: the guard, a process that puts the terminal right after an end that no handler sees.

// SIGKILL, _exit, the kernel's out-of-memory killer, and the overflow of a stack whose thread has
// no other one for signals. The guard sleeps in read(2) on a pipe that nobody writes to; its end
// tells that the program is gone. What it needs then lies in memory that both share.

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

/// What program and guard share.
struct page {
  atomic_int owned;
  struct cnc_record record;
  struct cnc_leaves leaves;
  /// The process groups that may have the terminal when the program is dead: its own, and the
  /// shell's, which is its parent or leads the session.
  pid_t groups[3];
};

static struct page *page;
static int pipe_end = -1;
static pid_t guard = -1;

// The places of the guard's only descriptors.
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

/// Whether the modes are those of a program like ours. Every shell that edits its line keeps output
/// processing on; once it has set its own modes they are not to be touched.
static int is_raw(void) {
  struct termios now;
  return tcgetattr(terminal_at, &now) == 0 && !(now.c_oflag & OPOST) &&
         !(now.c_lflag & (ICANON | ECHO | ISIG));
}

/// Whether no other program has the screen: one may, where ours was stopped by SIGSTOP and killed
/// later.
static int is_free(void) {
  pid_t group = tcgetpgrp(terminal_at);
  int result = group < 0;
  for (int place = 0; place < 3; place++) result |= group == page->groups[place];
  return result;
}

/// Every call is async-signal-safe, and a write from the background is allowed as TTOU is blocked.
static void put_right(void) {
  if (!is_free()) return;
  cnc_record = page->record;
  cnc_record.descriptor = terminal_at;
  // The modes first: the shell sets its own any moment.
  int raw = is_raw();
  if (raw) tcsetattr(terminal_at, TCSANOW, &cnc_record.shell_modes);
  // Nobody knows where the last frame was cut.
  cnc_set_partial(1);
  if (cnc_write_leave(CNC_ALL) && raw) cnc_show_output(output_at);
}

/// The life of the guard, with all signals blocked from its start.
static void watch(int end, int output) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_NAME, "screen-guard");
#endif
  // An open copy of anything else would keep its reader waiting for an end that does not come.
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

/// Answers the guard's number, 0 where it cannot be asked after, -1 when there is none. The
/// program's own wait(2) never meets it.
static pid_t spawn(int end, int output) {
#ifdef __linux__
  // As fork, but for its last argument: no signal tells of this child's end, and so nobody sees it
  // who does not ask with __WCLONE.
  pid_t child = (pid_t)syscall(SYS_clone, 0ul, 0ul, 0ul, 0ul, 0ul);
  if (child == 0) watch(end, output);
  // Whichever of the two comes first: a signal to the job, or to the name of the program, is not
  // for the guard.
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

/// The guard ends by itself; what it leaves of itself goes here. Stopped, it would not end.
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
    // The guard begins with all signals blocked.
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
