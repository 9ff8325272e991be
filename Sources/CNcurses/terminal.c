// SPDX-License-Identifier: MIT
// Shim: the session: newterm, program mode, terminfo, and the private descriptor.

#define _GNU_SOURCE
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "include/CNcurses.h"
#include "restore.h"

static const char fallback[] = "xterm-256color";

static FILE *stream;
static SCREEN *screen;
static struct termios program_modes;
static char term_name[64];
static const char *missing = "";
static int extended;
static int speaks_ecma;
static int has_own_screen;
static int is_open;
static int is_inline;
static char enter[512];
static size_t enter_length;
// The sequences that set the modes again during the session, including those added by it.
static char assertion[512];
static size_t assertion_length;
static size_t added_from;
static struct cnc_leave first_leave;
static int last_width, last_height;

/// Appends to a text of at most 512 bytes, without padding marks: `$<5>` is for printing terminals.
static void add(char *text, size_t *length, const char *more) {
  if (more == NULL || more == (const char *)-1) return;
  while (*more && *length + 1 < sizeof enter) {
    if (more[0] == '$' && more[1] == '<') {
      const char *end = strchr(more, '>');
      if (end) {
        more = end + 1;
        continue;
      }
    }
    text[(*length)++] = *more++;
  }
  text[*length] = 0;
}

// Prepares the sequences that ncurses doesn't know, besides its smcup and rmcup, in the order of
// undoing: open frame, keys, pointer, reports, wrapping, link, pen, cursor.
static void prepare(unsigned options) {
  struct cnc_leave leave;
  char *text = leave.text;
  size_t length = 0;
  if (extended) {
    add(text, &length, "\x1b[?2026l\x1b[<u\x1b[?1002l\x1b[?1003l\x1b[?1006l");
    add(text, &length, "\x1b[?1004l\x1b[?2004l");
  }
  // A frame may be cut between setting the margins for a scroll and resetting them. The reset moves
  // the cursor to the corner, and inline frames never set margins.
  if (is_inline) add(text, &length, "\x1b[?7h");
  else add(text, &length, speaks_ecma ? "\x1b[?7h\x1b[r" : cnc_string("smam"));
  if (extended) add(text, &length, "\x1b]8;;\x1b\\");
  add(text, &length, cnc_string("sgr0"));
  add(text, &length, cnc_string("rmkx"));
  add(text, &length, cnc_string("cnorm"));
  // Some terminfo entries lack this mode, but the encoder hides the cursor anyway.
  if (speaks_ecma) add(text, &length, "\x1b[?25h");
  leave.modes_length = length;
  has_own_screen = !is_inline && cnc_string("rmcup") != NULL;
  if (is_inline) {
    // `cnc_set_end` sets the rest.
  } else if (has_own_screen) {
    add(text, &length, cnc_string("rmcup"));
  } else {
    // Start a new line below the last one for the shell.
    int width, height;
    cnc_window_size(&width, &height);
    add(text, &length, speaks_ecma ? "\x1b[999;1H" : cnc_expand("cup", height - 1, 0));
    add(text, &length, "\n");
  }
  leave.length = length;
  leave.cancels = speaks_ecma;
  first_leave = leave;
  cnc_set_leave(&leave);

  enter_length = 0;
  assertion_length = 0;
  // ncurses has set the margins to terminfo's size.
  if (!is_inline && speaks_ecma && cnc_string("csr")) add(enter, &enter_length, "\x1b[r");
  add(enter, &enter_length, cnc_string("smkx"));
  add(enter, &enter_length, speaks_ecma ? "\x1b[?7l" : cnc_string("rmam"));
  add(assertion, &assertion_length, cnc_string("smkx"));
  add(assertion, &assertion_length, speaks_ecma ? "\x1b[?7l" : cnc_string("rmam"));
  added_from = assertion_length;
  if (!extended) return;
  const char *pointer = options & CNC_POINTER_MOTION    ? "\x1b[?1003h\x1b[?1006h"
                        : options & CNC_POINTER_BUTTONS ? "\x1b[?1002h\x1b[?1006h"
                                                        : "";
  int phases = (options & CNC_KEY_PHASES) != 0;
  // 1: distinct keys, 4: the shifted key and that of a Latin layout too, 31: phases and text too.
  // Pushed once. The assertion sets the value instead, or the terminal's stack would grow.
  add(enter, &enter_length, phases ? "\x1b[>31u" : "\x1b[>5u");
  add(assertion, &assertion_length, phases ? "\x1b[=31u" : "\x1b[=5u");
  add(enter, &enter_length, pointer);
  add(assertion, &assertion_length, pointer);
  // Not in the assertion, which follows a focus report: some terminals report when this mode is
  // set.
  add(enter, &enter_length, "\x1b[?1004h\x1b[?2004h");
  add(assertion, &assertion_length, "\x1b[?2004h");
  added_from = assertion_length;
}

