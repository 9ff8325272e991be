// SPDX-License-Identifier: MIT
// Shim: holds output printed during a session and shows it afterwards.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/inotify.h>
#endif

#include "include/CNcurses.h"
#include "restore.h"

// Much more than a backtrace. Of a log of several days, only the end is shown.
static const off_t shown_at_most = 256 * 1024;
// The additional bytes kept in memory.
static const off_t slack = 256 * 1024;
static const char notice[] = "… earlier output omitted\n";

static int held = -1;
static off_t dropped;
// The position up to which the program has read its held output.
static off_t read_place;
// 1 if the program is told of each growth of the held output.
static int is_watched;
static atomic_int holding;
// Copies of the original descriptors 1 and 2, by their numbers.
static int saved[3] = {-1, -1, -1};

#ifdef __linux__
/// Returns a path to the open file, valid until the next call.
static const char *path_to(int file) {
  static char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  return path;
}
#endif

static int open_memory(void) {
#ifdef __linux__
  int file = memfd_create("held output", MFD_CLOEXEC);
  // From Linux 6.14 on, writing to the descriptor of memfd_create triggers no watch.
  int watchable = file < 0 ? -1 : open(path_to(file), O_RDWR | O_CLOEXEC);
  if (watchable >= 0) {
    close(file);
    return watchable;
  }
  if (file >= 0) return file;
#endif
  char path[] = "/tmp/held-output-XXXXXX";
  int temporary = mkstemp(path);
  if (temporary < 0) return -1;
  unlink(path);
  fcntl(temporary, F_SETFD, FD_CLOEXEC);
  return temporary;
}

void cnc_flush_output(void) { fflush(stdout); }

int cnc_held_output(void) {
  if (held < 0 && (isatty(STDOUT_FILENO) || isatty(STDERR_FILENO))) {
    held = open_memory();
    if (held >= 0) fcntl(held, F_SETFL, O_APPEND);
  }
  return held;
}

void cnc_hold_output(void) {
  if (atomic_load(&holding)) return;
  if (!isatty(STDOUT_FILENO) && !isatty(STDERR_FILENO)) return;
  if (cnc_held_output() < 0) return;
  fflush(stdout);
  for (int number = STDOUT_FILENO; number <= STDERR_FILENO; number++) {
    if (!isatty(number)) continue;
    saved[number] = fcntl(number, F_DUPFD_CLOEXEC, 3);
    if (saved[number] < 0) continue;
    // Keep the stream line-buffered, so that no lines are lost in a crash.
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
  cnc_show_output(held);
  while (ftruncate(held, 0) != 0 && errno == EINTR) {
  }
  dropped = 0;
  read_place = 0;
}

static ssize_t read_at(int file, char *bytes, size_t capacity, off_t place) {
  for (;;) {
    ssize_t count = pread(file, bytes, capacity, place);
    if (count >= 0 || errno != EINTR) return count;
  }
}

/// Returns the offset of the next line after `place`, or at least of the next character.
static off_t next_line(int file, off_t place) {
  char bytes[4096];
  ssize_t count = read_at(file, bytes, sizeof bytes, place);
  if (count <= 0) return place;
  const char *end = memchr(bytes, '\n', (size_t)count);
  if (end) return place + (end - bytes) + 1;
  ssize_t skipped = 0;
  while (skipped < count && (bytes[skipped] & 0xC0) == 0x80) skipped++;
  return place + skipped;
}

void cnc_show_output(int file) {
  struct stat status;
  if (fstat(file, &status) != 0) return;
  off_t place = 0;
  if (status.st_size > shown_at_most) {
    place = next_line(file, status.st_size - shown_at_most);
    if (!cnc_write_all(notice, sizeof notice - 1)) return;
  }
  char bytes[4096];
  ssize_t count;
  while ((count = read_at(file, bytes, sizeof bytes, place)) > 0) {
    // Stop: every further piece would wait for the terminal too.
    if (!cnc_write_all(bytes, (size_t)count)) return;
    place += count;
  }
}

long cnc_read_printed(uint8_t *bytes, size_t capacity) {
  struct stat status;
  if (!atomic_load(&holding) || fstat(held, &status) != 0) return 0;
  if (status.st_size - read_place > shown_at_most)
    read_place = next_line(held, status.st_size - shown_at_most);
  ssize_t count = read_at(held, (char *)bytes, capacity, read_place);
  if (count > 0) read_place += count;
  return count > 0 ? count : 0;
}

/// Turns a range of `file` into a hole. Offsets don't change, so writing at the end continues to
/// work.
static int punch(int file, off_t from, off_t to) {
#ifdef __linux__
  return fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, from, to - from);
#elif defined(F_PUNCHHOLE)
  fpunchhole_t hole = {0, 0, from, to - from};
  return fcntl(file, F_PUNCHHOLE, &hole);
#else
  return -1;
#endif
}

int cnc_watch_printed(void) {
  if (held < 0) return -1;
#ifdef __linux__
  int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (watch < 0) return -1;
  is_watched = inotify_add_watch(watch, path_to(held), IN_MODIFY) >= 0;
  if (is_watched) return watch;
  close(watch);
  return -1;
#else
  int copy = fcntl(held, F_DUPFD_CLOEXEC, 0);
  is_watched = copy >= 0;
  return copy;
#endif
}

static void trim(void) {
  struct stat status;
  if (!atomic_load(&holding) || fstat(held, &status) != 0) return;
  if (status.st_size - dropped <= shown_at_most + slack) return;
  // A multiple of any page size.
  off_t kept = (status.st_size - shown_at_most) / 65536 * 65536;
  if (punch(held, dropped, kept) == 0) dropped = kept;
}

void cnc_trim_unwatched(void) {
  if (!is_watched) trim();
}

void cnc_trim_printed(int watch) {
#ifdef __linux__
  char events[4096];
  while (read(watch, events, sizeof events) > 0) {
  }
#endif
  trim();
}
