// SPDX-License-Identifier: MIT
// Shim: signal handlers and the emergency restore, with async-signal-safe calls only.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#include "include/CNcurses.h"
#include "restore.h"

struct cnc_record cnc_record = {.descriptor = -1};

static struct cnc_leaves own_leaves;
static struct cnc_leaves *leaves = &own_leaves;

static atomic_int owned;
static atomic_int restoring;
static pid_t owner;
static atomic_int partial;
static atomic_int listening;
static atomic_int ending;
static atomic_int ending_signal;
static atomic_int acknowledged;
static atomic_uint continued;
// The value of `continued` when the program was last asked to stop.
static atomic_uint continued_before_stop;
static atomic_int unsure;
static atomic_int lent;
static int wants_question;
static int pipe_ends[2] = {-1, -1};

// INT, TERM and HUP ask the program to end; crash signals end it; TSTP, CONT and WINCH are passed
// to the main queue; all others end a program that doesn't handle them.
static const int caught[] = {CNC_ENDINGS, SIGCONT, SIGWINCH};
enum { caught_count = sizeof caught / sizeof *caught };
static struct sigaction previous[caught_count];
static int installed[caught_count];

static int place_of(int number) {
  for (int place = 0; place < caught_count; place++)
    if (caught[place] == number) return place;
  return -1;
}

// A forked copy of the process must leave the terminal alone: it ends earlier, while the screen is
// still in use.
static int is_copy(void) { return getpid() != owner; }

int cnc_is_crash(int number) {
  switch (number) {
  case SIGQUIT:
  case SIGSEGV:
  case SIGBUS:
  case SIGFPE:
  case SIGABRT:
  case SIGILL:
  case SIGTRAP: return 1;
  default: return 0;
  }
}

int cnc_own(int value) {
  int before = atomic_exchange(&owned, value);
  cnc_tell_guard(value);
  return before;
}
void cnc_be_sure(void) { atomic_store(&unsure, 0); }
int cnc_was_continued(void) { return atomic_load(&unsure); }
int cnc_is_sure(void) { return !cnc_was_continued() || cnc_is_foreground(); }
int cnc_owns(void) { return atomic_load(&owned); }
void cnc_set_partial(int value) { atomic_store(&partial, value); }

void cnc_set_listening(int value) {
  atomic_store(&listening, value);
  atomic_store(&ending, 0);
  atomic_store(&ending_signal, 0);
  atomic_store(&acknowledged, !value);
}

int cnc_ending_signal(void) { return atomic_load(&ending_signal); }
void cnc_acknowledge(void) { atomic_store(&acknowledged, 1); }
int cnc_is_acknowledged(void) {
  return atomic_load(&ending) == 0 || atomic_load(&acknowledged);
}

// A negative group means that there is no foreground group: the terminal is gone, or isn't our
// controlling terminal. Writing to it then fails or does no harm.
int cnc_is_foreground(void) {
  pid_t group = tcgetpgrp(cnc_record.descriptor);
  return group < 0 || group == getpgrp();
}

int cnc_is_shells(void) {
  pid_t group = tcgetpgrp(cnc_record.descriptor);
  return group > 0 && (group == getpgid(getppid()) || group == getpgid(getsid(0)));
}

int cnc_write_all(const char *bytes, size_t count) {
  // In milliseconds.
  int patience = 1000;
  while (count > 0) {
    ssize_t taken = write(cnc_record.descriptor, bytes, count);
    if (taken > 0) {
      bytes += taken;
      count -= (size_t)taken;
      patience = 1000;
    } else if (taken < 0 && errno == EINTR) {
      continue;
    } else if (taken < 0 && errno == EAGAIN && patience > 0) {
      // Writing can fail although there is room: another thread may hold the terminal's lock.
      struct pollfd wait = {cnc_record.descriptor, POLLOUT, 0};
      int has_room = poll(&wait, 1, 100) > 0;
      if (has_room) poll(NULL, 0, 1);
      patience -= has_room ? 1 : 100;
    } else {
      return 0;
    }
  }
  return 1;
}

