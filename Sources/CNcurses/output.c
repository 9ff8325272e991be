// SPDX-License-Identifier: MIT
// Shim: what the program prints while the screen is ours, held back and shown afterwards.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "restore.h"

// Far more than a backtrace; a log that ran for days is cut to its end.
static const off_t shown_at_most = 256 * 1024;

static int held = -1;
static atomic_int holding;
// The terminal's own descriptors, by the number they had: 1 and 2.
static int saved[3] = {-1, -1, -1};

static int open_memory(void) {
#ifdef __linux__
  int file = memfd_create("held output", MFD_CLOEXEC);
  if (file >= 0) return file;
#endif
  char path[] = "/tmp/held-output-XXXXXX";
  int temporary = mkstemp(path);
  if (temporary < 0) return -1;
  unlink(path);
  fcntl(temporary, F_SETFD, FD_CLOEXEC);
  return temporary;
}

void cnc_hold_output(void) {
  if (atomic_load(&holding)) return;
  if (!isatty(STDOUT_FILENO) && !isatty(STDERR_FILENO)) return;
  if (held < 0) {
    held = open_memory();
    if (held < 0) return;
    fcntl(held, F_SETFL, O_APPEND);
  }
  fflush(stdout);
  for (int number = STDOUT_FILENO; number <= STDERR_FILENO; number++) {
    if (!isatty(number)) continue;
    saved[number] = fcntl(number, F_DUPFD_CLOEXEC, 3);
    if (saved[number] < 0) continue;
    // A stream that was a terminal's stays line-buffered: a crash must not swallow its lines.
    if (number == STDOUT_FILENO) setvbuf(stdout, NULL, _IOLBF, 0);
    dup2(held, number);
  }
  atomic_store(&holding, 1);
}

void cnc_release_output(void) {
  if (!atomic_exchange(&holding, 0)) return;
  for (int number = STDOUT_FILENO; number <= STDERR_FILENO; number++) {
    if (saved[number] < 0) continue;
    dup2(saved[number], number);
    close(saved[number]);
    saved[number] = -1;
  }
  struct stat status;
  if (fstat(held, &status) != 0 || status.st_size == 0) return;
  off_t place = status.st_size > shown_at_most ? status.st_size - shown_at_most : 0;
  char bytes[4096];
  for (;;) {
    ssize_t count = pread(held, bytes, sizeof bytes, place);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    cnc_write_all(bytes, (size_t)count);
    place += count;
  }
  while (ftruncate(held, 0) != 0 && errno == EINTR) {
  }
}
