// SPDX-License-Identifier: MIT
// Shim: runs Dispatch's main queue on the main thread.

#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

#ifdef __APPLE__
#include <CoreFoundation/CoreFoundation.h>
#endif

#include "include/CNcurses.h"

static int is_main_thread(void) {
#ifdef __APPLE__
  return pthread_main_np();
#else
  return getpid() == gettid();
#endif
}

int cnc_begin_turns(void) {
  if (!is_main_thread()) return 0;
  // Like Dispatch's worker threads: a program that ends in the background must not be stopped for
  // using the terminal.
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTTIN);
  sigaddset(&set, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  return 1;
}

#ifdef __APPLE__

void cnc_open_turns(void) {}

void cnc_turn(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e9, true); }

#else

// The functions behind Foundation's run loop. The public dispatch_main() ends the main thread and
// serves the queue from workers: four threads before the first frame, and a thread switch for every
// event.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void);

void cnc_open_turns(void) { _dispatch_get_main_queue_handle_4CF(); }

void cnc_turn(void) {
  struct pollfd wait = {_dispatch_get_main_queue_handle_4CF(), POLLIN, 0};
  if (poll(&wait, 1, -1) <= 0) return;
  // Read before running the work, so that work enqueued meanwhile wakes the loop again.
  uint64_t calls;
  while (read(wait.fd, &calls, sizeof calls) < 0 && errno == EINTR) {
  }
  _dispatch_main_queue_callback_4CF();
}

#endif