void cnc_set_leave(const struct cnc_leave *leave) {
  int next = 1 - atomic_load(&leaves->in_force);
  leaves->copies[next] = *leave;
  atomic_store(&leaves->in_force, next);
}

static const struct cnc_leave *leave_in_force(void) {
  return &leaves->copies[atomic_load(&leaves->in_force)];
}

void cnc_keep_leave_in(struct cnc_leaves *place) {
  struct cnc_leaves *next = place ? place : &own_leaves;
  next->copies[0] = *leave_in_force();
  atomic_store(&next->in_force, 0);
  leaves = next;
}

void cnc_undo_also(const char *text) {
  struct cnc_leave leave = *leave_in_force();
  size_t more = strlen(text);
  leave.text[leave.length] = 0;
  if (strstr(leave.text, text) || leave.length + more >= sizeof leave.text) return;
  memmove(leave.text + more, leave.text, leave.length);
  memcpy(leave.text, text, more);
  leave.length += more;
  leave.modes_length += more;
  cnc_set_leave(&leave);
}

void cnc_leave_by(const char *text) {
  struct cnc_leave leave = *leave_in_force();
  size_t more = strlen(text);
  if (leave.modes_length + more >= sizeof leave.text) return;
  memcpy(leave.text + leave.modes_length, text, more);
  leave.length = leave.modes_length + more;
  cnc_set_leave(&leave);
}

int cnc_write_leave(enum cnc_part part) {
  const struct cnc_leave *leave = leave_in_force();
  size_t begin = part == CNC_SCREEN ? leave->modes_length : 0;
  size_t end = part == CNC_MODES ? leave->modes_length : leave->length;
  // CAN ends any sequence that was cut off.
  int needs_cancel = atomic_exchange(&partial, 0) && leave->cancels;
  if ((!needs_cancel || cnc_write_all("\x18", 1)) &&
      cnc_write_all(leave->text + begin, end - begin))
    return 1;
  // The frame is still cut off, or the leave sequences are.
  cnc_set_partial(1);
  return 0;
}

void cnc_restore_now(void) {
  if (is_copy()) return;
  int code = errno;
  // Block TTOU, which would stop a restore in the background, and everything that could interrupt
  // it.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  atomic_fetch_add(&restoring, 1);
  int is_first = atomic_exchange(&owned, 0);
  if (is_first) {
    if (cnc_is_foreground()) {
      cnc_write_leave(CNC_ALL);
      tcsetattr(cnc_record.descriptor, TCSANOW, &cnc_record.shell_modes);
      cnc_tell_guard(0);
    } else if (cnc_is_shells()) {
      // The program was killed while stopped: the shell has set its own modes, but our screen is
      // still there.
      cnc_write_leave(CNC_ALL);
      cnc_tell_guard(0);
    }
    cnc_release_output();
  }
  atomic_fetch_sub(&restoring, 1);
  // A second caller would go on to end the process and cut off the first, so it waits.
  for (int wait = 0; wait < 500 && atomic_load(&restoring); wait++) poll(NULL, 0, 10);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = code;
}