static int open_terminal(int flags) {
  flags |= O_RDWR | O_CLOEXEC | O_NOCTTY;
#ifndef __APPLE__
  // /dev/tty works even if the terminal's file belongs to another user (su).
  int controlling = open("/dev/tty", flags);
  if (controlling >= 0) return controlling;
#endif
  // kqueue can't wait on /dev/tty.
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++) {
    char name[256];
    if (ttyname_r(number, name, sizeof name) != 0) continue;
    int named = open(name, flags);
    if (named >= 0) return named;
  }
#ifdef __APPLE__
  return open("/dev/tty", flags);
#else
  return -1;
#endif
}

/// Returns 1 if a capability begins with `start` or is missing.
static int begins(const char *text, const char *start) {
  return text == NULL || strncmp(text, start, strlen(start)) == 0;
}

/// Looks up `name` in terminfo, without writing to the terminal. Returns CNC_SYSTEM if there is no
/// entry.
static int examine(const char *name) {
  int result = 0;
  // newterm creates three unused windows with 28 bytes per cell. At terminfo's size they take 160
  // kB. At the size of a large screen they would dominate the start-up time and memory.
  use_env(FALSE);
  if (setupterm(name, cnc_record.descriptor, &result) != OK) {
    missing = result == 1 ? "a screen" : "an entry in terminfo";
    return result == 1 ? CNC_UNUSABLE : CNC_SYSTEM;
  }
  const char *out = tigetstr("rmcup");
  // Without an alternate screen, endwin moves the cursor to the last line, so it needs the real
  // size.
  if (tigetnum("lines") <= 0 || tigetnum("cols") <= 0 || out == NULL || out == (char *)-1)
    use_env(TRUE);
  int answer = CNC_OK;
  const char *place = tigetstr("cup");
  if (place == NULL || place == (char *)-1) {
    missing = "cup";
    answer = CNC_UNUSABLE;
  } else {
    // ECMA-48 8.3.21 and 8.3.117.
    speaks_ecma = begins(tparm((char *)place, 2, 4, 0, 0, 0, 0, 0, 0, 0), "\x1b[3;5H") &&
                  begins(cnc_string("bold"), "\x1b[") && begins(cnc_string("rev"), "\x1b[") &&
                  begins(cnc_string("smul"), "\x1b[");
    if (tigetflag("hc") > 0) {
      missing = "a screen";
      answer = CNC_UNUSABLE;
    }
  }
  del_curterm(cur_term);
  return answer;
}

static int choose(const char *term) {
  if (term == NULL || *term == 0) term = fallback;
  if (strcmp(term, "dumb") == 0) return CNC_DUMB;
  snprintf(term_name, sizeof term_name, "%s", term);
  int answer = examine(term_name);
  if (answer != CNC_SYSTEM) return answer;
  // The type is unknown. Errors still show the user's name for it.
  answer = examine(fallback);
  if (answer != CNC_OK) return CNC_UNUSABLE;
  snprintf(term_name, sizeof term_name, "%s", fallback);
  return CNC_OK;
}

static void close_all(void) {
  if (stream) fclose(stream);
  stream = NULL;
  if (cnc_record.descriptor >= 0) close(cnc_record.descriptor);
  cnc_record.descriptor = -1;
  cnc_end_guard();
}

/// Flushes the output of ncurses. It has no function for that, but curs_set does it.
static void push_out(void) {
  if (curs_set(0) != ERR) return;
  reset_shell_mode();
  reset_prog_mode();
}

/// Does the same as raw, noecho and nonl, with which ncurses would also take the screen.
static void take_line(void) {
  program_modes = cnc_record.shell_modes;
  program_modes.c_iflag &= ~(tcflag_t)(IXON | BRKINT | PARMRK | ICRNL | INLCR | IGNCR | ISTRIP);
  program_modes.c_lflag &= ~(tcflag_t)(ICANON | ISIG | IEXTEN | ECHO);
  program_modes.c_oflag &= ~(tcflag_t)OPOST;
  program_modes.c_cc[VMIN] = 1;
  program_modes.c_cc[VTIME] = 0;
  tcsetattr(cnc_record.descriptor, TCSANOW, &program_modes);
}

