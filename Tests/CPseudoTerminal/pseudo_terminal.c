// SPDX-License-Identifier: MIT
// Testing: fork and exec on a pseudo-terminal, under a minimal shell.

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "include/CPseudoTerminal.h"

enum { line_at = 10, commands_at = 11, reports_at = 12, output_at = 13 };

// Redirects the standard streams like a shell.
static void redirect(unsigned options) {
  if (options & CPT_INPUT_EMPTY) dup2(open("/dev/null", O_RDONLY), 0);
  if (options & CPT_OUTPUT_FULL) dup2(open("/dev/full", O_WRONLY), 1);
  if (options & CPT_OUTPUT_PIPE) dup2(output_at, 1);
  if (options & CPT_INPUT_CLOSED) close(0);
  if (options & CPT_OUTPUT_CLOSED) close(1);
  if (options & CPT_ERROR_CLOSED) close(2);
}

static void program(const char *path, char *const arguments[], char *const environment[],
                    unsigned options) {
  int has_terminal = !(options & CPT_NO_TERMINAL);
  setpgid(0, 0);
  if (has_terminal) tcsetpgrp(line_at, getpgrp());
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (has_terminal)
    for (int number = 0; number < 3; number++) dup2(line_at, number);
  redirect(options);
  for (int number = 3; number < 256; number++) close(number);
  execve(path, arguments, environment);
  _exit(127);
}

static pid_t start_other_job(void) {
  pid_t other = fork();
  if (other == 0)
    for (;;) pause();
  setpgid(other, other);
  tcsetpgrp(line_at, other);
  return other;
}

