// SPDX-License-Identifier: MIT
// Shim: ncurses and the emergency restore, as Swift can call them.

// It is C for two reasons. Swift sees none of curses.h that matters: its macros, its variadic
// functions and its shared globals. And a signal handler may call only what POSIX lists as
// async-signal-safe, which nothing in Swift is.
//
// A process holds at most one session, as signals belong to the process. Functions without a note
// are called from the main queue alone. `cnc_` functions never print and never end the process,
// but for `cnc_die`.

#ifndef CNCURSES_H
#define CNCURSES_H

#include <stddef.h>
#include <stdint.h>

/// What `cnc_begin` answers.
enum {
  /// The screen is ours.
  CNC_OK = 0,
  /// There is no terminal to draw on.
  CNC_NOT_A_TERMINAL = 1,
  /// The terminal cannot place the cursor and says so by its name.
  CNC_DUMB = 2,
  /// The terminal lacks a capability; `cnc_missing` names it.
  CNC_UNUSABLE = 3,
  /// A session is open already.
  CNC_BUSY = 4,
  /// A system call failed; errno tells which way.
  CNC_SYSTEM = 5,
  /// Fewer descriptors are free than `cnc_needed_descriptors` says.
  CNC_NO_DESCRIPTORS = 6,
};

/// Options of `cnc_begin`.
enum {
  /// Report buttons, the wheel and drags (modes 1002 and 1006).
  CNC_POINTER_BUTTONS = 1,
  /// Report every motion too (mode 1003).
  CNC_POINTER_MOTION = 2,
  /// Draw on the controlling terminal even where standard input or output is no terminal.
  CNC_ALLOW_REDIRECTION = 4,
  /// Report repeated and released keys too, and what keys type (kitty keyboard protocol, flags 31).
  CNC_KEY_PHASES = 8,
  /// Fork a guard, which puts the terminal right after SIGKILL and whatever else no handler sees.
  CNC_GUARD = 16,
  /// Leave the screen to the shell and draw below its prompt. Without effect on a terminal that does
  /// not speak ECMA-48.
  CNC_INLINE = 32,
};

/// Says whether `count` more descriptors can be opened, by opening them: at most 64.
int cnc_can_open(int count);

/// How many free descriptors `cnc_begin` asks for: those of the session, those that Dispatch opens
/// for it, and two for files that are open for a moment.
int cnc_needed_descriptors(unsigned options);

/// How many of them are Dispatch's, and are opened once in a process.
enum { CNC_DISPATCH_DESCRIPTORS = 6 };

/// Opens the terminal, calls newterm and enters program mode: raw, no echo, alternate screen.
///
/// `term` is the value of TERM; an unknown one is replaced by xterm-256color. On failure the
/// terminal is as it was. Answers one of the results above.
int cnc_begin(const char *term, unsigned options);

/// Leaves program mode through endwin, prints what was held back, and closes the descriptors.
/// Does nothing without a session.
void cnc_end(void);

/// Gives the screen back without ending the session. Answers 0 when it was not ours.
int cnc_leave(void);

/// Takes the screen again after `cnc_leave` or after a stop that came from outside, reading the
/// terminal modes anew. A process in the background is stopped by SIGTTOU until it is in the
/// foreground. Answers 0 when the terminal is lost, or a signal
/// asks for the end meanwhile.
int cnc_enter(void);

/// Stops this process by SIGTSTP, and with `group` its process group, as the terminal driver does
/// for Ctrl-Z. Returns after SIGCONT. Call `cnc_leave` first and `cnc_enter` afterwards.
void cnc_stop(int group);

/// Leaves the screen to another program, as `cnc_leave` does; INT and QUIT, which its keys send to the
/// whole process group, pass us by from now on. Answers 0 when the screen was not ours.
int cnc_lend(void);

/// Takes the line back from the program that had it: the modes are those from before, and what a
/// program that `was_killed` left switched on is switched off. Call `cnc_enter` afterwards. Answers 0
/// when we are not in the foreground.
int cnc_take_back(int was_killed);

/// Says whether SIGCHLD arrives on the descriptor of signals.
void cnc_watch_children(int watches);

/// Starts a program (posix_spawn(3)) on the terminal, or detached: in a session of its own without
/// input and output. `input` is its standard input, -1 for that of the others. Answers its process
/// id, or a negative errno.
int cnc_start_program(const char *path, char *const arguments[], int input, int is_detached);

/// What `cnc_look_at_program` answers.
enum {
  /// The program runs.
  CNC_RUNS = 0,
  /// It was stopped.
  CNC_STOPPED = 1,
  /// It ended with the status `code`.
  CNC_EXITED = 2,
  /// The signal `code` ended it.
  CNC_KILLED = 3,
};

/// What became of a program (waitpid(2)), without waiting. An end is told once.
int cnc_look_at_program(int program, int *code);

/// Lets a stopped program go on.
void cnc_continue_program(int program);

/// Ends a program by HUP, and by KILL where it has not ended after half a second. Waits for that.
void cnc_end_program(int program);

/// Moves to the whole screen, or with CNC_INLINE to rows below the prompt. What it leaves is restored as
/// at the end of a session. Answers 0 when the terminal is not ours.
int cnc_present(unsigned options);
/// Whether the terminal is ours with the modes of `cnc_begin`: 0 after a shell has had it.
int cnc_is_undisturbed(void);

/// The terminal type in use: TERM, or its replacement. Valid until the next `cnc_begin`.
const char *cnc_term(void);

/// The capability that `cnc_begin` missed.
const char *cnc_missing(void);

