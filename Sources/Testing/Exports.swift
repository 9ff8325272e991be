// SPDX-License-Identifier: MIT
// Testing: exports the harness too.

@_exported public import CuriumHarness
