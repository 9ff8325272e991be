// SPDX-License-Identifier: MIT
// Shim: threads for work outside the main thread.

#include <pthread.h>
#include <signal.h>
#include <stddef.h>

#include "include/CNcurses.h"

static void *begin(void *work) {
  cnc_guard_thread();
  ((void (*)(void))work)();
  return NULL;
}

int cnc_start_worker(void (*work)(void)) {
  // Signals from outside are for the main thread. Faults are always handled by the thread that
  // causes them.
  sigset_t all, before;
  sigfillset(&all);
  int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS};
  for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) sigdelset(&all, faults[i]);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int code = pthread_create(&thread, NULL, begin, (void *)work);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (code == 0) pthread_detach(thread);
  return code;
}
