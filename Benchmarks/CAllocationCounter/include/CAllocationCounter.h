// SPDX-License-Identifier: MIT
// Shim: how often the process asked for heap memory; malloc itself cannot be replaced from Swift.
#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Calls of malloc, calloc, realloc and the aligned ones since the start of the process, by all
/// threads. 0 where `cac_is_counting` is false.
uint64_t cac_count(void);

/// Bytes of the heap in use, with what the allocator keeps beside each block (mallinfo2). 0 where
/// `cac_is_counting` is false.
uint64_t cac_bytes(void);

/// Whether this platform lets an executable stand in front of malloc (glibc does).
bool cac_is_counting(void);

#endif