static void unblock(int number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void cnc_die(int number) {
  cnc_restore_now();
  int place = place_of(number);
  if (place >= 0 && installed[place])
    sigaction(number, &previous[place], NULL);
  unblock(number);
  pthread_kill(pthread_self(), number);
}

void cnc_set_lent(int value) { atomic_store(&lent, value); }

void cnc_tell(int number) {
  unsigned char byte = (unsigned char)number;
  while (write(pipe_ends[1], &byte, 1) < 0 && errno == EINTR) {
  }
}

static int is_default(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_DFL;
}

static int is_ignored(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

static int is_function(const struct sigaction *action) {
  return !is_default(action) && !is_ignored(action);
}

int cnc_replaces(const struct sigaction *action, int number) {
  switch (number) {
  // nohup and shells without job control ignore signals on purpose.
  case SIGINT:
  case SIGTERM:
  case SIGHUP:
  case SIGQUIT:
  case SIGTSTP: return !is_ignored(action);
  // These are ignored by default.
  case SIGCONT:
  case SIGWINCH: return 1;
  // Any other signal except crash signals ends the program only by its default action.
  default: return cnc_is_crash(number) || is_default(action);
  }
}

void cnc_call(const struct sigaction *action, int number, siginfo_t *info, void *context) {
  if (!is_function(action)) return;
  if (action->sa_flags & SA_SIGINFO)
    action->sa_sigaction(number, info, context);
  else
    action->sa_handler(number);
}

// Swift's backtracer ends with a prompt and waits half a minute for a key. After a crash, users
// want their shell back, so the prompt gets end of file as its answer, unless
// SWIFT_BACKTRACE=interactive=… is set.
static void answer_nobody(void) {
  if (wants_question) return;
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing < 0) return;
  dup2(nothing, STDIN_FILENO);
  close(nothing);
}

// The previous handler gets the real context of the fault, which Swift's backtracer reads.
static void crash(int number, siginfo_t *info, void *context) {
  cnc_restore_now();
  answer_nobody();
  cnc_call(&previous[place_of(number)], number, info, context);
  signal(number, SIG_DFL);
  unblock(number);
  pthread_kill(pthread_self(), number);
}

static void on_signal(int number, siginfo_t *info, void *context) {
  int code = errno;
  // These keys are for the program that has the terminal, but the whole process group gets the
  // signals.
  if (atomic_load(&lent) && (number == SIGINT || number == SIGQUIT)) return;
  if (cnc_is_crash(number)) {
    crash(number, info, context);
    return;
  }
  if (is_copy()) {
    cnc_die(number);
    return;
  }
  switch (number) {
  case SIGCONT:
  case SIGWINCH:
    if (number == SIGCONT) {
      atomic_store(&unsure, 1);
      atomic_fetch_add(&continued, 1);
    }
    cnc_tell(number);
    cnc_call(&previous[place_of(number)], number, info, context);
    break;
  case SIGTSTP:
    // A program that has the terminal stops alone, and SIGCHLD reports that. Decided here, because
    // it may have ended by the time the main queue reads the signal.
    atomic_store(&continued_before_stop, atomic_load(&continued));
    if (atomic_load(&listening) && !atomic_load(&lent)) cnc_tell(number);
    break;
  case SIGINT:
  case SIGTERM:
  case SIGHUP:
    if (atomic_load(&listening) && atomic_fetch_add(&ending, 1) == 0) {
      atomic_store(&ending_signal, number);
      cnc_tell(number);
    } else {
      cnc_die(number);
    }
    break;
  default: cnc_die(number);
  }
  errno = code;
}

static void at_exit(void) {
  if (is_copy() || !cnc_owns()) return;
  fflush(stdout);
  cnc_restore_now();
}

static int open_pipe(void) {
  if (pipe_ends[0] >= 0) return 0;
  if (pipe(pipe_ends) != 0) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(pipe_ends[end], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[end], F_SETFL, O_NONBLOCK);
  }
  atexit(at_exit);
  return 0;
}

int cnc_install_handlers(void) {
  if (open_pipe() != 0) return -1;
  uint8_t stale[64];
  while (cnc_read_signals(stale, sizeof stale) > 0) {
  }
  owner = getpid();
  cnc_guard_thread();
  const char *backtrace = getenv("SWIFT_BACKTRACE");
  wants_question = backtrace && strstr(backtrace, "interactive=");
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_signal;
  // SA_RESTART, so that our signals don't cause EINTR in the rest of the program.
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  for (int place = 0; place < caught_count; place++) {
    int number = caught[place];
    installed[place] = 0;
    if (sigaction(number, NULL, &previous[place]) != 0) continue;
    // Crash handlers block no signals, because the previous handler may need them.
    if (cnc_is_crash(number) && number != SIGQUIT)
      sigemptyset(&action.sa_mask);
    else
      sigfillset(&action.sa_mask);
    if (!cnc_replaces(&previous[place], number)) continue;
    installed[place] = sigaction(number, &action, NULL) == 0;
  }
  return 0;
}

