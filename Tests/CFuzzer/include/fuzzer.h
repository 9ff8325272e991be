// SPDX-License-Identifier: MIT
// Testing: libFuzzer's entry point, in builds that link it.

// It is C because Swift cannot declare a weak symbol: an ordinary build has no libFuzzer, and the
// fuzz program then replays files instead.

#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Checks one input; returns 0.
typedef int (*cfz_input)(const uint8_t *bytes, size_t count);

/// Returns 1 in a build with `-sanitize=fuzzer`, else 0.
int cfz_is_linked(void);

/// Runs libFuzzer with its own command line (LLVMFuzzerRunDriver); `arguments[0]` is the program.
/// Returns the exit status, or -1 without libFuzzer.
int cfz_run(int count, char **arguments, cfz_input input);

#endif
