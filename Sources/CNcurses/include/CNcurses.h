// SPDX-License-Identifier: MIT
// Shim: ncurses and the emergency restore, callable from Swift.

// This module is written in C for two reasons. Swift can't import the important parts of curses.h:
// its macros, variadic functions and shared globals. And signal handlers may only call functions
// that POSIX lists as async-signal-safe, and nothing in Swift is.
//
// A process has at most one session, because signals belong to the process. Call functions only
// from the main queue unless noted otherwise. Functions never print, and only `cnc_die` ends the
// process.

#ifndef CNCURSES_H
#define CNCURSES_H

#include <stddef.h>
#include <stdint.h>

/// The results of `cnc_begin`.
enum {
  /// The session owns the screen.
  CNC_OK = 0,
  /// Standard input or output isn't a terminal.
  CNC_NOT_A_TERMINAL = 1,
  /// The terminal can't move its cursor, according to its name.
  CNC_DUMB = 2,
  /// The terminal lacks a capability; `cnc_missing` names it.
  CNC_UNUSABLE = 3,
  /// A session is already open.
  CNC_BUSY = 4,
  /// A system call failed; see errno.
  CNC_SYSTEM = 5,
  /// Fewer descriptors are free than `cnc_needed_descriptors` returns.
  CNC_NO_DESCRIPTORS = 6,
};

/// Options of `cnc_begin`.
enum {
  /// Report buttons, the wheel and drags (modes 1002 and 1006).
  CNC_POINTER_BUTTONS = 1,
  /// Report every motion too (mode 1003).
  CNC_POINTER_MOTION = 2,
  /// Draw on the controlling terminal even if standard input or output isn't a terminal.
  CNC_ALLOW_REDIRECTION = 4,
  /// Also report repeated and released keys, and the text of keys (kitty keyboard protocol, flags
  /// 31).
  CNC_KEY_PHASES = 8,
  /// Fork a guard process that restores the terminal after SIGKILL and similar ends.
  CNC_GUARD = 16,
  /// Leave the screen to the shell and draw below its prompt. Has no effect on a terminal without
  /// ECMA-48.
  CNC_INLINE = 32,
};

/// Returns 1 if `count` more descriptors can be opened, by opening them. Checks at most 64.
int cnc_can_open(int count);

/// Returns the number of free descriptors that `cnc_begin` requires: for the session, for Dispatch,
/// and two for files that are open briefly.
int cnc_needed_descriptors(unsigned options);

/// The number of these descriptors that Dispatch opens, once per process.
enum { CNC_DISPATCH_DESCRIPTORS = 6 };

/// Opens the terminal, calls newterm and enters program mode: raw, no echo, alternate screen.
///
/// `term` is the value of TERM. An unknown one is replaced with xterm-256color. On failure, the
/// terminal is unchanged. Returns one of the results above.
int cnc_begin(const char *term, unsigned options);

/// Reads the terminfo entry of the terminal on standard output, without a session, so that
/// `cnc_term`, `cnc_string` and similar functions describe it. Returns 0 if standard output isn't a
/// terminal, the terminal doesn't use ECMA-48, or a session is open. Call `cnc_close_entry`
/// afterwards, unless it returned 0.
int cnc_open_entry(const char *term);
void cnc_close_entry(void);

/// Returns 1 if a session without a screen of its own can be opened on a terminal of the type
/// `term`, according to terminfo: it moves the cursor with the sequences of ECMA-48. Also returns 1
/// while a session is open: `cnc_begin` then reports CNC_BUSY.
int cnc_can_be_inline(const char *term);

/// Returns the number of columns of the terminal on standard output, or 80 if it is unknown.
int cnc_output_columns(void);

/// Writes the printed text that stdio still buffers.
void cnc_flush_output(void);

/// Leaves program mode with endwin, prints the held output, and closes the descriptors. Does
/// nothing without a session.
void cnc_end(void);

/// Gives back the screen without ending the session. Returns 0 if the session didn't own it.
int cnc_leave(void);

/// Takes the screen again after `cnc_leave`, a stop from outside or a failed `cnc_present`, and
/// reads the terminal modes again after `cnc_leave`. SIGTTOU stops a background process until it is
/// in the foreground. Returns 0 if the terminal is lost or a signal has requested the end.
int cnc_enter(void);

/// Returns 1 if SIGCONT has arrived since the last SIGTSTP: SIGCONT cancels a pending stop.
int cnc_is_stop_cancelled(void);

/// Stops this process with SIGTSTP and, if `group` is set, its process group, as the terminal
/// driver does for Control-Z. Returns after SIGCONT. Call `cnc_leave` before and `cnc_enter`
/// afterwards. Without `group`, does nothing if the stop is cancelled.
void cnc_stop(int group);

