// SPDX-License-Identifier: MIT
// Shim: lends the terminal to other programs, and starts programs next to it.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "include/CNcurses.h"
#include "restore.h"

extern char **environ;

// The shell's modes. A program that was killed may have left different ones.
static struct termios modes_before;
static struct sigaction child_before;
static int watches_children;

// Resets everything that a full-screen program may have left on: pointer, reports, pastes, margins,
// pen, character set, application keys, cursor, alternate screen. The kitty keyboard flags are reset
// on both screens, because each has its own. They aren't popped: the remaining entries can be the
// shell's.
static const char cleaning[] =
    "\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1005l\x1b[?1006l\x1b[?1015l\x1b[?1016l\x1b[?1004l"
    "\x1b[?2004l\x1b[?2031l\x1b[?2048l\x1b[>4m\x1b[=0u\x1b[r\x1b[m\x1b(B\x0f\x1b[?1l\x1b>"
    "\x1b[?7h\x1b[?25h\x1b[0 q\x1b[?1049l\x1b[=0u";

int cnc_lend(void) {
  if (!cnc_leave()) return 0;
  modes_before = cnc_record.shell_modes;
  cnc_set_lent(1);
  return 1;
}

int cnc_take_back(int was_killed) {
  cnc_set_lent(0);
  // After a shell with job control was killed, the foreground group may no longer exist.
  pid_t group = tcgetpgrp(cnc_record.descriptor);
  if (group > 0 && group != getpgrp() && kill(-group, 0) != 0 && errno == ESRCH) {
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stop, &before);
    tcsetpgrp(cnc_record.descriptor, getpgrp());
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  if (!cnc_is_foreground()) return 0;
  if (was_killed && cnc_is_extended()) cnc_write_all(cleaning, sizeof cleaning - 1);
  tcsetattr(cnc_record.descriptor, TCSANOW, &modes_before);
  return 1;
}

static void on_child(int number, siginfo_t *info, void *context) {
  int code = errno;
  cnc_tell(number);
  if (child_before.sa_flags & SA_SIGINFO)
    child_before.sa_sigaction(number, info, context);
  else if (child_before.sa_handler != SIG_DFL && child_before.sa_handler != SIG_IGN)
    child_before.sa_handler(number);
  errno = code;
}

void cnc_watch_children(int watches) {
  if (watches == watches_children) return;
  watches_children = watches;
  struct sigaction now;
  if (!watches) {
    // The program may have installed its own handler since.
    if (sigaction(SIGCHLD, NULL, &now) == 0 && (now.sa_flags & SA_SIGINFO) &&
        now.sa_sigaction == on_child)
      sigaction(SIGCHLD, &child_before, NULL);
    return;
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_child;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(SIGCHLD, &action, &child_before);
}

int cnc_start_program(
    const char *path, char *const arguments[], int input, int output, int is_detached) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  // exec resets handlers, but not the signal mask.
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  short flags = POSIX_SPAWN_SETSIGMASK;
  if (is_detached) flags |= POSIX_SPAWN_SETSID;
  posix_spawnattr_setflags(&attributes, flags);
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++) {
    if (number == STDIN_FILENO && input >= 0)
      posix_spawn_file_actions_adddup2(&actions, input, number);
    else if (number == STDOUT_FILENO && output >= 0)
      posix_spawn_file_actions_adddup2(&actions, output, number);
    else if (is_detached)
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0);
    else if (!isatty(number))
      posix_spawn_file_actions_addopen(&actions, number, "/dev/tty", O_RDWR, 0);
  }
  pid_t child = 0;
  int failure = posix_spawn(&child, path, &actions, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return failure ? -failure : (int)child;
}

int cnc_look_at_program(int program, int *code) {
  int status;
  pid_t answer;
  do answer = waitpid(program, &status, WNOHANG | WUNTRACED);
  while (answer < 0 && errno == EINTR);
  *code = 0;
  if (answer == 0) return CNC_RUNS;
  // Other code has already waited for it.
  if (answer < 0) return CNC_EXITED;
  if (WIFSTOPPED(status)) return CNC_STOPPED;
  *code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  return WIFSIGNALED(status) ? CNC_KILLED : CNC_EXITED;
}

void cnc_continue_program(int program) { kill(program, SIGCONT); }

void cnc_end_program(int program) {
  int code;
  const int signals[] = {SIGHUP, SIGKILL};
  for (int place = 0; place < 2; place++) {
    kill(program, signals[place]);
    kill(program, SIGCONT);
    for (int wait = 0; wait < 50; wait++) {
      int what = cnc_look_at_program(program, &code);
      if (what == CNC_EXITED || what == CNC_KILLED) return;
      poll(NULL, 0, 10);
    }
  }
}
