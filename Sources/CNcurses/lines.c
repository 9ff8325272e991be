// SPDX-License-Identifier: MIT
// Shim: line input from the terminal, hidden or not, and signal handlers that turn echo back on.

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "include/CNcurses.h"
#include "restore.h"

static struct termios seen, unseen;
static atomic_int is_secret;
static int is_registered;

static const int ends[] = {CNC_ENDINGS};
enum { ends_count = sizeof ends / sizeof *ends };
static struct sigaction before[ends_count];

// In the background, tcsetattr would stop the process, and the modes belong to another program.
static void set_modes(const struct termios *modes) {
  if (tcgetpgrp(STDIN_FILENO) == getpgrp()) tcsetattr(STDIN_FILENO, TCSANOW, modes);
}

static void on_end(int number, siginfo_t *info, void *context) {
  int code = errno;
  set_modes(&seen);
  int place = 0;
  while (ends[place] != number) place++;
  struct sigaction own;
  sigaction(number, &before[place], &own);
  if (cnc_is_crash(number) && number != SIGQUIT) {
    // The previous handler gets the real context of the fault, which Swift's backtracer reads.
    cnc_call(&before[place], number, info, context);
    signal(number, SIG_DFL);
  }
  sigset_t set, mask;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_kill(pthread_self(), number);
  pthread_sigmask(SIG_UNBLOCK, &set, &mask);
  // Only reached after a stop. SIGCONT hides the input again.
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(number, &own, NULL);
  errno = code;
}

static int is_in_background(void) {
  pid_t group = tcgetpgrp(STDIN_FILENO);
  return group > 0 && group != getpgrp();
}

// Stops the group as the terminal does when it reads in the background. The kernel doesn't stop an
// orphaned group. SIGTTIN is unblocked afterwards; `mask` gets the previous mask.
static void stop_group(sigset_t *mask) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTTIN);
  pthread_sigmask(SIG_UNBLOCK, &set, mask);
  kill(0, SIGTTIN);
}

// Hides the input again after a stop, because the shell has set its own modes in the meantime. In
// the background, stops the group again: shells send no signal when they move a running group to
// the foreground.
static void hide_again(void) {
  if (!atomic_load(&is_secret)) return;
  if (is_in_background()) {
    sigset_t mask;
    stop_group(&mask);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
  }
  set_modes(&unseen);
  // The main thread may have ended the secret in the meantime.
  if (!atomic_load(&is_secret)) set_modes(&seen);
}

static struct sigaction continue_before;
static atomic_int was_continued;

static void on_continue(int number, siginfo_t *info, void *context) {
  int code = errno;
  atomic_store(&was_continued, 1);
  hide_again();
  cnc_call(&continue_before, number, info, context);
  errno = code;
}

static void catch_continue(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_continue;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(SIGCONT, &action, &continue_before);
}

// Returns 1 if the group was stopped and continued.
static int stop_for_input(void) {
  atomic_store(&was_continued, 0);
  int is_caught = atomic_load(&is_secret);
  if (!is_caught) catch_continue();
  sigset_t mask;
  stop_group(&mask);
  // Another thread may handle the signals slightly later.
  for (int wait = 0; wait < 500 && !atomic_load(&was_continued); wait++) {
    struct timespec millisecond = {0, 1000000};
    nanosleep(&millisecond, NULL);
  }
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  if (!is_caught) sigaction(SIGCONT, &continue_before, NULL);
  return atomic_load(&was_continued);
}

long cnc_read_line_input(uint8_t *bytes, size_t capacity) {
  long count = read(STDIN_FILENO, bytes, capacity);
  if (count >= 0 || errno != EIO) return count;
  errno = is_in_background() && stop_for_input() ? EINTR : EIO;
  return -1;
}

static void at_exit(void) { cnc_set_secret(0); }

int cnc_set_secret(int secret) {
  if (secret == atomic_load(&is_secret)) return 1;
  if (!secret) {
    atomic_store(&is_secret, 0);
    set_modes(&seen);
    for (int place = 0; place < ends_count; place++)
      sigaction(ends[place], &before[place], NULL);
    sigaction(SIGCONT, &continue_before, NULL);
    return 1;
  }
  if (tcgetattr(STDIN_FILENO, &seen) != 0) return 0;
  if (!is_registered) is_registered = atexit(at_exit) == 0;
  unseen = seen;
  unseen.c_lflag &= ~(tcflag_t)ECHO;
  unseen.c_lflag |= ECHONL;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_end;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  cnc_guard_thread();
  for (int place = 0; place < ends_count; place++) {
    int number = ends[place];
    sigaction(number, NULL, &before[place]);
    // Crash handlers block no signals, because the previous handler may need them.
    if (cnc_is_crash(number) && number != SIGQUIT)
      sigemptyset(&action.sa_mask);
    else
      sigfillset(&action.sa_mask);
    if (cnc_replaces(&before[place], number)) sigaction(number, &action, NULL);
  }
  catch_continue();
  atomic_store(&is_secret, 1);
  set_modes(&unseen);
  return 1;
}
