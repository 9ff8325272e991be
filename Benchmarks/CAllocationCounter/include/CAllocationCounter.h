// SPDX-License-Identifier: MIT
// Shim: counts heap allocations; malloc can't be replaced from Swift.
#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Returns the number of calls of malloc, calloc, realloc and their aligned variants since the
/// start of the process, by all threads; 0 if `cac_is_counting` returns false.
uint64_t cac_count(void);

/// Returns the number of heap bytes in use, including the allocator's overhead per block
/// (mallinfo2); 0 if `cac_is_counting` returns false.
uint64_t cac_bytes(void);

/// Returns true if an executable can replace malloc on this platform (glibc).
bool cac_is_counting(void);

#endif
