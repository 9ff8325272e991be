// SPDX-License-Identifier: MIT
// Views: exports the views and syntax highlighting too.

@_exported public import CuriumCode
@_exported public import CuriumViews