static int start(unsigned options) {
  int result = 0;
  is_inline = (options & CNC_INLINE) && speaks_ecma;
  if (is_inline) {
    if (setupterm(term_name, cnc_record.descriptor, &result) != OK) return CNC_UNUSABLE;
  } else {
    screen = newterm(term_name, stream, stream);
    if (screen == NULL) {
      missing = "newterm";
      return CNC_UNUSABLE;
    }
  }
  is_open = 1;
  const char *mouse = tigetstr("kmous");
  // The Linux console supports a mouse only through gpm, and prints unknown sequences.
  extended = speaks_ecma && mouse != NULL && mouse != (char *)-1 &&
             strncmp(term_name, "linux", 5) != 0;
  prepare(options);
  if (options & CNC_GUARD) cnc_start_guard();
  cnc_own(1);
  if (is_inline) {
    take_line();
    cnc_write_all(enter, enter_length);
    return CNC_OK;
  }
  raw();
  noecho();
  nonl();
  // The encoder's bytes must reach the terminal unchanged.
  tcgetattr(cnc_record.descriptor, &program_modes);
  program_modes.c_oflag &= ~(tcflag_t)OPOST;
  tcsetattr(cnc_record.descriptor, TCSANOW, &program_modes);
  tcgetattr(cnc_record.descriptor, &program_modes);
  def_prog_mode();
  push_out();
  cnc_write_all(enter, enter_length);
  return CNC_OK;
}

void cnc_fill_standard_streams(void) {
  int number;
  do number = open("/dev/null", O_RDWR);
  while (number >= 0 && number <= STDERR_FILENO);
  if (number >= 0) close(number);
}

int cnc_can_open(int count) {
  int opened[64];
  int number = 0;
  int code = 0;
  while (number < count && number < 64) {
    opened[number] = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (opened[number] < 0) {
      code = errno;
      break;
    }
    number++;
  }
  while (number > 0) close(opened[--number]);
  errno = code;
  return code != EMFILE && code != ENFILE;
}

// The terminal (twice), both ends of the signal pipe, the held output and its watch, copies of the
// two standard streams, and the terminal for the input and output sources.
enum { session_descriptors = 10, guard_descriptors = 2, file_descriptors = 2 };

// 1 if Dispatch has opened its own descriptors.
static int has_begun;

int cnc_needed_descriptors(unsigned options) {
  return session_descriptors + file_descriptors + (options & CNC_GUARD ? guard_descriptors : 0) +
         (has_begun ? 0 : CNC_DISPATCH_DESCRIPTORS);
}

int cnc_begin(const char *term, unsigned options) {
  if (is_open) return CNC_BUSY;
  if (!(options & CNC_ALLOW_REDIRECTION) && !(isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)))
    return CNC_NOT_A_TERMINAL;
  // Text that the program has printed comes before the screen.
  fflush(stdout);
  cnc_fill_standard_streams();
  if (!cnc_can_open(cnc_needed_descriptors(options))) return CNC_NO_DESCRIPTORS;
  // Opened twice: ncurses spins on a non-blocking descriptor, and Dispatch must not block.
  cnc_record.descriptor = open_terminal(O_NONBLOCK);
  int blocking = cnc_record.descriptor < 0 ? -1 : open_terminal(0);
  stream = blocking < 0 ? NULL : fdopen(blocking, "r+");
  if (stream == NULL || tcgetattr(cnc_record.descriptor, &cnc_record.shell_modes) != 0) {
    if (stream == NULL && blocking >= 0) close(blocking);
    close_all();
    return CNC_NOT_A_TERMINAL;
  }
  int answer = choose(term);
  // Before newterm, which installs its own handlers if there are none. One of them calls endwin,
  // which isn't async-signal-safe.
  if (answer == CNC_OK && cnc_install_handlers() != 0) answer = CNC_SYSTEM;
  if (answer == CNC_OK) answer = start(options);
  if (answer != CNC_OK) {
    int code = errno;
    cnc_remove_handlers();
    close_all();
    errno = code;
    return answer;
  }
  cnc_hold_output();
  has_begun = 1;
  return CNC_OK;
}

int cnc_open_entry(const char *term) {
  int result = 0;
  if (is_open || !isatty(STDOUT_FILENO) || choose(term) != CNC_OK || !speaks_ecma) return 0;
  return setupterm(term_name, STDOUT_FILENO, &result) == OK;
}

void cnc_close_entry(void) { del_curterm(cur_term); }

