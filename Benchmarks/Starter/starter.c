// SPDX-License-Identifier: MIT
// Tool: runs a program on a pseudo-terminal of 200 by 60 cells and measures its start.

// A small separate program, because on Linux the peak memory of a parent is inherited through exec:
// a child of the benchmarks could never seem smaller than they are.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec * 1e-3; }

static int contains(const char *bytes, ssize_t count, const char *text) {
  return memmem(bytes, (size_t)count, text, strlen(text)) != NULL;
}

static void answer(int terminal, const char *text) {
  while (write(terminal, text, strlen(text)) < 0 && errno == EINTR) {
  }
}

// Opened after setsid, the terminal becomes the controlling terminal.
static pid_t start(const char *line, char *const arguments[]) {
  static char *const environment[] = {"TERM=xterm-256color", "COLORTERM=truecolor",
                                      "PATH=/usr/bin:/bin", NULL};
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, line, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
  pid_t program = -1;
  int code = posix_spawn(&program, arguments[0], &actions, &attributes, arguments, environment);
  return code == 0 ? program : -1;
}

// Prints the milliseconds until the first byte, until the end and of processor time, and the peak
// memory in kilobytes.
int main(int count, char *arguments[]) {
  if (count < 2) return 64;
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) return 71;
  struct winsize size = {60, 200, 0, 0};
  ioctl(terminal, TIOCSWINSZ, &size);
  // A program that hangs gets SIGHUP, because the terminal closes with this process.
  alarm(10);
  static char bytes[1 << 16];
  double begin = now(), first = 0;
  pid_t program = start(ptsname(terminal), arguments + 1);
  if (program < 0) return 71;
  for (;;) {
    ssize_t taken = read(terminal, bytes, sizeof bytes);
    if (taken < 0 && errno == EINTR) continue;
    if (taken <= 0) break;
    if (first == 0) first = now();
    if (contains(bytes, taken, "\x1b[c")) answer(terminal, "\x1b[?62;22c");
    if (contains(bytes, taken, "\x1b[6n")) answer(terminal, "\x1b[1;1R");
  }
  int status;
  struct rusage usage;
  wait4(program, &status, 0, &usage);
  double end = now();
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return 70;
  long peak = usage.ru_maxrss;
#ifdef __APPLE__
  peak /= 1024;
#endif
  printf("%.3f %.3f %.3f %ld\n", first == 0 ? -1 : first - begin, end - begin,
         milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), peak);
  return 0;
}
