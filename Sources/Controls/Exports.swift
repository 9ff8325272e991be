// SPDX-License-Identifier: MIT
// Views: exports the views too.

@_exported public import CuriumViews