int cnc_can_be_inline(const char *term) {
  return is_open || (choose(term) == CNC_OK && speaks_ecma);
}

void cnc_end(void) {
  if (!is_open) return;
  if (cnc_owns()) {
    // endwin writes rmcup and sets the modes of def_shell_mode. It waits forever for a terminal
    // that doesn't read, so it is only called if the modes could be written. In the background, the
    // shell already has the terminal, and using it would stop us.
    if (cnc_is_foreground()) {
      // A session that started below the prompt has no ncurses screen.
      if (is_inline || screen == NULL) {
        cnc_write_leave(CNC_ALL);
      } else if (cnc_write_leave(CNC_MODES)) {
        endwin();
        // Without an alternate screen, endwin leaves the cursor in a line of the last frame.
        if (!has_own_screen) cnc_write_leave(CNC_SCREEN);
      }
      // ncurses restores only most of the modes.
      tcsetattr(cnc_record.descriptor, TCSANOW, &cnc_record.shell_modes);
    } else if (cnc_is_shells()) {
      // Killed while stopped: the shell has set its own modes, but our screen is still there.
      cnc_write_leave(CNC_ALL);
    }
    cnc_own(0);
    fflush(stdout);
    cnc_release_output();
  }
  cnc_remove_handlers();
  if (screen) delscreen(screen);
  else del_curterm(cur_term);
  screen = NULL;
  is_open = 0;
  close_all();
}

int cnc_leave(void) {
  if (!is_open || !cnc_owns()) return 0;
  if (cnc_is_foreground()) {
    if (cnc_write_leave(CNC_ALL) && screen) reset_shell_mode();
    tcsetattr(cnc_record.descriptor, TCSANOW, &cnc_record.shell_modes);
  }
  cnc_own(0);
  fflush(stdout);
  cnc_release_output();
  return 1;
}

/// Takes the screen, unless the app is below the prompt, and turns on the required modes.
static void write_enter(void) {
  char in[512];
  size_t length = 0;
  if (!is_inline) add(in, &length, tigetstr("smcup"));
  add(in, &length, tigetstr("civis"));
  cnc_write_all(in, length);
  cnc_write_all(enter, enter_length);
}

int cnc_enter(void) {
  if (!is_open || !cnc_await_foreground()) return 0;
  int is_read = 1;
  if (cnc_owns()) {
    // Stopped from outside, or not moved by `cnc_present`: our modes may still be on, and keyboard
    // flags are a stack.
    is_read = cnc_write_leave(CNC_MODES);
  } else if (tcgetattr(cnc_record.descriptor, &cnc_record.shell_modes) == 0) {
    if (screen) def_shell_mode();
  } else {
    return 0;
  }
  cnc_be_sure();
  // Another program may have turned off the added modes. The session adds them again.
  assertion[assertion_length = added_from] = 0;
  cnc_set_leave(&first_leave);
  cnc_own(1);
  // Like endwin, reset_prog_mode waits forever for a terminal that doesn't read.
  if (screen && is_read) reset_prog_mode();
  tcsetattr(cnc_record.descriptor, TCSANOW, &program_modes);
  write_enter();
  cnc_hold_output();
  return 1;
}

int cnc_can_present(void) { return is_open && cnc_owns() && cnc_is_foreground(); }

int cnc_present(unsigned options) {
  if (!cnc_can_present()) return 0;
  // The terminal modes don't change, so that no key is lost.
  if (!cnc_write_leave(CNC_ALL)) return 0;
  is_inline = (options & CNC_INLINE) && speaks_ecma;
  prepare(options);
  write_enter();
  return 1;
}

int cnc_is_undisturbed(void) {
  // The modes prove nothing: fish, for example, saves those of a stopped program and restores them
  // before it continues the program.
  struct termios now;
  int is_gone = !is_open || tcgetattr(cnc_record.descriptor, &now) != 0;
  return is_gone || !cnc_was_continued();
}

const char *cnc_term(void) { return term_name; }
const char *cnc_missing(void) { return missing; }
int cnc_is_extended(void) { return extended; }
int cnc_speaks_ecma(void) { return speaks_ecma; }
int cnc_is_inline(void) { return is_inline; }
const char *cnc_assertion(void) { return assertion; }

void cnc_set_end(const char *text) {
  if (is_inline) cnc_leave_by(text);
}