// Does what an interactive shell does for one job: hands over the terminal and its modes when the
// job stops or continues.
static void shell(const char *path, char *const arguments[], char *const environment[],
                  unsigned options) {
  int has_terminal = !(options & CPT_NO_TERMINAL);
  setsid();
  if (has_terminal) ioctl(line_at, TIOCSCTTY, 0);
  for (int number = 3; number < 256; number++)
    if (number < line_at || number > output_at) close(number);
  signal(SIGTTOU, SIG_IGN);
  signal(SIGTTIN, SIG_IGN);
  signal(SIGTSTP, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  signal(SIGINT, SIG_IGN);
  signal(SIGQUIT, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  struct termios modes;
  if (has_terminal) tcgetattr(line_at, &modes);
  pid_t job = fork();
  if (job == 0) program(path, arguments, environment, options);
  setpgid(job, job);
  close(output_at);
  if (has_terminal) tcsetpgrp(line_at, job);
  if (write(reports_at, &job, sizeof job) < 0) _exit(1);
  pid_t other = 0;
  for (;;) {
    int status;
    pid_t changed = waitpid(job, &status, WUNTRACED);
    if (changed < 0 && errno == EINTR) continue;
    if (changed < 0) _exit(1);
    if (has_terminal && WIFSTOPPED(status)) {
      tcsetpgrp(line_at, getpgrp());
      tcsetattr(line_at, TCSADRAIN, &modes);
    }
    if (write(reports_at, &status, sizeof status) < 0) _exit(1);
    char letter;
    if (!WIFSTOPPED(status)) {
      if (other > 0) kill(other, SIGKILL);
      // Keep the session running, as after a job. Without its leader, no process would have the
      // terminal.
      while (read(commands_at, &letter, 1) > 0) {
      }
      _exit(0);
    }
    do {
      if (read(commands_at, &letter, 1) != 1) _exit(1);
      if (letter == 'o') other = start_other_job();
    } while (letter == 'o');
    if (letter == 'f') tcsetpgrp(line_at, job);
    kill(-job, SIGCONT);
  }
}

int cpt_start(struct cpt_child *child, const char *path, char *const arguments[],
              char *const environment[], int columns, int rows, unsigned options) {
  int commands[2], reports[2], output[2];
  child->terminal = posix_openpt(O_RDWR | O_NOCTTY);
  if (child->terminal < 0) return -1;
  fcntl(child->terminal, F_SETFD, FD_CLOEXEC);
  char name[128];
  if (grantpt(child->terminal) != 0 || unlockpt(child->terminal) != 0 ||
      ptsname_r(child->terminal, name, sizeof name) != 0)
    return -1;
  child->line = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (child->line < 0 || pipe(commands) != 0 || pipe(reports) != 0 ||
      pipe(output) != 0)
    return -1;
  cpt_resize(child, columns, rows);
  child->shell = fork();
  if (child->shell < 0) return -1;
  if (child->shell == 0) {
    // Above their final numbers, so that none is overwritten too early.
    int line = fcntl(child->line, F_DUPFD, 100);
    int in = fcntl(commands[0], F_DUPFD, 100);
    int out = fcntl(reports[1], F_DUPFD, 100);
    int redirected = fcntl(output[1], F_DUPFD, 100);
    int nothing = open("/dev/null", O_RDWR);
    int messages = options & CPT_NO_TERMINAL ? line : nothing;
    dup2(line, line_at);
    dup2(in, commands_at);
    dup2(out, reports_at);
    dup2(redirected, output_at);
    dup2(nothing, 0);
    // Its messages go to the terminal, which isn't its controlling terminal.
    dup2(messages, 1);
    dup2(messages, 2);
    shell(path, arguments, environment, options);
  }
  close(commands[0]);
  close(reports[1]);
  close(output[1]);
  child->commands = commands[1];
  child->reports = reports[0];
  child->output = output[0];
  fcntl(child->output, F_SETFD, FD_CLOEXEC);
  fcntl(child->commands, F_SETFD, FD_CLOEXEC);
  fcntl(child->reports, F_SETFD, FD_CLOEXEC);
  child->program = cpt_report(child, 10000);
  return child->program > 0 ? 0 : -1;
}

long cpt_read(const struct cpt_child *child, uint8_t *bytes, size_t capacity, int milliseconds) {
  struct pollfd wait = {child->terminal, POLLIN, 0};
  if (poll(&wait, 1, milliseconds) <= 0) return 0;
  ssize_t count = read(child->terminal, bytes, capacity);
  return count > 0 ? count : -1;
}

long cpt_read_output(const struct cpt_child *child, uint8_t *bytes, size_t capacity) {
  size_t length = 0;
  while (length < capacity) {
    ssize_t count = read(child->output, bytes + length, capacity - length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    length += (size_t)count;
  }
  return (long)length;
}

void cpt_flow(const struct cpt_child *child, int flows) {
  tcflow(child->line, flows ? TCOON : TCOOFF);
}

void cpt_edit_line(const struct cpt_child *child) {
  struct termios modes;
  tcgetattr(child->line, &modes);
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  tcsetattr(child->line, TCSANOW, &modes);
}

long cpt_type(const struct cpt_child *child, const uint8_t *bytes, size_t count) {
  // A program that doesn't read must not stop the test.
  int flags = fcntl(child->terminal, F_GETFL);
  fcntl(child->terminal, F_SETFL, flags | O_NONBLOCK);
  long taken = write(child->terminal, bytes, count);
  fcntl(child->terminal, F_SETFL, flags);
  return taken;
}

void cpt_resize(const struct cpt_child *child, int columns, int rows) {
  struct winsize size = {(unsigned short)rows, (unsigned short)columns, 0, 0};
  ioctl(child->terminal, TIOCSWINSZ, &size);
}

void cpt_hang_up(struct cpt_child *child) {
  close(child->line);
  close(child->terminal);
  child->line = child->terminal = -1;
}

void cpt_command(const struct cpt_child *child, char letter) {
  while (write(child->commands, &letter, 1) < 0 && errno == EINTR) {
  }
}

void cpt_give_foreground(const struct cpt_child *child) {
  pid_t before = tcgetpgrp(child->terminal);
  cpt_command(child, 'o');
  for (int wait = 0; wait < 1000 && tcgetpgrp(child->terminal) == before; wait++)
    poll(NULL, 0, 10);
}

int cpt_report(const struct cpt_child *child, int milliseconds) {
  struct pollfd wait = {child->reports, POLLIN, 0};
  if (poll(&wait, 1, milliseconds) <= 0) return -1;
  int status;
  return read(child->reports, &status, sizeof status) == sizeof status ? status : -1;
}

int cpt_meaning(int status) {
  if (WIFSIGNALED(status)) return 256 + WTERMSIG(status);
  if (WIFSTOPPED(status)) return 512 + WSTOPSIG(status);
  return WEXITSTATUS(status);
}

int cpt_count_processes(const struct cpt_child *child) {
  int result = 0;
  DIR *folder = opendir("/proc");
  if (folder == NULL) return 0;
  struct dirent *entry;
  while ((entry = readdir(folder))) {
    int number = atoi(entry->d_name);
    if (number <= 0 || number == child->shell || getsid(number) != child->shell) continue;
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%d/stat", number);
    FILE *file = fopen(path, "re");
    if (file == NULL) continue;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    // The state follows the name in parentheses.
    const char *state = strrchr(text, ')');
    if (state && strlen(state) > 2 && state[2] != 'Z') result++;
  }
  closedir(folder);
  return result;
}

uint64_t cpt_modes(const struct cpt_child *child) {
  struct termios modes;
  memset(&modes, 0, sizeof modes);
  if (tcgetattr(child->line, &modes) != 0) return 0;
  // FNV-1a over the fields named by POSIX, without padding and line discipline.
  uint64_t sum = 14695981039346656037u;
  const tcflag_t flags[] = {modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag};
  for (size_t place = 0; place < 4; place++) sum = (sum ^ flags[place]) * 1099511628211u;
  for (size_t place = 0; place < NCCS; place++) sum = (sum ^ modes.c_cc[place]) * 1099511628211u;
  return sum;
}

void cpt_finish(struct cpt_child *child) {
  if (child->program > 0 && kill(child->shell, 0) == 0) kill(child->program, SIGKILL);
  close(child->commands);
  close(child->reports);
  close(child->output);
  if (child->line >= 0) cpt_hang_up(child);
  kill(child->shell, SIGKILL);
  int status;
  while (waitpid(child->shell, &status, 0) < 0 && errno == EINTR) {
  }
}
