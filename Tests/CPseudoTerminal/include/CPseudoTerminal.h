// SPDX-License-Identifier: MIT
// Testing: runs programs on pseudo-terminals, for the driver's tests.

// Written in C because Swift can't fork, and only async-signal-safe functions may run between fork
// and exec.

#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A program on a pseudo-terminal, with a small shell above it that has job control.
struct cpt_child {
  /// The terminal's side, for reading the program's output.
  int terminal;
  /// The program's side, kept open to read the modes; -1 after `cpt_hang_up`.
  int line;
  /// Commands to the shell: `f` continues a stopped program in the foreground, `b` in the
  /// background; `o` gives the foreground to another job.
  int commands;
  /// Reports of the shell: four bytes of a wait status.
  int reports;
  /// The program's standard output with `CPT_OUTPUT_PIPE`.
  int output;
  /// The shell, and the program.
  pid_t shell;
  pid_t program;
};

/// Options of `cpt_start`.
enum {
  /// The program has no terminal: its standard streams are pipes, and there is no /dev/tty.
  CPT_NO_TERMINAL = 1,
  /// Standard input is closed.
  CPT_INPUT_CLOSED = 2,
  /// Standard input is /dev/null.
  CPT_INPUT_EMPTY = 4,
  /// Standard output is closed.
  CPT_OUTPUT_CLOSED = 8,
  /// Standard output is /dev/full.
  CPT_OUTPUT_FULL = 16,
  /// Standard output is a pipe.
  CPT_OUTPUT_PIPE = 32,
  /// Standard error is closed.
  CPT_ERROR_CLOSED = 64,
};

/// Starts `path` on a new terminal. Both lists end with NULL. Returns 0, or -1 with errno set.
int cpt_start(struct cpt_child *child, const char *path, char *const arguments[],
              char *const environment[], int columns, int rows, unsigned options);

/// Reads the program's output, waiting at most `milliseconds`. Returns the number of bytes, 0 if
/// nothing arrived, or -1 at the end.
long cpt_read(const struct cpt_child *child, uint8_t *bytes, size_t capacity, int milliseconds);

/// Reads the program's standard output up to its end, with `CPT_OUTPUT_PIPE`. Returns the number of
/// bytes.
long cpt_read_output(const struct cpt_child *child, uint8_t *bytes, size_t capacity);

/// Stops the terminal's output like Ctrl-S, or continues it.
void cpt_flow(const struct cpt_child *child, int flows);

/// Makes the shell give the foreground to another job, and waits until it has done so.
void cpt_give_foreground(const struct cpt_child *child);

/// Sets the modes in which a shell edits its prompt line.
void cpt_edit_line(const struct cpt_child *child);

/// Types bytes without waiting. Returns the number of bytes accepted, or -1.
long cpt_type(const struct cpt_child *child, const uint8_t *bytes, size_t count);

/// Changes the size of the window.
void cpt_resize(const struct cpt_child *child, int columns, int rows);

/// Closes the terminal.
void cpt_hang_up(struct cpt_child *child);

/// Gives the shell a command.
void cpt_command(const struct cpt_child *child, char letter);

/// Waits for the shell's next report, a wait status. Returns -1 if none arrives within
/// `milliseconds`.
int cpt_report(const struct cpt_child *child, int milliseconds);

/// Returns the meaning of a wait status: the exit status; 256 + n for signal n; 512 + n for a stop
/// by signal n.
int cpt_meaning(int status);

/// Returns the number of processes in the program's session, except the shell and dead ones; 0
/// without /proc.
int cpt_count_processes(const struct cpt_child *child);

/// Returns a number that changes with the modes of the line.
uint64_t cpt_modes(const struct cpt_child *child);

/// Ends the remaining processes and closes the descriptors.
void cpt_finish(struct cpt_child *child);

#endif
