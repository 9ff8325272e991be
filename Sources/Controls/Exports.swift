// SPDX-License-Identifier: MIT
// Controls: exports the views too.

@_exported public import CuriumViews
