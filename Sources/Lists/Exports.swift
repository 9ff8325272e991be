// SPDX-License-Identifier: MIT
// Views: exports the controls too.

@_exported public import CuriumControls