/// Whether the terminal knows xterm's extensions: it reports a mouse (terminfo `kmous`),
/// and is not the Linux console.
int cnc_is_extended(void);

/// Whether the terminal moves the cursor and sets its pen as ECMA-48 says.
int cnc_speaks_ecma(void);

/// Whether the screen is left to the shell, as CNC_INLINE asks.
int cnc_is_inline(void);

/// Says what is written at last when the terminal is given back, where the screen is the shell's:
/// what brings the cursor below what was drawn, or erases it.
void cnc_set_end(const char *text);

/// What switches on again all that is on while the screen is ours, but for the screen itself. Valid
/// until the next call of `cnc_add_mode` or `cnc_enter`.
const char *cnc_assertion(void);

/// Says that `set` is about to be written: it is asserted with the rest from now on, until
/// `cnc_enter`, and `undo` is written when the screen is left. Either may be empty.
void cnc_add_mode(const char *set, const char *undo);

/// The string capability `name` with two parameters filled in (tparm) and without padding, or NULL.
/// Valid until the next call.
const char *cnc_expand(const char *name, int first, int second);

/// What shows attributes from any pen: bit 0 bold, 1 dim, 2 italic, 3 reverse, 5 underline (`sgr`, or
/// `sgr0` and those). NULL when the terminal has none. Valid until the next call.
const char *cnc_expand_attributes(unsigned bits);

/// The string capability `name`, or NULL (tigetstr).
const char *cnc_string(const char *name);

/// The number capability `name`, or a negative value (tigetnum).
int cnc_number(const char *name);

/// The boolean capability `name` (tigetflag).
int cnc_flag(const char *name);

/// Columns and rows by TIOCGWINSZ; the last known where the kernel says 0, at first terminfo's,
/// at last 80 by 24. Answers whether the kernel knows both.
int cnc_window_size(int *width, int *height);

/// The size of the window in pixels by TIOCGWINSZ. Answers whether the kernel knows it.
int cnc_window_pixels(int *width, int *height);

/// Reads what is there without waiting. Answers the number of bytes, 0 when nothing is there,
/// -1 when the terminal is gone (end of input, hang-up, EIO).
long cnc_read(uint8_t *bytes, size_t capacity);

/// Writes without waiting. Answers how many bytes were taken, 0 when the terminal takes none now
/// or the screen is not ours to draw on, -1 when the terminal is gone.
long cnc_write(const uint8_t *bytes, size_t count);

/// Says that a frame is written in part, as `cnc_write` does itself, or not; the emergency restore
/// then cancels what is cut.
void cnc_set_partial(int partial);

/// Waits for input, at most `milliseconds`. Answers whether there is some.
int cnc_wait_input(int milliseconds);

/// Waits until the terminal takes output, at most `milliseconds`. Answers whether it does.
int cnc_wait_output(int milliseconds);

/// Says whether standard input, where it is a terminal, shows what is typed (tcsetattr, ECHO). While
/// it does not, a signal that ends or stops the program shows it again. Needs no session. Answers 0
/// where standard input is no terminal.
int cnc_set_secret(int secret);
/// Reads what the program printed while the screen is ours, from `place` on, which moves on; behind
/// what was left out for its length. Answers the count, 0 at the end.
long cnc_read_printed(uint8_t *bytes, size_t capacity, long *place);

/// Drops the input that nobody has read (tcflush).
void cnc_drop_input(void);

/// A descriptor of the caller's own to wait on for input or output; it outlives the session, as
/// Dispatch needs it until a source is cancelled. -1 with errno set when there is none.
int cnc_duplicate(void);

/// Closes what `cnc_duplicate` gave. Any thread.
void cnc_discard(int descriptor);

/// The descriptor on which the numbers of caught signals arrive, a byte each.
int cnc_signal_descriptor(void);

/// Reads the caught signals without waiting; answers how many. May be called on any thread.
long cnc_read_signals(uint8_t *signals, size_t capacity);

/// Says whether somebody reads the signals. Without a reader INT, TERM and HUP end the process in
/// the handler, after the restore. May be called on any thread.
void cnc_set_listening(int listening);

/// The first of INT, TERM and HUP that came since `cnc_set_listening`; 0 when none did. Any thread.
int cnc_ending_signal(void);

/// Says that INT, TERM or HUP was seen by the main queue. May be called on any thread.
void cnc_acknowledge(void);

/// Whether it was. May be called on any thread.
int cnc_is_acknowledged(void);

/// Puts the terminal back at once, with what is async-signal-safe alone. May be called on any
/// thread and in a signal handler; only the first call has an effect.
void cnc_restore_now(void);

/// Ends the process by signal `number`, with the disposition from before the session, so that the
/// parent sees the status it expects. Returns only if that disposition does. Any thread.
void cnc_die(int number);

/// Gives the calling thread a stack for signal handlers, so that a stack overflow is restored too.
/// Any thread; cheap when it has one. A thread that never calls this dies of an overflow before any
/// handler runs, and no system tells of new threads: then only the guard restores.
void cnc_guard_thread(void);

/// Opens the descriptor that wakes the main queue, which Dispatch would open when it is first used:
/// it ends the process by SIGILL where none is free.
void cnc_open_turns(void);

/// Prepares the main thread to serve Dispatch's main queue; SIGTTIN and SIGTTOU stay blocked from
/// then on. Answers 0 in any other thread.
int cnc_begin_turns(void);

/// Waits until Dispatch's main queue has work, or a signal comes, and does the work, by libdispatch's
/// part of Foundation's run loop, on Darwin by that itself. Not after dispatch_main.
void cnc_turn(void);

#endif
