// SPDX-License-Identifier: MIT
// Shim: the record that a signal handler restores the terminal from.

#ifndef CNC_RESTORE_H
#define CNC_RESTORE_H

#include <stdatomic.h>
#include <stddef.h>
#include <termios.h>

/// What switches off all that we switched on; the alternate screen last.
struct cnc_leave {
  char text[512];
  size_t length;
  /// How much of it comes before the alternate screen is left.
  size_t modes_length;
  /// Whether CAN ends a sequence that was cut; on some terminals it turns the printer on.
  int cancels;
};

/// What the handlers need, prepared beforehand. `owned` guards it: nothing in it changes while
/// the screen is ours, but for `shell_modes` between two stays.
struct cnc_record {
  /// The private, non-blocking descriptor of the terminal.
  int descriptor;
  /// The modes of the terminal before we came.
  struct termios shell_modes;
};

extern struct cnc_record cnc_record;

/// Marks the screen as ours, or not. Answers whether it was.
int cnc_own(int owned);
/// Whether the screen is ours.
int cnc_owns(void);

/// Whether no stop from outside may have given the terminal to somebody else.
int cnc_is_sure(void);
/// Says that the terminal was looked at since the last stop.
void cnc_be_sure(void);

/// Writes all of `bytes`, waiting for a slow terminal up to a second. Answers 0 when the terminal
/// takes them not. Async-signal-safe.
int cnc_write_all(const char *bytes, size_t count);
/// Two ways to leave: one is in force while the other is written.
struct cnc_leaves {
  struct cnc_leave copies[2];
  atomic_int in_force;
};

/// What is written of the way to leave.
enum cnc_part { CNC_MODES, CNC_SCREEN, CNC_ALL };

/// Keeps the way to leave in memory that another process sees; NULL for this one's own.
void cnc_keep_leave_in(struct cnc_leaves *place);
/// Says how the screen is left. A handler sees the old way or the new one, whole.
void cnc_set_leave(const struct cnc_leave *leave);
/// Puts `text` in front of what is written when the screen is left, unless it stands there already.
void cnc_undo_also(const char *text);
/// Writes `text` last when the screen is left, in place of what leaves the alternate screen.
void cnc_leave_by(const char *text);
/// Switches the modes off, leaves the alternate screen, or both, behind the end of a frame that was
/// cut. Async-signal-safe.
int cnc_write_leave(enum cnc_part part);
/// Whether this process may touch the terminal now. Async-signal-safe.
int cnc_is_foreground(void);
/// Whether the shell that started this process has the terminal, so that writing to it disturbs no
/// other program. Async-signal-safe.
int cnc_is_shells(void);
/// Stops by SIGTTOU until the process is in the foreground. Answers 0 when it cannot become so, or
/// a signal asks for the end meanwhile.
int cnc_await_foreground(void);

/// Says whether another program has the terminal: INT and QUIT are its keys then.
void cnc_set_lent(int lent);
/// Sends the number of a signal to whoever reads `cnc_signal_descriptor`. Async-signal-safe.
void cnc_tell(int number);

/// Installs the handlers; answers 0 or -1 with errno set.
int cnc_install_handlers(void);
/// Puts back the handlers of before.
void cnc_remove_handlers(void);

/// Forks the guard, which puts the terminal right when this process ends without doing so. What it
/// needs is copied when the screen becomes ours. Without one the session runs as well.
void cnc_start_guard(void);
/// Tells the guard, where there is one, whether the screen is ours. Async-signal-safe.
void cnc_tell_guard(int owned);
/// Lets the guard go.
void cnc_end_guard(void);

/// Sends standard output and error, where they are the terminal, to a file in memory.
void cnc_hold_output(void);
/// Gives them back and copies what was held to the terminal. Async-signal-safe.
void cnc_release_output(void);
/// Copies the end of `file`, which holds output, to the terminal. Async-signal-safe.
void cnc_show_output(int file);
/// The file in memory, made where there is need for one; -1 where nothing would be held.
int cnc_held_output(void);
/// Gives back the memory of what would not be shown. Cheap enough for each frame.
void cnc_trim_output(void);

#endif
