// SPDX-License-Identifier: MIT
// Testing: libFuzzer's entry point, in builds that link it.

#include "fuzzer.h"

extern int LLVMFuzzerRunDriver(int *count, char ***arguments, cfz_input input)
    __attribute__((weak));

int cfz_is_linked(void) { return LLVMFuzzerRunDriver != NULL; }

int cfz_run(int count, char **arguments, cfz_input input) {
  if (LLVMFuzzerRunDriver == NULL) return -1;
  return LLVMFuzzerRunDriver(&count, &arguments, input);
}