/// Leaves the screen to another program, like `cnc_leave`. From now on, ignores INT and QUIT, which
/// its keys send to the whole process group. Returns 0 if the session didn't own the screen.
int cnc_lend(void);

/// Takes the terminal back from another program. Restores the previous modes and, if the program
/// `was_killed`, turns off everything that it may have left on. Call `cnc_enter` afterwards.
/// Returns 0 if the process isn't in the foreground.
int cnc_take_back(int was_killed);

/// Sets whether the signal descriptor reports SIGCHLD.
void cnc_watch_children(int watches);

/// Starts a program (posix_spawn(3)) on the terminal, or detached: in its own session, without
/// input and output. `input` and `output` are its standard input and output; -1 for the default.
/// Returns its process ID, or a negative errno.
int cnc_start_program(
    const char *path, char *const arguments[], int input, int output, int is_detached);

/// The results of `cnc_look_at_program`.
enum {
  /// The program is running.
  CNC_RUNS = 0,
  /// It is stopped.
  CNC_STOPPED = 1,
  /// It ended with status `code`.
  CNC_EXITED = 2,
  /// Signal `code` ended it.
  CNC_KILLED = 3,
};

/// Returns the state of a program (waitpid(2)), without waiting. Reports its end only once.
int cnc_look_at_program(int program, int *code);

/// Continues a stopped program.
void cnc_continue_program(int program);

/// Ends a program with HUP, and with KILL if it is still running after half a second. Waits for its
/// end.
void cnc_end_program(int program);

/// Moves to the whole screen or, with CNC_INLINE, to rows below the prompt. Restores the previous
/// place as at the end of a session. Returns 0 if the session doesn't own the terminal, or the
/// terminal doesn't accept the output. Call `cnc_enter` in that case.
int cnc_present(unsigned options);
/// Returns 1 if the session owns the terminal, and the program is in the foreground.
int cnc_can_present(void);
/// Returns 1 if the session has taken the screen since the last SIGCONT, or the terminal is gone; 0
/// if a shell may have used the screen.
int cnc_is_undisturbed(void);

/// Returns the terminal type in use: TERM, or its replacement. Valid until the next `cnc_begin`.
const char *cnc_term(void);

/// Returns the missing capability that made `cnc_begin` fail.
const char *cnc_missing(void);

/// Returns 1 if the terminal supports xterm's extensions: it has a mouse (terminfo `kmous`) and
/// isn't the Linux console.
int cnc_is_extended(void);

/// Returns 1 if the terminal moves the cursor and sets attributes with ECMA-48 sequences.
int cnc_speaks_ecma(void);

/// Returns 1 if the session draws below the prompt (CNC_INLINE).
int cnc_is_inline(void);

/// Sets the text written last when an inline session gives back the terminal. It moves the cursor
/// below the drawn rows, or erases them.
void cnc_set_end(const char *text);

/// Returns the sequences that turn on all modes of the session again, except for the alternate
/// screen. Valid until the next call of `cnc_add_mode` or `cnc_enter`.
const char *cnc_assertion(void);

/// Adds `set`, which the caller writes, to the assertion until the next `cnc_enter`. `undo` is
/// written when the session leaves the screen. Either can be empty.
void cnc_add_mode(const char *set, const char *undo);

/// Returns the string capability `name` with two parameters (tparm) and without padding, or NULL.
/// Valid until the next call.
const char *cnc_expand(const char *name, int first, int second);

/// Returns the sequence that sets attributes, whatever the current ones: bit 0 bold, 1 dim, 2
/// italic, 3 reverse, 5 underline (`sgr`, or `sgr0` and individual ones). NULL if the terminal
/// can't reset attributes. Valid until the next call.
const char *cnc_expand_attributes(unsigned bits);

/// Returns the string capability `name`, or NULL (tigetstr).
const char *cnc_string(const char *name);

/// Returns the numeric capability `name`, or a negative value (tigetnum).
int cnc_number(const char *name);

/// Returns the Boolean capability `name` (tigetflag).
int cnc_flag(const char *name);

/// Reads the columns and rows (TIOCGWINSZ). If the kernel reports 0, uses the last known size,
/// which is initially terminfo's or 80 by 24. Returns 1 if the kernel knows both.
int cnc_window_size(int *width, int *height);

/// Reads the size of the window in pixels (TIOCGWINSZ). Returns 1 if the kernel knows it.
int cnc_window_pixels(int *width, int *height);

/// Reads available input without waiting. Returns the number of bytes, 0 if there are none, or -1
/// if the terminal is gone (end of input, hang-up, EIO).
long cnc_read(uint8_t *bytes, size_t capacity);

