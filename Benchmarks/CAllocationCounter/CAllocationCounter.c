// SPDX-License-Identifier: MIT
// Shim: replaces the functions of malloc; those of an executable override a shared library's.
#include "CAllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

static _Atomic uint64_t calls;

uint64_t cac_count(void) { return atomic_load_explicit(&calls, memory_order_relaxed); }

#ifdef __GLIBC__

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void count(void) { atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed); }

bool cac_is_counting(void) { return true; }

uint64_t cac_bytes(void) {
  struct mallinfo2 heap = mallinfo2();
  return (uint64_t)heap.uordblks + (uint64_t)heap.hblkhd;
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *place, size_t size) {
  count();
  return __libc_realloc(place, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  count();
  *place = __libc_memalign(alignment, size);
  return *place == NULL ? ENOMEM : 0;
}

#else

bool cac_is_counting(void) { return false; }

uint64_t cac_bytes(void) { return 0; }

#endif