void cnc_remove_handlers(void) {
  for (int place = 0; place < caught_count; place++) {
    if (!installed[place]) continue;
    installed[place] = 0;
    // The program may have installed its own handler since.
    struct sigaction now;
    if (sigaction(caught[place], NULL, &now) == 0 && (now.sa_flags & SA_SIGINFO) &&
        now.sa_sigaction == on_signal)
      sigaction(caught[place], &previous[place], NULL);
  }
}

int cnc_signal_descriptor(void) { return pipe_ends[0]; }

long cnc_read_signals(uint8_t *signals, size_t capacity) {
  for (;;) {
    ssize_t count = read(pipe_ends[0], signals, capacity);
    if (count >= 0) return count;
    if (errno != EINTR) return 0;
  }
}

// Stops the process, unless CONT has arrived since `continued` was `before`. Sends the signal to
// this thread: another thread could handle a signal to the process slightly later, while this one
// continues to run. The signal is pending before `continued` is read, because CONT discards a
// pending stop. Returns 1 if CONT has arrived; waits up to `patience` milliseconds for it, because
// the kernel doesn't stop orphaned process groups. The blocking of CONT doesn't change: the thread
// that handles CONT handles earlier signals first, so `ending` is set before `continued`.
static int stop_by(int number, int patience, unsigned before) {
  struct sigaction usual, ignore, kept;
  memset(&usual, 0, sizeof usual);
  usual.sa_handler = SIG_DFL;
  sigemptyset(&usual.sa_mask);
  ignore = usual;
  ignore.sa_handler = SIG_IGN;
  sigset_t set, mask;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_BLOCK, &set, &mask);
  sigaction(number, &usual, &kept);
  pthread_kill(pthread_self(), number);
  // Ignoring a signal discards a pending one.
  if (atomic_load(&continued) != before) sigaction(number, &ignore, NULL);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(number, &kept, NULL);
  for (int wait = 0; wait < patience; wait++) {
    if (atomic_load(&continued) != before) return 1;
    struct timespec millisecond = {0, 1000000};
    nanosleep(&millisecond, NULL);
  }
  return 0;
}

int cnc_is_stop_cancelled(void) {
  return atomic_load(&continued) != atomic_load(&continued_before_stop);
}

void cnc_stop(int group) {
  int place = place_of(SIGTSTP);
  if (!installed[place]) return;
  unsigned before = atomic_load(group ? &continued : &continued_before_stop);
  if (group) {
    struct sigaction kept, ignore;
    memset(&ignore, 0, sizeof ignore);
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGTSTP, &ignore, &kept);
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &kept, NULL);
  }
  stop_by(SIGTSTP, 20, before);
}

int cnc_await_foreground(void) {
  // A shell kills a stopped job with TERM and CONT. The job must not stop again before it ends.
  while (!cnc_is_foreground()) {
    if (cnc_ending_signal()) return 0;
    // On a busy machine, the shell may return the terminal before the signal is handled.
    if (!stop_by(SIGTTOU, 500, atomic_load(&continued)) && !cnc_is_foreground()) return 0;
  }
  return 1;
}

static pthread_key_t stack_key;
static pthread_once_t stack_once = PTHREAD_ONCE_INIT;
static _Thread_local int guarded;
enum { stack_size = 64 * 1024 };

static void free_stack(void *memory) {
  stack_t off;
  memset(&off, 0, sizeof off);
  off.ss_flags = SS_DISABLE;
  sigaltstack(&off, NULL);
  munmap(memory, stack_size);
}

static void make_stack_key(void) { pthread_key_create(&stack_key, free_stack); }

void cnc_guard_thread(void) {
  if (guarded) return;
  guarded = 1;
  pthread_once(&stack_once, make_stack_key);
  stack_t now;
  if (sigaltstack(NULL, &now) != 0 || !(now.ss_flags & SS_DISABLE)) return;
  void *memory = mmap(NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = memory;
  stack.ss_size = stack_size;
  if (sigaltstack(&stack, NULL) == 0)
    pthread_setspecific(stack_key, memory);
  else
    munmap(memory, stack_size);
}