/// Writes without waiting. Returns the number of bytes accepted, 0 if the terminal accepts none now
/// or the session doesn't own the screen, or -1 if the terminal is gone.
long cnc_write(const uint8_t *bytes, size_t count);

/// Sets whether a frame is partly written, so that the emergency restore cancels it. `cnc_write`
/// sets this too.
void cnc_set_partial(int partial);

/// Waits for input, at most `milliseconds`. Returns 1 if there is any.
int cnc_wait_input(int milliseconds);

/// Waits until the terminal accepts output, at most `milliseconds`. Returns 1 if it does.
int cnc_wait_output(int milliseconds);

/// Sets whether standard input, if it is a terminal, hides typed text (tcsetattr, ECHO). Signals
/// that end or stop the program, including crash signals, turn echo back on. After a stop, the text
/// is hidden again; if the group is continued in the background, it stops with SIGTTIN until it is
/// in the foreground. Requires no session. Returns 0 if standard input isn't a terminal.
int cnc_set_secret(int secret);

/// Calls read(2) on standard input. If the process is in the background, stops its group with
/// SIGTTIN, as the terminal does if the signal isn't blocked, and fails with EINTR when continued.
/// Fails with EIO if the group can't be stopped. Main thread.
long cnc_read_line_input(uint8_t *bytes, size_t capacity);
/// Reads the held output of the program that hasn't been read yet. Skips output that is no longer
/// kept. Returns the number of bytes, 0 at the end.
long cnc_read_printed(uint8_t *bytes, size_t capacity);
/// Returns a new descriptor for waiting until the program prints more output to hold. On Linux, it
/// becomes readable (inotify(7)); elsewhere it is a copy of the descriptor of the held output.
/// Returns -1 if no output is held or the system has no free watch.
int cnc_watch_printed(void);
/// Frees the memory of held output that won't be shown, and makes `watch` unreadable until the
/// program prints more. Main thread.
void cnc_trim_printed(int watch);

/// Discards unread input (tcflush).
void cnc_drop_input(void);

/// Returns a new descriptor for waiting for input or output, or -1 with errno set. It outlives the
/// session, because Dispatch needs it until a source is cancelled.
int cnc_duplicate(void);

/// Closes a descriptor from `cnc_duplicate` or `cnc_watch_printed`. Any thread.
void cnc_discard(int descriptor);

/// Returns the descriptor that delivers the numbers of caught signals, one byte each.
int cnc_signal_descriptor(void);

/// Reads the caught signals without waiting, and returns their number. Any thread.
long cnc_read_signals(uint8_t *signals, size_t capacity);

/// Sets whether the signals are read. If not, INT, TERM and HUP end the process in the handler,
/// after the restore. Any thread.
void cnc_set_listening(int listening);

/// Returns the first of INT, TERM and HUP received since `cnc_set_listening`; 0 if none. Any
/// thread.
int cnc_ending_signal(void);

/// Records that the main queue has seen INT, TERM or HUP. Any thread.
void cnc_acknowledge(void);

/// Returns 1 if the main queue has seen it, or there was none. Any thread.
int cnc_is_acknowledged(void);

/// Restores the terminal immediately, using only async-signal-safe functions. Any thread and signal
/// handlers. Only the first call has an effect.
void cnc_restore_now(void);

/// Ends the process with signal `number` and its disposition from before the session, so that the
/// parent sees the expected status. Returns only if that disposition doesn't end the process. Any
/// thread.
void cnc_die(int number);

/// Gives the calling thread a stack for signal handlers, so that the terminal is also restored
/// after a stack overflow. Any thread; cheap if it already has one. In threads that never call
/// this, an overflow ends the process before any handler runs, and only the guard restores the
/// terminal.
void cnc_guard_thread(void);

/// Starts a thread that calls `work` and ends after it. The thread gets no signals except for its
/// own faults. Returns 0, or the error of pthread_create(3). Any thread.
int cnc_start_worker(void (*work)(void));

/// Opens /dev/null for closed standard streams. Otherwise the next opened descriptor would take
/// their place, and printed text would go to the terminal or to a kernel queue.
void cnc_fill_standard_streams(void);

/// Opens the descriptor that wakes the main queue. Dispatch would open it on first use, and end the
/// process with SIGILL if none is free.
void cnc_open_turns(void);

/// Prepares the main thread to serve Dispatch's main queue. SIGTTIN and SIGTTOU stay blocked from
/// then on. Returns 0 on any other thread.
int cnc_begin_turns(void);

/// Waits until Dispatch's main queue has work or a signal arrives, and runs the work. Uses the
/// functions of libdispatch for Foundation's run loop; on Darwin, the run loop itself. Don't call
/// this after dispatch_main.
void cnc_turn(void);

#endif