void cnc_add_mode(const char *set, const char *undo) {
  if (strstr(assertion + added_from, set) == NULL) add(assertion, &assertion_length, set);
  cnc_undo_also(undo);
}
int cnc_duplicate(void) { return fcntl(cnc_record.descriptor, F_DUPFD_CLOEXEC, 0); }
void cnc_discard(int descriptor) { close(descriptor); }

const char *cnc_string(const char *name) {
  const char *text = tigetstr(name);
  return text == (const char *)-1 ? NULL : text;
}

const char *cnc_expand(const char *name, int first, int second) {
  static char text[sizeof enter];
  size_t length = 0;
  const char *place = cnc_string(name);
  if (place == NULL) return NULL;
  add(text, &length, tparm((char *)place, first, second, 0, 0, 0, 0, 0, 0, 0));
  return text;
}

const char *cnc_expand_attributes(unsigned bits) {
  static char text[sizeof enter];
  size_t length = 0;
  const char *place = cnc_string("sgr");
  const int bold = bits & 1, dim = bits >> 1 & 1, reverse = bits >> 3 & 1, line = bits >> 5 & 1;
  if (place) {
    add(text, &length, tparm((char *)place, 0, line, reverse, 0, dim, bold, 0, 0, 0));
    return text;
  }
  // Without a way to end attributes, don't use any.
  if (cnc_string("sgr0") == NULL) return NULL;
  add(text, &length, cnc_string("sgr0"));
  const char *standout = cnc_string("smso");
  const char *heavy = cnc_string("bold"), *turned = cnc_string("rev");
  if (bold) add(text, &length, heavy ? heavy : standout);
  if (dim) add(text, &length, cnc_string("dim"));
  if (bits >> 2 & 1) add(text, &length, cnc_string("sitm"));
  if (reverse) add(text, &length, turned ? turned : standout);
  if (line) add(text, &length, cnc_string("smul"));
  return text;
}

int cnc_number(const char *name) { return tigetnum(name); }
int cnc_flag(const char *name) { return tigetflag(name) > 0; }

int cnc_window_size(int *width, int *height) {
  struct winsize size = {0};
  ioctl(cnc_record.descriptor, TIOCGWINSZ, &size);
  if (last_width == 0) {
    last_width = tigetnum("cols") > 0 ? tigetnum("cols") : 80;
    last_height = tigetnum("lines") > 0 ? tigetnum("lines") : 24;
  }
  if (size.ws_col > 0) last_width = size.ws_col;
  if (size.ws_row > 0) last_height = size.ws_row;
  *width = last_width;
  *height = last_height;
  return size.ws_col > 0 && size.ws_row > 0;
}

int cnc_output_columns(void) {
  struct winsize size = {0};
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  return size.ws_col > 0 ? size.ws_col : 80;
}

int cnc_window_pixels(int *width, int *height) {
  struct winsize size = {0};
  ioctl(cnc_record.descriptor, TIOCGWINSZ, &size);
  *width = size.ws_xpixel;
  *height = size.ws_ypixel;
  return *width > 0 && *height > 0;
}

long cnc_read(uint8_t *bytes, size_t capacity) {
  for (;;) {
    ssize_t count = read(cnc_record.descriptor, bytes, capacity);
    if (count > 0) return count;
    if (count == 0) return -1;
    if (errno == EAGAIN) return 0;
    // In the background with SIGTTIN blocked: the input is for another program.
    if (errno == EIO && !cnc_is_foreground()) return 0;
    if (errno != EINTR) return -1;
  }
}

long cnc_write(const uint8_t *bytes, size_t count) {
  if (!cnc_owns() || !cnc_is_sure()) return 0;
  cnc_trim_unwatched();
  // Set before writing, because another thread may crash while a frame is half written.
  cnc_set_partial(1);
  for (;;) {
    ssize_t taken = write(cnc_record.descriptor, bytes, count);
    if (taken == (ssize_t)count) cnc_set_partial(0);
    if (taken >= 0) return taken;
    if (errno == EAGAIN) return 0;
    if (errno != EINTR) return -1;
  }
}

int cnc_wait_input(int milliseconds) {
  struct pollfd wait = {cnc_record.descriptor, POLLIN, 0};
  return poll(&wait, 1, milliseconds) > 0;
}

int cnc_wait_output(int milliseconds) {
  struct pollfd wait = {cnc_record.descriptor, POLLOUT, 0};
  return poll(&wait, 1, milliseconds) > 0;
}

// In the background, tcflush would stop the process, and the input is for another program.
void cnc_drop_input(void) {
  if (cnc_is_foreground()) tcflush(cnc_record.descriptor, TCIFLUSH);
}
