// SPDX-License-Identifier: MIT
// Testing: libFuzzer's entry point, in builds that link it.

// Written in C because Swift can't declare a weak symbol. An ordinary build has no libFuzzer, and
// the fuzz program replays files instead.

#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Checks one input; returns 0.
typedef int (*cfz_input)(const uint8_t *bytes, size_t count);

/// Returns 1 in a build with `-sanitize=fuzzer`, otherwise 0.
int cfz_is_linked(void);

/// Runs libFuzzer with its own command line (LLVMFuzzerRunDriver); `arguments[0]` is the program.
/// Returns the exit status, or -1 without libFuzzer.
int cfz_run(int count, char **arguments, cfz_input input);

#endif
