// SPDX-License-Identifier: MIT
// Shim: the data with which a signal handler restores the terminal.

#ifndef CNC_RESTORE_H
#define CNC_RESTORE_H

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <termios.h>

#ifdef __linux__
#define CNC_ENDINGS_OF_LINUX SIGIO, SIGPWR, SIGSTKFLT,
#else
#define CNC_ENDINGS_OF_LINUX
#endif

/// The signals that end or stop a program that doesn't handle them, as a list.
#define CNC_ENDINGS                                                                                \
  CNC_ENDINGS_OF_LINUX SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, \
      SIGTRAP, SIGTSTP, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGSYS, SIGVTALRM,   \
      SIGPROF

/// The sequences that turn off everything the session turned on, the alternate screen last.
struct cnc_leave {
  char text[512];
  size_t length;
  /// The length of the part before the alternate screen is left.
  size_t modes_length;
  /// 1 if CAN ends a sequence that was cut off. On some terminals, it turns on the printer.
  int cancels;
};

/// Prepared data for the handlers. It doesn't change while the session owns the screen, except for
/// `shell_modes` when the session takes the screen again.
struct cnc_record {
  /// The private, non-blocking descriptor of the terminal.
  int descriptor;
  /// The terminal modes from before the session.
  struct termios shell_modes;
};

extern struct cnc_record cnc_record;

/// Sets whether the session owns the screen. Returns the previous value.
int cnc_own(int owned);
/// Returns 1 if the session owns the screen.
int cnc_owns(void);

/// Returns 1 if no other program can have the terminal after a stop from outside.
int cnc_is_sure(void);
/// Records that the terminal was checked since the last stop.
void cnc_be_sure(void);
/// Returns 1 if SIGCONT has arrived since `cnc_be_sure`: a shell may have used the terminal.
int cnc_was_continued(void);

/// Writes all of `bytes`, waiting up to a second for a slow terminal. Returns 0 if the terminal
/// doesn't accept them. Async-signal-safe.
int cnc_write_all(const char *bytes, size_t count);
/// Two copies of the leave sequences: one is in use while the other is changed.
struct cnc_leaves {
  struct cnc_leave copies[2];
  atomic_int in_force;
};

/// The part of the leave sequences to write.
enum cnc_part { CNC_MODES, CNC_SCREEN, CNC_ALL };

/// Stores the leave sequences in shared memory; NULL for this process's own memory.
void cnc_keep_leave_in(struct cnc_leaves *place);
/// Sets the leave sequences. A handler sees either the old or the new ones, never a mix.
void cnc_set_leave(const struct cnc_leave *leave);
/// Inserts `text` before the leave sequences, unless they already contain it.
void cnc_undo_also(const char *text);
/// Replaces the sequences that leave the alternate screen with `text`.
void cnc_leave_by(const char *text);
/// Turns off the modes, leaves the alternate screen, or both, after cancelling a cut frame. Returns
/// 0 if the terminal doesn't accept it all; the next call then cancels what was cut off.
/// Async-signal-safe.
int cnc_write_leave(enum cnc_part part);
/// Returns 1 if this process may use the terminal now. Async-signal-safe.
int cnc_is_foreground(void);
/// Returns 1 if the shell that started this process has the terminal, so that writing doesn't
/// disturb another program. Async-signal-safe.
int cnc_is_shells(void);
/// Stops with SIGTTOU until the process is in the foreground. Returns 0 if that is impossible or a
/// signal has requested the end.
int cnc_await_foreground(void);

/// Sets whether another program has the terminal, so that INT and QUIT are for it.
void cnc_set_lent(int lent);
/// Sends the number of a signal to `cnc_signal_descriptor`. Async-signal-safe.
void cnc_tell(int number);

/// Returns 1 for crash signals and for QUIT.
int cnc_is_crash(int number);
/// Returns 1 if a handler that restores the terminal should replace the action of a signal.
int cnc_replaces(const struct sigaction *action, int number);
/// Calls the handler of an action, if it has one. Async-signal-safe if the handler is.
void cnc_call(const struct sigaction *action, int number, siginfo_t *info, void *context);

/// Installs the handlers. Returns 0, or -1 with errno set.
int cnc_install_handlers(void);
/// Restores the previous handlers.
void cnc_remove_handlers(void);

/// Forks the guard, which restores the terminal if this process ends without doing so. Its data is
/// copied when the session takes the screen. Sessions work without a guard too.
void cnc_start_guard(void);
/// Records for the guard, if any, whether the session owns the screen. Async-signal-safe.
void cnc_tell_guard(int owned);
/// Ends the guard.
void cnc_end_guard(void);

/// Redirects standard output and error to a file in memory, if they are the terminal.
void cnc_hold_output(void);
/// Ends the redirection and copies the held output to the terminal. Async-signal-safe.
void cnc_release_output(void);
/// Copies the end of the held output in `file` to the terminal. Async-signal-safe.
void cnc_show_output(int file);
/// Returns the file in memory, created if needed; -1 if there is no output to hold.
int cnc_held_output(void);
/// Frees the memory of held output that won't be shown, if there is no watch on it.
void cnc_trim_unwatched(void);

#endif
